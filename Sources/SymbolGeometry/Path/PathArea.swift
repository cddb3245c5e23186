extension Path {
    /// The area that the subpaths enclose, each closed: positive where they run clockwise on the y-down plane, so that
    /// holes of the other direction take away. Curves are flattened to `tolerance`.
    public func signedArea(tolerance: Double = 0.01) -> Double {
        flattened(tolerance: tolerance).subpaths.reduce(0) { sum, subpath in
            let points = [subpath.start] + subpath.segments.map(\.end)
            let twice = points.indices.reduce(0) { $0 + points[$1].cross(points[($1 + 1) % points.count]) }
            return sum + twice / 2
        }
    }
}
