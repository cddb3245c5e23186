package import SymbolModel
package import SymbolTemplate

/// One layer of a skeleton.
package struct SkeletonLayer: Hashable, Sendable {
    /// The effect of a layer on what lies behind it.
    package typealias Clearing = TemplateDrawing.Clearing

    /// The contents of the gap between a layer and those behind it.
    package enum Gap: Hashable, Sendable {
        /// The gap shows what lies behind the symbol.
        case open
        /// The gap shows the background from which the layers are cut out, with its level and colour.
        case ground(HierarchyLevel, LayerColor?)
    }

    /// The layer's id in the file; nil when it has none.
    package var id: String?
    /// The strokes of the layer.
    package var strokes: [SkeletonStroke]
    /// The layer's level in the hierarchical mode.
    package var level = HierarchyLevel.primary
    /// The colour in multicolor, either a system colour's name or a colour; nil for the tint.
    package var color: LayerColor?
    /// The effect of the layer on what lies behind it.
    package var clearing = Clearing.none
    /// The contents of the gap around the layer; nil for no gap.
    package var gap: Gap?
    /// The distance, in grid units, that the gap keeps free on each side.
    var gapWidth = LayerOutlines.gap
    /// Whether the layer takes part in variable values.
    package var isVariable = false
    /// Whether the layer takes part in rotation.
    package var rotates = false
    /// Whether the layer takes part in pulsing.
    package var pulses = false
    /// The group with which the layer moves; nil when its order determines it.
    package var motionGroup: Int?
    /// Whether the layer moves before all others, whatever its order: they are parts of it.
    var isBody = false
    /// Tags that the layer shares with layers of other symbols.
    package var tags: [String] = []
    /// The name of the group that keeps its orientation when the symbol is mirrored; nil when the layer is mirrored.
    package var unmirroredGroup: String?
    /// Whether the layer counts in the box that determines the margins; badges and slashes extend beyond it.
    package var countsInMetrics = true
    /// The opacity; a layer with an opacity below 1 is left out of modes with a single colour.
    var opacity = 1.0

    /// Creates a layer.
    package init(strokes: [SkeletonStroke]) {
        self.strokes = strokes
    }
}
