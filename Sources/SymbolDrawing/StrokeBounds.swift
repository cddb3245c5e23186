package import SymbolGeometry

extension StrokeStyle {
    /// Returns the bounds of the stroke of a path in the space to which `transform` maps it, or nil if nothing is
    /// stroked.
    ///
    /// Dashes are treated as a solid line.
    package func bounds(of path: Path, _ transform: AffineTransform) -> Rect? {
        // A disc that follows the path extends equally far beyond it on every side.
        if cap == .round, join == .round {
            return path.transformed(by: transform).bounds?.outset(by: penReach(transform))
        }
        var bounds = StrokeBounds(style: self, transform: transform)
        for element in path.elements { bounds.add(element) }
        bounds.finish()
        return bounds.rect
    }

    /// Returns how far the image of a round pen extends from its centre along each axis.
    fileprivate func penReach(_ transform: AffineTransform) -> Point {
        Point(Point(transform.a, transform.c).length, Point(transform.b, transform.d).length) * (width / 2)
    }
}

extension Rect {
    fileprivate func outset(by reach: Point) -> Rect {
        Rect(minX: minX - reach.x, minY: minY - reach.y, maxX: maxX + reach.x, maxY: maxY + reach.y)
    }
}

/// An accumulator of the extreme points of a stroke.
private struct StrokeBounds {
    /// A point on the path and the unit vector along it.
    private struct Heading {
        var point: Point
        var direction: Point
    }

    private let style: StrokeStyle
    private let transform: AffineTransform
    private let radius: Double
    private(set) var rect: Rect?
    private var start = Point.zero
    private var current = Point.zero
    /// Whether the subpath draws anything, even if only a point.
    private var isDrawn = false
    /// The first and the last heading of the subpath so far; nil as long as it has not left its start.
    private var ends: (first: Heading, last: Heading)?

    init(style: StrokeStyle, transform: AffineTransform) {
        (self.style, self.transform, radius) = (style, transform, style.width / 2)
    }

    mutating func add(_ element: PathElement) {
        switch element {
        case .move(let point):
            finish()
            (start, current) = (point, point)
        case .close:
            isDrawn = true
            if current != start { add(.line(LineSegment(start: current, end: start))) }
            if let ends { addJoin(ends.first.point, ends.last.direction, ends.first.direction) }
            finish(isClosed: true)
            current = start
        case .line, .quad, .cubic:
            isDrawn = true
            if let segment = element.segment(from: current) { add(segment) }
        }
    }

    /// Ends the subpath.
    mutating func finish(isClosed: Bool = false) {
        if let ends, !isClosed {
            addCap(ends.first.point, -ends.first.direction)
            addCap(ends.last.point, ends.last.direction)
        } else if ends == nil, isDrawn, style.cap != .butt {
            addCap(start, Point(1, 0), isDot: true)
        }
        (isDrawn, ends) = (false, nil)
    }

    private mutating func add(_ segment: PathSegment) {
        let from = current
        current = segment.end
        guard current != from || segment.bounds != Rect(from) else { return }
        let first = Heading(point: from, direction: segment.direction(at: 0))
        let last = Heading(point: current, direction: segment.direction(at: 1))
        addSides(first)
        addSides(last)
        segment.element.transformed(by: transform).segment(from: transform(from))?.forEachExtremum { t in
            addSides(Heading(point: segment.point(at: t), direction: segment.direction(at: t)))
        }
        if let ends { addJoin(from, ends.last.direction, first.direction) }
        ends = (ends?.first ?? first, last)
    }

    /// Adds the points on both sides, which run parallel to the curve, so that their extrema are where the curve's are.
    private mutating func addSides(_ heading: Heading) {
        let side = heading.direction.perpendicular * radius
        add(heading.point + side)
        add(heading.point - side)
    }

    private mutating func addCap(_ point: Point, _ direction: Point, isDot: Bool = false) {
        switch style.cap {
        case .butt: break
        case .round: addDisc(point)
        case .square:
            for end in isDot ? [direction, -direction] : [direction] {
                add(point + (end + end.perpendicular) * radius)
                add(point + (end - end.perpendicular) * radius)
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
            let tip = (before.perpendicular + after.perpendicular) * (radius / (1 + cosine))
            add(before.cross(after) > 0 ? point - tip : point + tip)
        }
    }

    private mutating func addDisc(_ point: Point) {
        let box = Rect(transform(point)).outset(by: style.penReach(transform))
        rect = rect?.union(box) ?? box
    }

    private mutating func add(_ point: Point) {
        let point = transform(point)
        rect = rect?.union(point) ?? Rect(point)
    }
}

extension Point {
    /// The vector rotated by a quarter turn clockwise, with y down.
    fileprivate var perpendicular: Point { Point(-y, x) }
}

extension PathSegment {
    /// Returns the unit vector along the curve, or that nearby if its velocity is zero.
    fileprivate func direction(at t: Double) -> Point {
        var velocity = derivative(at: t)
        if velocity.length <= 1e-12 { velocity = derivative(at: t < 0.5 ? t + 1e-4 : t - 1e-4) }
        if velocity.length <= 1e-12 { velocity = end - start }
        return velocity.length > 0 ? velocity / velocity.length : .zero
    }
}
