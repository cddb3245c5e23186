/// A symbol: either a drawing in up to 27 combinations of weight and scale, with layers of its shapes, or a plain icon.
///
/// Read a symbol with `SymbolDocument`. Every symbol can be rendered, since its drawings are checked when they are
/// read.
public struct Symbol: Hashable, Sendable {
    /// What the symbol is drawn from.
    package enum Artwork: Hashable, Sendable {
        case template(TemplateArtwork)
        case icon(IconArtwork)
    }

    /// The dotted name of the symbol, usually the name of its file without the extension.
    public var name: String
    /// The text that a screen reader speaks.
    ///
    /// The value is `nil` where the file gives no title or description, and empty for a purely decorative symbol, which
    /// has an empty title, and for one from standard input, which has neither a title nor a name.
    public var accessibilityLabel: String?
    /// What the symbol is drawn from.
    package var artwork: Artwork
    /// Whether the symbol is mirrored horizontally in right-to-left text.
    public var mirrorsInRightToLeft: Bool

    package init(
        name: String, accessibilityLabel: String? = nil, artwork: Artwork, mirrorsInRightToLeft: Bool = false
    ) {
        self.name = name
        self.accessibilityLabel = accessibilityLabel
        self.artwork = artwork
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
    }

    /// The mode in which automatic rendering draws the symbol; `nil` where it prefers none and is drawn in monochrome.
    ///
    /// A plain icon has no preference, since it keeps its own paints.
    public var preferredMode: LayerMode? {
        get { if case .template(let artwork) = artwork { artwork.defaults.renderingMode } else { nil } }
        set {
            guard case .template(var artwork) = artwork else { return }
            artwork.defaults.renderingMode = newValue
            self.artwork = .template(artwork)
        }
    }
}

extension Symbol: CustomStringConvertible, CustomReflectable {
    /// The symbol's name.
    public var description: String { name }

    /// A mirror of the name alone: outlines would fill pages of a test's log.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
