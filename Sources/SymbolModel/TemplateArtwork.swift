package import SymbolText

/// The contents of an SF Symbols template.
package struct TemplateArtwork: Hashable, Sendable {
    /// The version of the template format, as in `Template v.5.0`; `nil` where the file names none.
    package var version: TemplateVersion?
    /// The variants that the file draws.
    package let variants: [Cell: Variant]
    /// The errors of cells that the file draws but that cannot be read; these cells are not among the variants.
    package let faults: [Cell: Diagnostic]
    /// The baseline and cap line of each scale, on the file's page.
    package var guides: [Scale: GuideBand]
    /// The layers of each mode from bottom to top; a mode without layers in the file is absent.
    package var layers: [LayerMode: [Layer]]
    /// The defaults that the file gives for its animations, variable value and rendering mode.
    package var defaults: SymbolDefaults
    /// What the cells that the file does not draw are interpolated from.
    package let sources: Interpolation

    package init(
        version: TemplateVersion?, variants: [Cell: Variant], faults: [Cell: Diagnostic] = [:],
        guides: [Scale: GuideBand], layers: [LayerMode: [Layer]] = [:], defaults: SymbolDefaults = SymbolDefaults()
    ) {
        self.version = version
        self.variants = variants
        self.faults = faults
        self.guides = guides
        self.layers = layers
        self.defaults = defaults
        sources = Interpolation(variants)
    }

    /// The cells that the file draws, ordered by scale and then by weight.
    package var cells: [Cell] { variants.keys.sorted() }

    /// The error of the first cell that cannot be read.
    package var firstFault: Diagnostic? { faults.min { $0.key < $1.key }?.value }
}

/// The version of the template format.
package struct TemplateVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The major version.
    package var major: Int
    /// The minor version.
    package var minor: Int

    package init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (a: TemplateVersion, b: TemplateVersion) -> Bool {
        (a.major, a.minor) < (b.major, b.minor)
    }
}

/// The baseline and cap line of one scale, in units of the page with y pointing down.
package struct GuideBand: Hashable, Sendable {
    /// The y-coordinate of the baseline.
    package var baseline: Double
    /// The y-coordinate of the cap line.
    package var capline: Double

    package init(baseline: Double, capline: Double) {
        self.baseline = baseline
        self.capline = capline
    }

    /// The factor from page units to 1/100 em; exports round the lines, and some pages are drawn at a smaller size.
    package var unit: Double { Variant.capHeight / (baseline - capline) }
}

/// The defaults that a template gives for its animations and variable value, in the rule `.defaults`, and its rendering
/// mode.
package struct SymbolDefaults: Hashable, Sendable {
    /// The mode in which the symbol is drawn where none is requested; `nil` for monochrome.
    package var renderingMode: LayerMode?
    /// The style in which the symbol wiggles where an effect gives no direction; `nil` leaves it to the effect.
    package var wiggle: WiggleStyle?
    /// Whether the effect rotate turns the symbol clockwise; `nil` where the file does not say.
    package var rotatesClockwise: Bool?
    /// The property that a variable value changes; `nil` where the file does not say.
    package var variableValueMode: VariableValueMode?
    /// Whether draw effects take the motion groups in reverse; `nil` where the file does not say.
    package var drawReversesMotionGroups: Bool?

    package init() {}
}

/// The property of a symbol that a variable value changes.
public enum VariableValueMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// Layers are lit one after another.
    case color
    /// Strokes are drawn from their beginning.
    case draw
}
