/// A path flattened to lines, to within a hundredth of a unit, with each subpath closed.
///
/// It answers winding queries for many points at the cost of flattening once.
package struct FlatPath: Sendable {
    private let edges: [LineSegment]
    private let bounds: Rect?
    /// The enclosed area: positive if the outline runs clockwise on the y-down plane.
    package let signedArea: Double

    package init(_ path: Path) {
        edges = path.edges(0.01)
        bounds = edges.reduce(nil) { $0?.union($1.start) ?? Rect($1.start) }
        signedArea = edges.signedArea
    }

    /// Whether the outline has a non-zero even winding number somewhere, where the even-odd rule alone leaves a hole.
    package var hasEvenWinding: Bool { winds { $0 != 0 && $0 % 2 == 0 } }

    /// Whether the outline winds around something more than once, or counterclockwise (y down).
    var hasOverlaps: Bool { winds { $0 != 0 && $0 != 1 } }

    /// Returns whether the outline winds around something as often as is asked for.
    func winds(_ isAskedFor: (Int) -> Bool) -> Bool {
        hasPointBeside { isAskedFor(windingNumber(about: $0)) }
    }

    /// Returns whether a point just beside the outline satisfies a condition.
    ///
    /// Points on both sides of it are tested, a hundredth of its size apart, or as many as it has edges. With very many
    /// edges there are fewer, since the time grows with the product.
    func hasPointBeside(_ condition: (Point) -> Bool) -> Bool {
        guard let bounds else { return false }
        let size = max(bounds.width, bounds.height)
        let length = edges.reduce(0) { $0 + $1.start.distance(to: $1.end) }
        let count = min(max(100 * length / size, Double(edges.count)), Double(1 << 24) / Double(edges.count))
        let interval = length / count
        guard interval > 0 else { return false }
        var place = interval / 2
        for edge in edges {
            let end = edge.start.distance(to: edge.end)
            while place < end {
                let sides = edge.sides(of: edge.point(at: place / end), size / 10_000)
                if sides.contains(where: condition) { return true }
                place += interval
            }
            place -= end
        }
        return false
    }

    /// A point inside the outline by the even-odd rule, beside the middle of its longest edge by a thousandth of its
    /// size; where it is thinner than that, the middle itself, and nil without edges.
    package var pointJustInside: Point? {
        let longest = edges.max { $0.start.distance(to: $0.end) < $1.start.distance(to: $1.end) }
        guard let bounds, let longest else { return nil }
        let middle = longest.point(at: 0.5)
        let step = max(bounds.width, bounds.height) / 1000
        return longest.sides(of: middle, step).first { windingNumber(about: $0) % 2 != 0 } ?? middle
    }

    /// Returns how often the outline winds around a point; clockwise (y down) counts up.
    package func windingNumber(about point: Point) -> Int {
        guard let bounds, bounds.contains(point) else { return 0 }
        return edges.winding(about: point)
    }
}

extension LineSegment {
    /// Returns the points at a distance from a point of the line, to both sides; none beside a line without a
    /// direction.
    fileprivate func sides(of point: Point, _ distance: Double) -> [Point] {
        let direction = end - start
        guard direction.length > 0 else { return [] }
        let side = Point(-direction.y, direction.x) * (distance / direction.length)
        return [point + side, point - side]
    }
}
