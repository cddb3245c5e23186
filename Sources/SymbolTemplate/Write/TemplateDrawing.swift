package import SymbolGeometry
package import SymbolModel

/// A symbol drawn at the three weights from which others are interpolated: the contents of a template file.
package struct TemplateDrawing: Sendable {
    /// The symbol's dotted name.
    package var name: String
    /// The title that a screen reader speaks; nil when the name serves instead.
    package var title: String?
    /// Whether the symbol is mirrored horizontally in right-to-left text.
    package var mirrorsInRightToLeft = false
    /// The symbol's defaults for animation and variable values.
    package var defaults = SymbolDefaults()
    /// The layers, from back to front.
    package var layers: [Layer] = []
    /// The distance from margin to margin at each weight, in units of 1/100 em.
    package var advances: [Master: Double] = [:]

    /// Creates a drawing without layers.
    package init(name: String) { self.name = name }

    /// The format version that supports the whole symbol: 7 when it is drawn by value, otherwise 6, which more tools
    /// read.
    package var neededVersion: Int {
        defaults.variableValueMode == .draw || layers.contains { $0.drawSpan != nil } ? 7 : 6
    }

    /// The effect of a layer on what lies behind it.
    package enum Clearing: Hashable, Sendable {
        /// The layer is drawn over what is behind it.
        case none
        /// The layer clears its shape and paints nothing.
        case erases
        /// The layer restores a background that was cut out, in the background's level and colour.
        case restores
        /// The layer clears its shape, and paints it in the modes that have another colour for it: in multicolor when
        /// it has a colour of its own, and in hierarchical when requested.
        case knocksOut(paintsHierarchy: Bool)
    }

    /// One path at each weight, with its appearance in each rendering mode.
    package struct Layer: Sendable {
        /// The outline at each weight, in that weight's own glyph space: x from the left margin, y from the baseline.
        package var paths: [Master: Path]
        /// The effect of the layer on what lies behind it.
        package var clearing: Clearing
        /// The layer's level in the hierarchical mode.
        package var level: HierarchyLevel
        /// The colour in multicolor; nil for the tint, in which a shape cut out of a background cannot be seen against
        /// it.
        package var color: LayerColor?
        /// The opacity in multicolor; a layer with an opacity below 1 is left out of monochrome.
        package var opacity = 1.0
        /// The variable value, 0…1, from which the layer is lit; nil when it does not vary.
        package var threshold: Double?
        /// The part of the variable value's range over which the layer is drawn; nil when it is not drawn by value.
        package var drawSpan: Layer.VariableDraw?
        /// The group with which the layer moves; group 0 moves first.
        package var motionGroup: Int?
        /// Whether the layer takes part in rotation.
        package var rotates = false
        /// Whether the layer takes part in pulsing.
        package var pulses = false
        /// Tags by which the layer is matched with one in another variant of the symbol.
        package var tags: [String] = []
        /// The name of the group that keeps its orientation when the symbol is mirrored; nil when the layer is
        /// mirrored.
        package var unmirroredGroup: String?
        /// The numbers of `data-clipstroke-keyframes` by weight; empty when the pen's path along the outline is not
        /// known.
        package var keyframes: [Master: [Double]] = [:]

        /// The span of variable values over which a layer is drawn.
        package typealias VariableDraw = SymbolModel.Layer.VariableDraw

        /// Creates a layer with the given outlines.
        package init(paths: [Master: Path], clearing: Clearing, level: HierarchyLevel) {
            (self.paths, self.clearing, self.level) = (paths, clearing, level)
        }
    }
}
