internal import SymbolFiles
internal import SymbolRendering

/// How the pictures of some symbols are drawn for an output.
struct SpriteSettings: Sendable {
    private(set) var axes = SpriteAxes()
    private(set) var base = SpriteBase()
    private(set) var map = MapOptions()
    let name: SpriteName
    /// The text between the parts of a path in a name.
    private(set) var separator = "-"
    /// The nodes of the keys that were given.
    let keys: [String: YAMLNode]
    /// The nodes of their values.
    let values: [String: YAMLNode]

    init(_ layer: SpriteLayer, _ root: YAMLNode, _ file: YAMLFile) throws(FileError) {
        var name: SpriteName?
        for member in layer.members {
            let node = member.value
            switch member.word {
            case "name":
                _ = try file.text(node, of: "a name such as {symbol}-{size}")
                name = try file.value(node, of: "a name") { text throws(ValueError) in try SpriteName(text) }
            case "separator": separator = try file.text(node, of: "a separator such as -")
            case let word where SpriteAxes.keys.contains(word): try axes.read(word, node, file)
            case let word where MapOptions.keys.contains(word): try map.read(word, node, file)
            case let word: try base.read(word, node, file)
            }
        }
        try axes.resolve(root, file)
        keys = Dictionary(layer.members.map { ($0.word, $0.key) }) { $1 }
        values = Dictionary(layer.members.map { ($0.word, $0.value) }) { $1 }
        if !base.style.palette.isEmpty, keys["rendering-modes"] == nil { axes.usePalette() }
        if base.style.palette.isEmpty, axes.modes.contains(where: { $0.value == .palette }) {
            throw file.error(root, "the rendering mode palette needs colours; expected \"palette: A,B,C\"")
        }
        self.name = name ?? SpriteName(varying: axes)
    }

    var moves: Bool { axes.effects.contains { $0.value != nil } }
}
