/// A path with lines for its curves, to within a hundredth of a unit, and each subpath closed.
///
/// Many points are looked for in it at the cost of flattening it once.
package struct FlatPath: Sendable {
    private let edges: [LineSegment]
    private let bounds: Rect?
    /// The enclosed area: positive where the outline runs clockwise on the y-down plane.
    package let signedArea: Double

    package init(_ path: Path) {
        // Relative to what is large, so that there are never many.
        let size = path.bounds.map { max($0.width, $0.height) } ?? 0
        edges = path.edges(max(0.01, size / 100_000))
        bounds = edges.reduce(nil) { $0?.union($1.start) ?? Rect($1.start) }
        signedArea = edges.signedArea
    }

    /// How often the outline goes round a point, clockwise (y down) counting up.
    package func windingNumber(about point: Point) -> Int {
        guard let bounds, bounds.contains(point) else { return 0 }
        var number = 0
        for edge in edges where (edge.start.y > point.y) != (edge.end.y > point.y) {
            let t = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            guard edge.start.x + t * (edge.end.x - edge.start.x) > point.x else { continue }
            number += edge.end.y > edge.start.y ? 1 : -1
        }
        return number
    }
}
