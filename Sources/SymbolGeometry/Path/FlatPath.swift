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

    /// Whether the outline goes round some place an even number of times, where the even-odd rule alone leaves a hole.
    ///
    /// That is tried on both sides of every edge; of an outline of very many, for which it would take long, it is
    /// taken for granted.
    package var windsEvenly: Bool {
        guard let bounds, edges.count <= 2048 else { return !edges.isEmpty }
        let step = max(bounds.width, bounds.height) / 10_000
        return edges.contains { edge in
            let (way, middle) = (edge.end - edge.start, edge.start + (edge.end - edge.start) * 0.5)
            guard way.length > 0 else { return false }
            let side = Point(-way.y, way.x) * (step / way.length)
            return [middle + side, middle - side].contains { point in
                let number = windingNumber(about: point)
                return number != 0 && number % 2 == 0
            }
        }
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
