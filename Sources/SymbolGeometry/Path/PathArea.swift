extension Path {
    /// Returns the area that the subpaths enclose, each closed, with curves flattened to `tolerance`.
    ///
    /// Subpaths that run clockwise on the y-down plane count as positive, so that holes, which run the other way, are
    /// subtracted.
    package func signedArea(tolerance: Double = 0.01) -> Double {
        edges(tolerance).signedArea
    }

    /// Returns the centroid of the enclosed area without its holes, or nil if nothing is enclosed.
    package func centroid(tolerance: Double = 0.01) -> Point? {
        // The triangles that the edges form with a nearby point, their centroids weighted by their areas.
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

    /// Returns the edges of the subpaths, each closed, with curves flattened to `tolerance`, or in a large path to a
    /// hundred-thousandth of its size, so that there are never too many.
    package func edges(_ tolerance: Double) -> [LineSegment] {
        let size = bounds.map { max($0.width, $0.height) } ?? 0
        return flattened(tolerance: max(tolerance, size / 100_000)).subpaths.flatMap { subpath in
            let points = [subpath.start] + subpath.segments.map(\.end)
            return points.indices.map { LineSegment(start: points[$0], end: points[($0 + 1) % points.count]) }
        }
    }
}

extension [LineSegment] {
    /// The signed area that these edges of closed polygons enclose.
    package var signedArea: Double { reduce(0) { $0 + $1.start.cross($1.end) } / 2 }
}
