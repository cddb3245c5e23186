public import SymbolGeometry
public import SymbolModel

/// What effects need to know of the symbol they move.
public struct MotionSubject: Hashable, Sendable {
    /// Bottom to top.
    public var layers: [MotionLayer]
    /// From margin to margin and from cap line to baseline: its centre is the pivot of the whole symbol.
    public var guideBox: Rect
    /// Symbol units in the text size.
    public var em: Double
    public var defaults: SymbolDefaults
    public var layoutDirection: LayoutDirection

    public init(
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

extension Sequence<MotionLayer> {
    /// The middle of the layers' own middles; nil where none has one.
    var middle: Point? {
        let points = compactMap(\.centroid)
        return points.isEmpty ? nil : points.reduce(.zero, +) / Double(points.count)
    }
}

/// One layer as effects see it.
public struct MotionLayer: Hashable, Sendable {
    public var traits: Layer.Traits
    /// False for layers that only clear what is below them.
    public var paints: Bool
    /// Where the layer is; nil for one without extent.
    public var bounds: Rect?
    /// The middle of its area, about which it turns by itself.
    public var centroid: Point?
    /// Symbol units that a pen goes to draw it.
    public var penLength: Double

    public init(
        traits: Layer.Traits = Layer.Traits(), paints: Bool = true, bounds: Rect? = nil, centroid: Point? = nil,
        penLength: Double = 0
    ) {
        self.traits = traits
        self.paints = paints
        self.bounds = bounds
        self.centroid = centroid
        self.penLength = penLength
    }
}
