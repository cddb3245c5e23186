package import SymbolGeometry
package import SymbolModel

/// A symbol drawn at the three weights that others are interpolated from: what a template file holds.
package struct TemplateDrawing: Sendable {
    /// The symbol's dotted name.
    package var name: String
    /// What a screen reader says; nil leaves it to the name.
    package var title: String?
    /// Whether the symbol is turned about a vertical axis where text runs from right to left.
    package var mirrorsInRightToLeft = false
    /// What the symbol says of its animations and of its variable value.
    package var defaults = SymbolDefaults()
    /// The layers, from the back.
    package var layers: [Layer] = []
    /// The distance from margin to margin at each weight, in units of 1/100 em.
    package var advances: [Master: Double] = [:]

    package init(name: String) { self.name = name }

    /// The version of the format that holds the whole symbol: 7 where it is drawn by value, else 6, which more tools
    /// read.
    package var neededVersion: Int {
        defaults.variableValueMode == .draw || layers.contains { $0.drawSpan != nil } ? 7 : 6
    }

    /// The treatment of what lies behind a layer.
    package enum Clearing: Hashable, Sendable {
        /// It lies over what is behind it.
        case none
        /// It clears its shape and paints nothing.
        case erases
        /// It paints a ground again over what was cut out of it, in the ground's level and colour.
        case restores
        /// It clears its shape, and paints it in the modes that have another colour for it: multicolor where the layer
        /// has a colour of its own, and where that is asked for hierarchical.
        case knocksOut(paintsHierarchy: Bool)
    }

    /// One path of each weight, with what it is in each rendering mode.
    package struct Layer: Sendable {
        /// The outline at each weight, in that weight's own glyph space: x from the left margin, y from the baseline.
        package var paths: [Master: Path]
        /// How the layer meets what is behind it.
        package var clearing: Clearing
        /// Its importance in the hierarchical mode.
        package var level: HierarchyLevel
        /// What multicolor paints; nil for the tint, in which nothing can be told from a ground that it is cut out of.
        package var color: LayerColor?
        /// Below 1 for what multicolor paints fainter than the rest; it is left out of monochrome.
        package var opacity = 1.0
        /// The variable value from which on the layer is lit, 0…1; nil where it does not vary.
        package var threshold: Double?
        /// The part of the variable value's range in which the layer is drawn; nil where it is not drawn by value.
        package var drawSpan: Layer.VariableDraw?
        /// The group that the layer moves with; 0 moves first.
        package var motionGroup: Int?
        /// Whether the layer takes part in rotation.
        package var rotates = false
        /// Whether the layer takes part in pulsing.
        package var pulses = false
        /// By which the layer is known again in other variants of the symbol.
        package var tags: [String] = []
        /// The name of the group that keeps its orientation where the symbol is mirrored; `nil` for what is mirrored.
        package var unmirroredGroup: String?
        /// The numbers of `data-clipstroke-keyframes` by weight; none where a pen's way along the outline is not known.
        package var keyframes: [Master: [Double]] = [:]

        package typealias VariableDraw = SymbolModel.Layer.VariableDraw

        package init(paths: [Master: Path], clearing: Clearing, level: HierarchyLevel) {
            (self.paths, self.clearing, self.level) = (paths, clearing, level)
        }
    }
}
