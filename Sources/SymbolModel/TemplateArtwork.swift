package import SymbolText

/// The contents of an SF Symbols template.
package struct TemplateArtwork: Hashable, Sendable {
    /// As in `Template v.5.0`; nil where the file names none.
    package var version: TemplateVersion?
    /// The drawn cells.
    package let variants: [Cell: Variant]
    /// What is wrong with cells that the file draws but that cannot be read, which are not among the variants.
    package let faults: [Cell: Diagnostic]
    /// The lines of each scale, on the file's page.
    package var guides: [Scale: GuideBand]
    /// Bottom to top for each mode; a mode that the file has no layers for is not there.
    package var layers: [LayerMode: [Layer]]
    package var defaults: SymbolDefaults
    /// How the cells that are not drawn come about.
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

    /// The drawn cells, by scale and weight.
    package var cells: [Cell] { variants.keys.sorted() }

    /// What is wrong with the first of the cells that cannot be read.
    package var firstFault: Diagnostic? { faults.min { $0.key < $1.key }?.value }
}

package struct TemplateVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var major: Int
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

/// Baseline and cap line of one scale, in the page's units with y down.
package struct GuideBand: Hashable, Sendable {
    package var baseline: Double
    package var capline: Double

    package init(baseline: Double, capline: Double) {
        self.baseline = baseline
        self.capline = capline
    }

    /// From page units to 1/100 em: exports round the lines, and some pages are drawn smaller.
    package var unit: Double { Variant.capHeight / (baseline - capline) }
}

/// What a template says of its animations and of its variable value, in the rule `.defaults`, and of its colours.
package struct SymbolDefaults: Hashable, Sendable {
    /// The mode in which the symbol is drawn where none is asked for; nil for monochrome.
    package var renderingMode: LayerMode?
    /// How the symbol wiggles where an effect gives no direction; nil leaves it to the effect.
    package var wiggle: WiggleStyle?
    package var rotatesClockwise: Bool?
    package var variableValueMode: VariableValueMode?
    package var drawReversesMotionGroups: Bool?

    package init() {}
}

/// The property of a symbol that a variable value changes.
package enum VariableValueMode: String, CaseIterable, Hashable, Sendable {
    case color, draw
}
