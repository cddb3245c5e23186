package import SymbolGeometry

extension StrokeStyle {
    /// The bounds of the stroke of a path, in the space that `transform` leads to; nil where nothing is stroked.
    ///
    /// Dashes are taken for a solid line.
    package func bounds(of path: Path, _ transform: AffineTransform) -> Rect? {
        var bounds = StrokeBounds(style: self, transform: transform)
        for subpath in path.subpaths { bounds.add(subpath) }
        return bounds.rect
    }
}

/// Gathers the points at which a stroke reaches farthest.
private struct StrokeBounds {
    let style: StrokeStyle
    let transform: AffineTransform
    private(set) var rect: Rect?

    init(style: StrokeStyle, transform: AffineTransform) {
        (self.style, self.transform) = (style, transform)
    }

    private var radius: Double { style.width / 2 }

    mutating func add(_ subpath: Subpath) {
        let moved = Path(subpath).transformed(by: transform).subpaths.flatMap(\.outline)
        var (first, last): (PathSegment?, PathSegment?)
        for (segment, moved) in zip(subpath.outline, moved) where segment.bounds != Rect(segment.start) {
            addSides(segment, at: 0)
            addSides(segment, at: 1)
            for t in moved.extrema { addSides(segment, at: t) }
            if let last { addJoin(segment.start, last.direction(at: 1), segment.direction(at: 0)) }
            (first, last) = (first ?? segment, segment)
        }
        guard let first, let last else {
            if style.cap != .butt { addCap(subpath.start, Point(1, 0), isDot: true) }
            return
        }
        if subpath.isClosed {
            addJoin(first.start, last.direction(at: 1), first.direction(at: 0))
        } else {
            addCap(first.start, -first.direction(at: 0))
            addCap(last.end, last.direction(at: 1))
        }
    }

    /// Both sides run parallel to the curve, so that they turn where it turns.
    private mutating func addSides(_ segment: PathSegment, at t: Double) {
        let (point, side) = (segment.point(at: t), segment.direction(at: t).turned * radius)
        add(point + side)
        add(point - side)
    }

    private mutating func addCap(_ point: Point, _ direction: Point, isDot: Bool = false) {
        switch style.cap {
        case .butt: break
        case .round: addDisc(point)
        case .square:
            for end in isDot ? [direction, -direction] : [direction] {
                add(point + (end + end.turned) * radius)
                add(point + (end - end.turned) * radius)
            }
        }
    }

    private mutating func addJoin(_ point: Point, _ before: Point, _ after: Point) {
        switch style.join {
        case .bevel: break
        case .round: addDisc(point)
        case .miter:
            // SVG 2 §13.5.5: the miter is 1 / sin(θ / 2) times as long as the stroke is wide.
            let cosine = before.dot(after)
            guard cosine > -1, 2 / (1 + cosine) <= style.miterLimit * style.miterLimit else { return }
            let tip = (before.turned + after.turned) * (radius / (1 + cosine))
            add(before.cross(after) > 0 ? point - tip : point + tip)
        }
    }

    private mutating func addDisc(_ point: Point) {
        let center = transform(point)
        let reach = Point(
            radius * Point(transform.a, transform.c).length, radius * Point(transform.b, transform.d).length)
        let box = Rect(
            minX: center.x - reach.x, minY: center.y - reach.y, maxX: center.x + reach.x, maxY: center.y + reach.y)
        rect = rect?.union(box) ?? box
    }

    private mutating func add(_ point: Point) {
        let point = transform(point)
        rect = rect?.union(point) ?? Rect(point)
    }
}

extension Point {
    /// A quarter turn clockwise, with y down.
    fileprivate var turned: Point { Point(-y, x) }
}

extension PathSegment {
    /// The unit vector along the curve; where it stands still, the one beside.
    fileprivate func direction(at t: Double) -> Point {
        var velocity = derivative(at: t)
        if velocity.length <= 1e-12 { velocity = derivative(at: t < 0.5 ? t + 1e-4 : t - 1e-4) }
        if velocity.length <= 1e-12 { velocity = end - start }
        return velocity.length > 0 ? velocity / velocity.length : .zero
    }
}
