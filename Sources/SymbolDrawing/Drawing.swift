public import SymbolGeometry

/// A picture as its file describes it, with nothing left to look up: paths are absolute, styles are final, and only
/// the tint is open. Everything is in one space, the picture's own units with y down.
public struct Drawing: Hashable, Sendable {
    /// The part of the plane that is the picture: the view box of an SVG.
    public var bounds: Rect
    public var nodes: [DrawingNode]

    public init(bounds: Rect, nodes: [DrawingNode]) {
        self.bounds = bounds
        self.nodes = nodes
    }
}

public enum DrawingNode: Hashable, Sendable {
    case shape(DrawingShape)
    indirect case group(DrawingGroup)
}

/// A group that is composited as a whole.
public struct DrawingGroup: Hashable, Sendable {
    public var opacity: Double
    public var blend: BlendMode
    /// Applied first of all.
    public var filter: Filter?
    /// The group shows where all of them let it through.
    public var clips: [Clip]
    /// The group's coverage is multiplied by each.
    public var masks: [Mask]
    public var nodes: [DrawingNode]

    public init(
        opacity: Double = 1, blend: BlendMode = .normal, filter: Filter? = nil, clips: [Clip] = [],
        masks: [Mask] = [], nodes: [DrawingNode]
    ) {
        self.opacity = opacity
        self.blend = blend
        self.filter = filter
        self.clips = clips
        self.masks = masks
        self.nodes = nodes
    }
}

/// A path that is filled, stroked or both.
public struct DrawingShape: Hashable, Sendable {
    public struct Fill: Hashable, Sendable {
        public var paint: Paint<ColorReference>
        public var rule: FillRule

        public init(paint: Paint<ColorReference>, rule: FillRule) {
            self.paint = paint
            self.rule = rule
        }
    }

    public struct Stroke: Hashable, Sendable {
        public var paint: Paint<ColorReference>
        public var style: StrokeStyle

        public init(paint: Paint<ColorReference>, style: StrokeStyle) {
            self.paint = paint
            self.style = style
        }
    }

    /// In the shape's own space, in which strokes have their width.
    public var path: Path
    /// From the shape's own space to the drawing's.
    public var transform: AffineTransform
    public var fill: Fill?
    public var stroke: Stroke?
    /// CSS `paint-order: stroke`: the stroke lies beneath the fill.
    public var strokesFirst: Bool
    /// False for `shape-rendering: crispEdges` and `optimizeSpeed`.
    public var isAntialiased: Bool

    public init(
        path: Path, transform: AffineTransform = .identity, fill: Fill?, stroke: Stroke?,
        strokesFirst: Bool = false, isAntialiased: Bool = true
    ) {
        self.path = path
        self.transform = transform
        self.fill = fill
        self.stroke = stroke
        self.strokesFirst = strokesFirst
        self.isAntialiased = isAntialiased
    }
}
