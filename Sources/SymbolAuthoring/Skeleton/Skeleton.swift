package import SymbolModel
package import SymbolText

/// A symbol drawn by hand as centre lines on a grid of 24 units, in layers, with the properties of each layer.
///
/// Stroked at three widths, it becomes a template.
package struct Skeleton: Hashable, Sendable {
    /// The symbol's dotted name.
    package var name: String
    /// The title that a screen reader speaks; nil when the name serves instead.
    package var title: String?
    /// The categories of the symbol in a catalog.
    package var categories: [String] = []
    /// The keywords of the symbol in a catalog.
    package var keywords: [String] = []
    /// The dotted suffixes of the variants to compose: `fill`, `slash.fill`, `badge.plus`.
    package var variants: [String] = []
    /// The layers, from back to front.
    package var layers: [SkeletonLayer]
    /// The widths of strokes at the three masters.
    package var widths = StrokeWidths()
    /// The widths of enclosures and badges, which do not depend on the density of the drawing, so that siblings share
    /// them.
    package var frameWidths = StrokeWidths()
    /// Whether a variable value draws along the variable layers instead of lighting them.
    package var drawsVariableValue = false
    /// Whether a slash rises from the lower left or falls from the upper left, as chosen for the drawing; nil when any
    /// falling one will do.
    package var slashRises: Bool?
    /// The symbol's own wiggle style; nil for the default.
    package var wiggle: WiggleStyle?
    /// Whether the symbol rotates clockwise; nil for the default.
    package var rotatesClockwise: Bool?
    /// Whether the symbol is mirrored in right-to-left text.
    package var mirrorsInRightToLeft = false
    /// The rendering mode that the symbol prefers; nil for none.
    package var renderingMode: LayerMode?
    /// Diagnostics about what the template represents differently from the drawing.
    package var diagnostics: [Diagnostic] = []

    /// Creates a skeleton.
    package init(name: String, layers: [SkeletonLayer]) {
        self.name = name
        self.layers = layers
    }

    /// The name of the symbol from which variants are composed.
    package var stem: String { composedFrom ?? name }
    /// Whether the skeleton is a variant that was composed from a drawing.
    package var isVariant: Bool { composedFrom != nil }
    /// The name of the symbol from which this one was composed; nil for a symbol that is drawn itself.
    var composedFrom: String?
    /// The scale at which an enclosure contains the drawing; 1 for none.
    var drawingScale = 1.0

    /// The side of the grid, in grid units.
    package static let grid = 24.0
}
