package import SymbolGeometry
package import SymbolModel

/// The properties of a symbol on which its effects depend.
package struct MotionSubject: Hashable, Sendable {
    /// Bottom to top.
    package var layers: [MotionLayer]
    /// From margin to margin and from cap line to baseline: its centre is the pivot of the whole symbol.
    package var guideBox: Rect
    /// Symbol units in the text size.
    package var em: Double
    package var defaults: SymbolDefaults
    package var layoutDirection: LayoutDirection

    package init(
        layers: [MotionLayer], guideBox: Rect, em: Double = 100, defaults: SymbolDefaults = SymbolDefaults(),
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.layers = layers
        self.guideBox = guideBox
        self.em = em
        self.defaults = defaults
        self.layoutDirection = layoutDirection
    }
}

extension MotionSubject {
    /// Whether a layer paints and is drawn for itself, not with another's pen.
    func isDrawn(_ layer: Int) -> Bool { layers[layer].paints && layers[layer].leader == nil }

    /// Whether a layer only clears, but does so as what it makes room for is drawn: both say how.
    func isClearedByPen(_ layer: Int) -> Bool {
        guard layers[layer].isGuided, let owner = layers.owner(of: layer) else { return false }
        return owner > layer && layers[owner].isGuided
    }
}

extension Sequence<MotionLayer> {
    /// The middle of the layers' own middles; nil where none has one.
    var middle: Point? {
        let points = compactMap(\.centroid)
        return points.isEmpty ? nil : points.reduce(.zero, +) / Double(points.count)
    }
}

/// One layer as effects see it.
package struct MotionLayer: Hashable, Sendable {
    package var traits: Layer.Traits
    /// False for layers that only clear what is below them.
    package var paints: Bool
    /// Whether erasers above it clear all that it paints.
    package var isHidden: Bool
    /// Where the layer is; nil for one without extent.
    package var bounds: Rect?
    /// The middle of its area, about which it turns by itself.
    package var centroid: Point?
    /// Symbol units that a pen goes to draw it.
    package var penLength: Double
    /// The share of its ink that pens leave where they are set down, 0…1.
    package var tipShare: Double
    /// Whether some of it is a solid shape, over which the pen sweeps.
    package var isSwept: Bool
    /// Whether the file tells the pen's way over all of it.
    package var isGuided: Bool
    /// The place of the layer with whose pen it is drawn, and with which it moves as one where it has no motion group.
    package var leader: Int?
    /// Whether the layer strikes the symbol out.
    package var isSlash = false
    /// Whether the layer encloses the others.
    package var isEnclosure = false
    /// The place of the first of the layers that it hangs together with; nil where it hangs together with none.
    package var body: Int?

    package init(
        traits: Layer.Traits = Layer.Traits(), paints: Bool = true, isHidden: Bool = false, bounds: Rect? = nil,
        centroid: Point? = nil, penLength: Double = 0, tipShare: Double = 0, isSwept: Bool = false,
        isGuided: Bool = false, leader: Int? = nil
    ) {
        self.traits = traits
        self.paints = paints
        self.isHidden = isHidden
        self.bounds = bounds
        self.centroid = centroid
        self.penLength = penLength
        self.tipShare = tipShare
        self.isSwept = isSwept
        self.isGuided = isGuided
        self.leader = leader
    }
}
