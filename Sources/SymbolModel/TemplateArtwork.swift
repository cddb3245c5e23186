/// What an SF Symbols template holds.
public struct TemplateArtwork: Hashable, Sendable {
    /// As in `Template v.5.0`; nil where the file names none.
    public var version: TemplateVersion?
    /// The drawn cells.
    public let variants: [Cell: Variant]
    /// The lines of each scale, on the file's page.
    public var guides: [Scale: GuideBand]
    /// Bottom to top for each mode; a mode that the file has no layers for is not there.
    public var layers: [LayerMode: [Layer]]
    public var defaults: SymbolDefaults
    /// How the cells that are not drawn come about.
    public let sources: Interpolation

    public init(
        version: TemplateVersion?, variants: [Cell: Variant], guides: [Scale: GuideBand],
        layers: [LayerMode: [Layer]] = [:], defaults: SymbolDefaults = SymbolDefaults()
    ) {
        self.version = version
        self.variants = variants
        self.guides = guides
        self.layers = layers
        self.defaults = defaults
        sources = Interpolation(variants)
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

/// What a template says of its animations and of its variable value, in the rule `.defaults`.
public struct SymbolDefaults: Hashable, Sendable {
    /// How the symbol wiggles where an effect gives no direction; nil leaves it to the effect.
    public var wiggle: WiggleStyle?
    public var rotatesClockwise: Bool?
    public var variableValueMode: VariableValueMode?
    public var drawReversesMotionGroups: Bool?

    public init() {}
}

/// What a variable value changes in a symbol.
public enum VariableValueMode: String, CaseIterable, Hashable, Sendable {
    case color, draw
}
