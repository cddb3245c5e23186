package import SymbolDrawing

/// A symbol: a drawing in up to 27 weights and scales with layers over its shapes, or a plain icon.
///
/// Read one with `SymbolDocument`. Every symbol can be rendered, since its drawings are checked on reading.
public struct Symbol: Hashable, Sendable {
    package enum Artwork: Hashable, Sendable {
        case template(TemplateArtwork)
        case icon(Drawing)
    }

    /// The symbol's dotted name, usually its file's name without the extension.
    public var name: String
    /// The text that a screen reader speaks; `nil` where the file gives no title or description, empty for a symbol
    /// that is mere decoration, as an empty title in the file declares.
    public var accessibilityLabel: String?
    package var artwork: Artwork
    /// Whether the symbol is mirrored horizontally where text runs from right to left.
    public var mirrorsInRightToLeft: Bool

    package init(
        name: String, accessibilityLabel: String? = nil, artwork: Artwork, mirrorsInRightToLeft: Bool = false
    ) {
        self.name = name
        self.accessibilityLabel = accessibilityLabel
        self.artwork = artwork
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
    }

    /// The mode that the automatic rendering mode stands for; `nil` where the symbol prefers none, and is drawn in
    /// monochrome.
    ///
    /// A plain icon has no preference: it keeps its own paints.
    public var preferredMode: LayerMode? {
        get { if case .template(let artwork) = artwork { artwork.defaults.renderingMode } else { nil } }
        set {
            guard case .template(var artwork) = artwork else { return }
            artwork.defaults.renderingMode = newValue
            self.artwork = .template(artwork)
        }
    }
}
