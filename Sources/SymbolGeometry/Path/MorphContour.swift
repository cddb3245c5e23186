/// One closed contour of a filled path, in cubics: clockwise (y down) around ink, the other way around a hole.
struct MorphContour: Hashable, Sendable {
    let segments: [CubicBezier]
    let centroid: Point
    /// Positive, also of a hole.
    let area: Double
    /// The mean product of both distances from the middle: positive for what falls to the right (y down), negative for
    /// what rises.
    private let tilt: Double
    let isHole: Bool
    private let corners: [Point]

    /// A contour is a hole where the others wind about most of it and it takes that back.
    ///
    /// What encloses nothing is left out.
    static func contours(of path: Path) -> [MorphContour] {
        let rings = path.subpaths.compactMap(Ring.init)
        return rings.indices.map { place in
            let ring = rings[place]
            let own = ring.area > 0 ? 1 : -1
            let isHole = ring.points.mostly { point in
                let around = rings.indices.reduce(0) { $0 + ($1 == place ? 0 : rings[$1].points.winding(about: point)) }
                return around != 0 && around + own == 0
            }
            return MorphContour(ring, isHole: isHole)
        }
    }

    private init(_ ring: Ring, isHole: Bool) {
        corners = ring.points
        let keeps = (ring.area > 0) != isHole
        segments = keeps ? ring.segments : ring.segments.reversed().map(\.reversed)
        centroid = ring.centroid
        area = abs(ring.area)
        tilt = ring.tilt
        self.isHole = isHole
    }

    var bounds: Rect { corners.dropFirst().reduce(Rect(corners.first ?? centroid)) { $0.union($1) } }

    /// Whether most of the other lies inside.
    func surrounds(_ other: MorphContour) -> Bool { other.corners.mostly { corners.winding(about: $0) != 0 } }

    /// What of it is nearer to one point than to another; nil where nothing is.
    func part(nearTo point: Point, farFrom other: Point) -> MorphContour? {
        let (middle, way) = (point.interpolated(to: other, 0.5), other - point)
        func depth(_ corner: Point) -> Double { (middle - corner).dot(way) }
        var kept: [Point] = []
        for (place, corner) in corners.enumerated() {
            let before = corners[place > 0 ? place - 1 : corners.count - 1]
            let (a, b) = (depth(before), depth(corner))
            if (a < 0) != (b < 0) { kept.append(before.interpolated(to: corner, a / (a - b))) }
            if b >= 0 { kept.append(corner) }
        }
        guard let first = kept.first else { return nil }
        let sides = zip(kept, kept.dropFirst()).map { PathSegment.line(LineSegment(start: $0, end: $1)) }
        return Ring(Subpath(start: first, segments: sides, isClosed: true)).map { MorphContour($0, isHole: isHole) }
    }

    /// How unlike two contours are in place, size and tilt, the first where a transform puts it without turning it: the
    /// sum of squared distances, of the middles and of the sides of the boxes, and of how far apart they fall or rise.
    func difference(from other: MorphContour, placedBy transform: AffineTransform = .identity) -> Double {
        let (way, box) = (transform(centroid) - other.centroid, bounds.transformed(by: transform))
        let size = Point(box.width - other.bounds.width, box.height - other.bounds.height)
        return way.dot(way) + size.dot(size) / 2 + abs(tilt * transform.determinant - other.tilt)
    }

    /// All of it in its middle.
    var collapsed: [CubicBezier] {
        segments.map { _ in CubicBezier(start: centroid, control1: centroid, control2: centroid, end: centroid) }
    }
}

/// A subpath closed and measured.
private struct Ring {
    let segments: [CubicBezier]
    let points: [Point]
    let area: Double
    let centroid: Point
    let tilt: Double

    init?(_ subpath: Subpath) {
        let closed = Subpath(start: subpath.start, segments: subpath.segments, isClosed: true)
        segments = closed.outline.filter { $0.bounds != Rect($0.start) }.map(\.elevated).withoutInnerJoins
        let corners = segments.flatMap { $0.flattened(tolerance: 0.01) }
        let edges = corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
        let area = edges.reduce(0) { $0 + $1.0.cross($1.1) } / 2
        guard abs(area) > 1e-9 else { return nil }
        let middle = edges.reduce(Point.zero) { $0 + ($1.0 + $1.1) * $1.0.cross($1.1) } / (6 * area)
        // The product moment of area of a polygon, by Green's theorem, divided by the area.
        tilt =
            edges.reduce(0) { sum, edge in
                let (a, b) = (edge.0 - middle, edge.1 - middle)
                return sum + a.cross(b) * (a.x * b.y + 2 * a.x * a.y + 2 * b.x * b.y + b.x * a.y)
            } / (24 * area)
        centroid = middle
        points = corners
        self.area = area
    }
}

extension [CubicBezier] {
    /// Without the loops in which the outline of a stroke runs past the inside of a corner, to the centre line and
    /// back: the stroke covers them, but not where they are on the way to something else.
    fileprivate var withoutInnerJoins: [CubicBezier] {
        var kept: [CubicBezier] = []
        for segment in self {
            if kept.count > 1, let into = kept.last, into.isStraight, segment.isStraight {
                let before = kept[kept.count - 2]
                let back = segment.end - into.start
                let isThin =
                    2 * back.length
                    < Swift.min(into.start.distance(to: into.end), segment.start.distance(to: segment.end))
                if isThin, back.dot(before.end - before.control2) < 0 {
                    kept[kept.count - 1] = PathSegment.line(LineSegment(start: into.start, end: segment.end)).elevated
                    continue
                }
            }
            kept.append(segment)
        }
        return kept
    }
}

extension CubicBezier {
    fileprivate var isStraight: Bool {
        let way = end - start
        return [control1, control2].allSatisfy { abs(way.cross($0 - start)) <= 1e-9 * way.dot(way) }
    }
}

extension [Point] {
    /// Whether it holds for two of three sides' middles, which stand for the contour: one of them may lie where others
    /// cross it.
    fileprivate func mostly(_ holds: (Point) -> Bool) -> Bool {
        guard !isEmpty else { return false }
        func applies(_ side: Int) -> Bool { holds(self[side].interpolated(to: self[(side + 1) % count], 0.5)) }
        let (first, second) = (applies(count / 6), applies(count / 2))
        return first == second ? first : applies(count * 5 / 6)
    }

    /// How often the contour goes round the point, positive clockwise (y down).
    fileprivate func winding(about point: Point) -> Int {
        indices.reduce(0) { sum, index in
            let (a, b) = (self[index], self[(index + 1) % count])
            guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
            let side = (b - a).cross(point - a)
            if a.y <= point.y { return side > 0 ? sum + 1 : sum }
            return side < 0 ? sum - 1 : sum
        }
    }
}
