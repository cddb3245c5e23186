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

/// What an SF Symbols template holds.
public struct TemplateArtwork: Hashable, Sendable {
    /// As in `Template v.5.0`; nil where the file names none.
    public var version: TemplateVersion?
    /// The drawn cells.
    public var variants: [Cell: Variant]
    /// The lines of each scale, on the file's page.
    public var guides: [Scale: GuideBand]
    /// Bottom to top; empty where the file has none, and then all shapes are one layer.
    public var monochromeLayers: [Layer]

    public init(
        version: TemplateVersion?, variants: [Cell: Variant], guides: [Scale: GuideBand], monochromeLayers: [Layer]
    ) {
        self.version = version
        self.variants = variants
        self.guides = guides
        self.monochromeLayers = monochromeLayers
    }

    /// The drawn cells, by scale and weight.
    public var cells: [Cell] { variants.keys.sorted() }
}

public struct TemplateVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int

    public init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    public var description: String { "\(major).\(minor)" }

    public static func < (a: TemplateVersion, b: TemplateVersion) -> Bool {
        (a.major, a.minor) < (b.major, b.minor)
    }
}

/// Baseline and cap line of one scale, in the page's units with y down.
public struct GuideBand: Hashable, Sendable {
    public var baseline: Double
    public var capline: Double

    public init(baseline: Double, capline: Double) {
        self.baseline = baseline
        self.capline = capline
    }

    /// From page units to 1/100 em: exports round the lines, and some pages are drawn smaller.
    public var unit: Double { Variant.capHeight / (baseline - capline) }
}
