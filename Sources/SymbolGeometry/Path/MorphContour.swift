/// A closed contour of a filled path as cubics: clockwise (y down) around filled areas, counterclockwise around holes.
struct MorphContour: Hashable, Sendable {
    let segments: [CubicBezier]
    let centroid: Point
    /// The enclosed area, which is positive for holes too.
    let area: Double
    /// The mean product of the x and y distances from the centroid: positive for a shape that falls to the right
    /// (y down), negative for one that rises.
    private let tilt: Double
    let isHole: Bool
    private let corners: [Point]
    let bounds: Rect

    /// Returns the contours of a path, without those that enclose nothing.
    ///
    /// A contour is a hole if the others wind around most of it and it cancels their winding number, or if it does so
    /// in part within one of them: crossing rings cover much of each other's holes.
    static func contours(of path: Path) -> [MorphContour] {
        let rings = path.subpaths.compactMap(Ring.init)
        return rings.indices.map { index in
            let ring = rings[index]
            let own = ring.area > 0 ? 1 : -1
            func isCancelled(_ point: Point) -> Bool {
                let around = rings.indices.reduce(0) { $0 + ($1 == index ? 0 : rings[$1].winding(about: point)) }
                return around != 0 && around + own == 0
            }
            if ring.points.mostly(isCancelled) { return MorphContour(ring, isHole: true) }
            let samples = ring.points.samples
            let isWithinOther = rings.contains { other in
                other.area * ring.area < 0 && samples.allSatisfy { other.winding(about: $0) != 0 }
            }
            return MorphContour(ring, isHole: isWithinOther && samples.contains(where: isCancelled))
        }
    }

    private init(_ ring: Ring, isHole: Bool) {
        (corners, bounds) = (ring.points, ring.bounds)
        let keeps = (ring.area > 0) != isHole
        segments = keeps ? ring.segments : ring.segments.reversed().map(\.reversed)
        centroid = ring.centroid
        area = abs(ring.area)
        tilt = ring.tilt
        self.isHole = isHole
    }

    func contains(_ point: Point) -> Bool { bounds.contains(point) && corners.winding(about: point) != 0 }

    /// Returns whether most of another contour lies inside this one.
    func surrounds(_ other: MorphContour) -> Bool { other.corners.mostly(contains) }

    /// Returns whether all of another contour lies inside this one.
    func encloses(_ other: MorphContour) -> Bool { other.corners.samples.allSatisfy(contains) }

    /// Returns the part that is nearer to one point than to another, or nil if there is none.
    func part(nearTo point: Point, farFrom other: Point) -> MorphContour? {
        let (middle, axis) = (point.interpolated(to: other, 0.5), other - point)
        func depth(_ corner: Point) -> Double { (middle - corner).dot(axis) }
        var kept: [Point] = []
        for (index, corner) in corners.enumerated() {
            let before = corners[index > 0 ? index - 1 : corners.count - 1]
            let (a, b) = (depth(before), depth(corner))
            if (a < 0) != (b < 0) { kept.append(before.interpolated(to: corner, a / (a - b))) }
            if b >= 0 { kept.append(corner) }
        }
        guard let first = kept.first else { return nil }
        let sides = zip(kept, kept.dropFirst()).map { PathSegment.line(LineSegment(start: $0, end: $1)) }
        return Ring(Subpath(start: first, segments: sides, isClosed: true)).map { MorphContour($0, isHole: isHole) }
    }

    /// Returns how much two contours differ in position, size and tilt once this one is placed by a transform that does
    /// not rotate.
    ///
    /// It is the squared distance of the centroids plus half that of the sizes of the bounds plus the difference of the
    /// tilts.
    func difference(from other: MorphContour, placedBy transform: AffineTransform = .identity) -> Double {
        let (offset, box) = (transform(centroid) - other.centroid, bounds.transformed(by: transform))
        let size = Point(box.width - other.bounds.width, box.height - other.bounds.height)
        return offset.dot(offset) + size.dot(size) / 2 + abs(tilt * transform.determinant - other.tilt)
    }

    /// The segments with every point moved to the centroid.
    var collapsed: [CubicBezier] {
        segments.map { _ in CubicBezier(start: centroid, control1: centroid, control2: centroid, end: centroid) }
    }
}

/// A closed and measured subpath.
private struct Ring {
    let segments: [CubicBezier]
    let points: [Point]
    let bounds: Rect
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
        bounds = corners.reduce(Rect(middle)) { $0.union($1) }
        self.area = area
    }

    /// Returns how often the contour winds around a point; clockwise (y down) counts up.
    func winding(about point: Point) -> Int { bounds.contains(point) ? points.winding(about: point) : 0 }
}

extension [CubicBezier] {
    /// The segments without the loops in which a stroke's outline runs past the inside of a corner, to the centre line
    /// and back.
    ///
    /// The stroke covers these loops, but a morph would uncover them on the way to another shape.
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
        let chord = end - start
        return [control1, control2].allSatisfy { abs(chord.cross($0 - start)) <= 1e-9 * chord.dot(chord) }
    }
}

extension [Point] {
    /// The midpoints of at most two dozen sides.
    fileprivate var samples: [Point] {
        stride(from: 0, to: count, by: Swift.max((count + 23) / 24, 1)).map {
            self[$0].interpolated(to: self[($0 + 1) % count], 0.5)
        }
    }

    /// Returns whether a predicate is true for the midpoints of two of three sides, which stand for the contour: one of
    /// them may lie where other contours cross it.
    fileprivate func mostly(_ predicate: (Point) -> Bool) -> Bool {
        guard !isEmpty else { return false }
        func applies(_ side: Int) -> Bool { predicate(self[side].interpolated(to: self[(side + 1) % count], 0.5)) }
        let (first, second) = (applies(count / 6), applies(count / 2))
        return first == second ? first : applies(count * 5 / 6)
    }

    /// Returns how often the contour winds around a point; clockwise (y down) counts up.
    fileprivate func winding(about point: Point) -> Int {
        indices.reduce(0) { sum, index in
            sum + LineSegment(start: self[index], end: self[(index + 1) % count]).winding(about: point)
        }
    }
}
