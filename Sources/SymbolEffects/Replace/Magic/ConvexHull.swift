internal import SymbolGeometry

/// The smallest convex polygon around points.
struct ConvexHull: Hashable, Sendable {
    /// The corners, clockwise (y down).
    let corners: [Point]

    /// Creates the hull by Andrew's monotone chain; `nil` if the points enclose nothing.
    init?(_ points: [Point]) {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [Point]) -> [Point] {
            var chain: [Point] = []
            for point in points {
                while chain.count > 1, let last = chain.last,
                    (last - chain[chain.count - 2]).cross(point - last) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return chain.dropLast()
        }
        corners = chain(sorted) + chain(sorted.reversed())
        guard corners.count > 2 else { return nil }
    }

    var path: Path { Path(polygon: corners) }

    /// Returns the least scale, about a point inside, at which the hull contains other points.
    func scale(toContain points: [Point], about middle: Point) -> Double {
        corners.indices.reduce(0) { scale, index in
            let (corner, next) = (corners[index], corners[(index + 1) % corners.count])
            let side = next - corner
            let reach = (corner - middle).cross(side)
            guard reach > 0 else { return scale }
            return points.reduce(scale) { max($0, ($1 - middle).cross(side) / reach) }
        }
    }
}
