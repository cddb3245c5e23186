package import SymbolGeometry

/// A picture as its file describes it, with nothing left to look up: paths are absolute, styles are final, and only the
/// tint is open.
///
/// Everything is in one space, the picture's own units with y down.
package struct Drawing: Hashable, Sendable {
    /// The part of the plane that is the picture: the view box of an SVG.
    package var bounds: Rect
    package var nodes: [DrawingNode]

    package init(bounds: Rect, nodes: [DrawingNode]) {
        self.bounds = bounds
        self.nodes = nodes
    }
}

extension ColorReference: StagedColor {
    package typealias Node = DrawingNode
}

/// A shape or a group of a drawing, which is large and often handed on: a copy is one reference.
package indirect enum DrawingNode: Hashable, Sendable {
    case shape(DrawingShape)
    case group(DrawingGroup)
}

/// A group that is composited as a whole.
package struct DrawingGroup: Hashable, Sendable {
    package var opacity: Double
    package var blend: BlendMode
    /// Applied first of all.
    package var filter: Filter<ColorReference>?
    /// The group shows where all of them let it through.
    package var clips: [Clip]
    /// The group's coverage is multiplied by each.
    package var masks: [Mask]
    /// Whether it is a marker, which is no part of an object's bounding box.
    package var isMarker: Bool
    package var nodes: [DrawingNode]

    package init(
        opacity: Double = 1, blend: BlendMode = .normal, filter: Filter<ColorReference>? = nil, clips: [Clip] = [],
        masks: [Mask] = [], isMarker: Bool = false, nodes: [DrawingNode]
    ) {
        self.opacity = opacity
        self.blend = blend
        self.filter = filter
        self.clips = clips
        self.masks = masks
        self.isMarker = isMarker
        self.nodes = nodes
    }
}

/// A path that is filled, stroked or both.
package struct DrawingShape: Hashable, Sendable {
    /// The rule and the paint that fill a path.
    package struct Fill: Hashable, Sendable {
        package var paint: Paint<ColorReference>
        package var rule: FillRule

        package init(paint: Paint<ColorReference>, rule: FillRule) {
            self.paint = paint
            self.rule = rule
        }
    }

    /// The style and the paint that stroke a path.
    package struct Stroke: Hashable, Sendable {
        package var paint: Paint<ColorReference>
        package var style: StrokeStyle

        package init(paint: Paint<ColorReference>, style: StrokeStyle) {
            self.paint = paint
            self.style = style
        }
    }

    /// In the shape's own space, in which strokes have their width.
    package var path: Path
    /// From the shape's own space to the drawing's.
    package var transform: AffineTransform
    package var fill: Fill?
    package var stroke: Stroke?
    /// CSS `paint-order: stroke`: the stroke lies beneath the fill.
    package var strokesFirst: Bool
    /// False for `shape-rendering: crispEdges` and `optimizeSpeed`.
    package var isAntialiased: Bool

    package init(
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
