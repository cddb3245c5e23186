internal import SymbolFiles

/// The settings for pictures in one part of a build file: in the file itself, an output, or an entry of its symbols.
struct SpriteLayer: Sendable {
    /// A key with its value.
    struct Member: Sendable {
        let word: String
        let key, value: YAMLNode
    }

    private(set) var members: [Member] = []

    static let keys = ["name", "separator"] + SpriteAxes.keys + SpriteBase.keys
    /// The keys of an entry, whose pictures have the display scales of the output they go into.
    static let entryKeys = keys.filter { $0 != "display-scales" } + MapOptions.keys

    var isEmpty: Bool { members.isEmpty }

    mutating func add(_ word: String, _ key: YAMLNode, _ value: YAMLNode) {
        members.append(Member(word: word, key: key, value: value))
    }

    /// Combines the members of this layer that another one does not replace with those of the other.
    func under(_ other: SpriteLayer) -> SpriteLayer {
        let words = Set(other.members.map(\.word))
        var replaced = words
        if !words.isDisjoint(with: Self.sizes) { replaced.formUnion(Self.sizes) }
        if !words.isDisjoint(with: ["sizes", "point-sizes"]) { replaced.formUnion(["dynamic-types", "emphasized"]) }
        if words.contains("weights") { replaced.insert("emphasized") }
        var layer = self
        layer.members = members.filter { !replaced.contains($0.word) } + other.members
        return layer
    }

    /// The keys for sizes, which cannot be combined.
    private static let sizes = ["sizes", "point-sizes", "text-styles"]
}
