package import SymbolGeometry

/// A picture as its file describes it, with everything resolved but the tint: paths are absolute and styles are final.
///
/// Everything is in one space, in the picture's own units with y down.
package struct Drawing: Hashable, Sendable {
    /// The area of the picture: the view box of an SVG.
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

/// A shape or a group of a drawing; it is indirect, since it is large and often copied.
package indirect enum DrawingNode: Hashable, Sendable {
    case shape(DrawingShape)
    case group(DrawingGroup)
}

/// A group that is composited as a whole.
package struct DrawingGroup: Hashable, Sendable {
    package var opacity: Double
    package var blend: BlendMode
    /// The filter, which is applied before clips, masks and opacity.
    package var filter: Filter<ColorReference>?
    /// The regions to whose intersection the group is clipped.
    package var clips: [Clip]
    /// The masks, by each of which the group's coverage is multiplied.
    package var masks: [Mask]
    /// Whether it is a marker, which is not part of an object's bounding box.
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

    /// The path in the shape's own space, in which strokes have their width.
    package var path: Path
    /// The transform from the shape's own space to the drawing's.
    package var transform: AffineTransform
    package var fill: Fill?
    package var stroke: Stroke?
    /// Whether the stroke lies beneath the fill (CSS `paint-order: stroke`).
    package var strokesFirst: Bool
    /// Whether edges are antialiased; false for `shape-rendering: crispEdges` and `optimizeSpeed`.
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
