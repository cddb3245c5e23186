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
