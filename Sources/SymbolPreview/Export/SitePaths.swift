internal import Insignia

/// The paths of the files that the exported site can have for a symbol, which follow from its id and name alone.
struct SitePaths: Sendable {
    /// The stem of file names: the name of the symbol, with a digest of its id where several have that name.
    let stem: String

    init(_ entry: LibraryEntry) {
        let name = String(entry.name.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
        stem = name == entry.id ? name : "\(name)-\(ContentDigest(of: entry.id).text.prefix(8))"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            || "._-".unicodeScalars.contains(scalar)
    }

    var page: String { "symbol/\(stem).html" }
    var tile: String { "picture/\(stem)@2x.png" }
    var large: String { "picture/\(stem).large.png" }
    func sheet(_ kind: String) -> String { "sheet/\(stem).\(kind).png" }
    func effect(_ name: String) -> String { "effect/\(stem).\(name).webp" }

    /// The contact sheets that there can be, by their kinds.
    static let sheets = [(kind: "weights", title: "Weights and scales"), (kind: "modes", title: "Modes")]
    /// The effects common to all symbols.
    static let commonEffects = [
        (effect: "bounce", title: "Bounce"), (effect: "wiggle", title: "Wiggle"), (effect: "pulse", title: "Pulse")
    ]
    /// The effects of symbols with certain features.
    static let specialEffects: [(feature: SymbolFacts.Feature, effect: String, title: String)] = [
        (.draws, "drawOn", "Draw on"), (.variable, "variableColor", "Variable colour"),
        (.rotates, "rotate", "Rotate"), (.breathes, "breathe", "Breathe")
    ]

    /// All paths.
    var all: [String] {
        let effects = Self.commonEffects.map(\.effect) + Self.specialEffects.map(\.effect)
        return [page, tile, large] + Self.sheets.map { sheet($0.kind) } + effects.map(effect)
    }
}
