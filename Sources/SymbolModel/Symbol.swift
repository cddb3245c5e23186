public import SymbolDrawing

/// A symbol: one drawing in up to 27 variants with layers over its shapes, or a plain icon.
public struct Symbol: Hashable, Sendable {
    public enum Artwork: Hashable, Sendable {
        case template(TemplateArtwork)
        case icon(Drawing)
    }

    public var name: String
    /// What a screen reader says; nil where the file does not tell.
    public var accessibilityLabel: String?
    public var artwork: Artwork
    /// Whether the symbol is turned about a vertical axis where text runs from right to left.
    public var mirrorsInRightToLeft: Bool

    public init(name: String, accessibilityLabel: String? = nil, artwork: Artwork, mirrorsInRightToLeft: Bool = false) {
        self.name = name
        self.accessibilityLabel = accessibilityLabel
        self.artwork = artwork
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
    }
}
