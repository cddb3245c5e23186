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

    public init(name: String, accessibilityLabel: String? = nil, artwork: Artwork) {
        self.name = name
        self.accessibilityLabel = accessibilityLabel
        self.artwork = artwork
    }
}
