internal import SymbolFiles

/// How a sheet is laid out and described.
struct SheetOptions: Sendable {
    private(set) var manifests: [SpriteSheetManifest] = [.maplibre]
    /// The distance between sprites, in points.
    private(set) var padding = 1
    /// The distance by which the edges of each sprite are repeated outwards, in points.
    private(set) var extrusion = 0
    private(set) var trims = false
    /// The maximum length of a page's side, in pixels; graphics hardware supports no larger textures.
    private(set) var largestSide = 16_384
    /// Whether both sides of every page are powers of two.
    private(set) var isPowerOfTwo = false
    /// Whether file names contain a digest of the content.
    private(set) var isHashed = false
    /// The keys that were given, with their nodes.
    private(set) var given: [(word: String, node: YAMLNode)] = []

    static let keys = ["manifests", "padding", "trim", "extrude", "max-size", "power-of-two", "hash"]

    static let uses: [SpriteOutput.KeyUse] = keys.map { ($0, [.sheet]) }

    mutating func read(_ word: String, _ key: YAMLNode, _ node: YAMLNode, _ file: YAMLFile) throws(FileError) {
        given.append((word, key))
        switch word {
        case "manifests":
            manifests = try file.list(node).map { item throws(FileError) in
                try file.value(item, of: "a manifest", ValueSyntax.choice)
            }
        case "padding": padding = try file.whole(node, 0...64)
        case "extrude": extrusion = try file.whole(node, 0...64)
        case "max-size": largestSide = try file.whole(node, 16...16_384)
        case "trim": trims = try file.value(node, of: "true or false", ValueSyntax.flag)
        case "power-of-two": isPowerOfTwo = try file.value(node, of: "true or false", ValueSyntax.flag)
        default: isHashed = try file.value(node, of: "true or false", ValueSyntax.flag)
        }
    }

    /// A text that differs where the sheets do.
    var recipe: String {
        "\(padding) \(trims) \(manifests.map(\.rawValue)) \(extrusion) \(largestSide) \(isPowerOfTwo) \(isHashed)"
    }
}
