public import SymbolGeometry
public import SymbolModel

/// A symbol drawn at the three weights that others are interpolated from: what a template file holds.
public struct TemplateDrawing: Sendable {
    /// The symbol's dotted name.
    public var name: String
    /// What a screen reader says; nil leaves it to the name.
    public var title: String?
    /// Whether the symbol is turned about a vertical axis where text runs from right to left.
    public var mirrorsInRightToLeft = false
    /// What the symbol says of its animations and of its variable value.
    public var defaults = SymbolDefaults()
    /// The layers, from the back.
    public var layers: [Layer] = []
    /// The distance from margin to margin at each weight, in units of 1/100 em.
    public var advances: [Master: Double] = [:]

    public init(name: String) { self.name = name }

    /// How a layer meets what is behind it.
    public enum Clearing: Hashable, Sendable {
        /// It lies over what is behind it.
        case none
        /// It clears a gap around itself.
        case gap
        /// It clears its shape and paints nothing.
        case erases
        /// It clears its shape, and paints it in the modes that have more than one colour: multicolor, and where that is
        /// asked for hierarchical.
        case knocksOut(paintsHierarchy: Bool)
    }

    /// One path of each weight, with what it is in each rendering mode.
    public struct Layer: Sendable {
        /// The outline at each weight, in that weight's own glyph space: x from the left margin, y from the baseline.
        public var paths: [Master: Path]
        /// How the layer meets what is behind it.
        public var clearing: Clearing
        /// Its importance in the hierarchical mode.
        public var level: HierarchyLevel
        /// What multicolor paints; nil for the tint.
        public var color: LayerColor?
        /// The variable value from which on the layer is lit, 0…1; nil where it does not vary.
        public var threshold: Double?
        /// The part of the variable value's range in which the layer is drawn; nil where it is not drawn by value.
        public var drawSpan: Layer.VariableDraw?
        /// The group that the layer moves with; 0 moves first.
        public var motionGroup: Int?
        /// Whether the layer takes part in rotation.
        public var rotates = false
        /// Whether the layer takes part in pulsing.
        public var pulses = false
        /// By which the layer is known again in other variants of the symbol.
        public var tags: [String] = []
        /// The numbers of `data-clipstroke-keyframes` by weight; nil where a pen's way along the outline is not known.
        public var keyframes: [Master: String]?

        public typealias VariableDraw = SymbolModel.Layer.VariableDraw

        public init(paths: [Master: Path], clearing: Clearing, level: HierarchyLevel) {
            (self.paths, self.clearing, self.level) = (paths, clearing, level)
        }
    }
}
