extension Path {
    /// The area that the subpaths enclose, each closed: positive where they run clockwise on the y-down plane, so that
    /// holes of the other direction take away.
    ///
    /// Curves are flattened to `tolerance`.
    package func signedArea(tolerance: Double = 0.01) -> Double {
        edges(tolerance).signedArea
    }

    /// The middle of the enclosed area, holes taken away; nil where nothing is enclosed.
    package func centroid(tolerance: Double = 0.01) -> Point? {
        // Of the triangle that each edge makes with a point nearby, its middle weighted by its area.
        guard let origin = bounds?.center else { return nil }
        var (area, moment) = (0.0, Point.zero)
        for edge in edges(tolerance) {
            let (a, b) = (edge.start - origin, edge.end - origin)
            area += a.cross(b)
            moment = moment + (a + b) * (a.cross(b) / 3)
        }
        guard area.magnitude.isNormal else { return nil }
        return origin + moment / area
    }

    package func edges(_ tolerance: Double) -> [LineSegment] {
        flattened(tolerance: tolerance).subpaths.flatMap { subpath in
            let points = [subpath.start] + subpath.segments.map(\.end)
            return points.indices.map { LineSegment(start: points[$0], end: points[($0 + 1) % points.count]) }
        }
    }
}

extension [LineSegment] {
    /// The area that closed lines enclose.
    package var signedArea: Double { reduce(0) { $0 + $1.start.cross($1.end) } / 2 }
}
