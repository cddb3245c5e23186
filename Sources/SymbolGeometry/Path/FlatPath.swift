/// A path flattened to lines, to within a hundredth of a unit, with each subpath closed.
///
/// It answers winding queries for many points at the cost of flattening once.
package struct FlatPath: Sendable {
    private let edges: [LineSegment]
    private let bounds: Rect?
    /// The enclosed area: positive if the outline runs clockwise on the y-down plane.
    package let signedArea: Double

    package init(_ path: Path) {
        // The tolerance grows with a large path, so that there are never too many edges.
        let size = path.bounds.map { max($0.width, $0.height) } ?? 0
        edges = path.edges(max(0.01, size / 100_000))
        bounds = edges.reduce(nil) { $0?.union($1.start) ?? Rect($1.start) }
        signedArea = edges.signedArea
    }

    /// Whether the outline has a non-zero even winding number somewhere, where the even-odd rule alone leaves a hole.
    ///
    /// Points on both sides of every edge are tested. An outline of more than 2048 edges, for which that would take
    /// long, is assumed to have one.
    package var hasEvenWinding: Bool {
        guard let bounds, edges.count <= 2048 else { return !edges.isEmpty }
        let step = max(bounds.width, bounds.height) / 10_000
        return edges.contains { edge in
            let (direction, middle) = (edge.end - edge.start, edge.start + (edge.end - edge.start) * 0.5)
            guard direction.length > 0 else { return false }
            let side = Point(-direction.y, direction.x) * (step / direction.length)
            return [middle + side, middle - side].contains { point in
                let number = windingNumber(about: point)
                return number != 0 && number % 2 == 0
            }
        }
    }

    /// Returns how often the outline winds around a point; clockwise (y down) counts up.
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
