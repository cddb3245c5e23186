internal import SymbolGeometry

/// The smallest circle around a set of points.
struct SmallestCircle {
    private(set) var center: Point
    private(set) var radius = 0.0

    /// Finds the circle with the algorithm of Elzinga and Hearn; nil when there are no points.
    ///
    /// It adds the point that lies farthest outside until there is none. Two or three of the points determine the
    /// circle, which grows each time.
    init?(around points: [Point]) {
        guard let first = points.first else { return nil }
        var support = [first]
        center = first
        for _ in points {
            guard let far = points.max(by: { $0.distance(to: center) < $1.distance(to: center) }), !contains(far),
                let next = Self.support(of: support + [far])
            else { return }
            (support, self) = next
        }
    }

    private init(across a: Point, _ b: Point) {
        (center, radius) = (a.interpolated(to: b, 0.5), a.distance(to: b) / 2)
    }

    /// Creates the circle through three points; nil when they lie on a line.
    private init?(through a: Point, _ b: Point, _ c: Point) {
        let (p, q) = (b - a, c - a)
        let area = 2 * p.cross(q)
        guard area != 0 else { return nil }
        let (pp, qq) = (p.dot(p), q.dot(q))
        let offset = Point(q.y * pp - p.y * qq, p.x * qq - q.x * pp) / area
        (center, radius) = (a + offset, offset.length)
    }

    private func contains(_ point: Point) -> Bool { center.distance(to: point) <= radius + 1e-9 }

    /// Returns the two or three of at most four points that determine the smallest circle around all of them.
    private static func support(of points: [Point]) -> ([Point], SmallestCircle)? {
        var circles: [([Point], SmallestCircle)] = []
        for (one, a) in points.enumerated() {
            for (other, b) in points[..<one].enumerated() {
                circles.append(([a, b], SmallestCircle(across: a, b)))
                for c in points[..<other] {
                    if let circle = SmallestCircle(through: a, b, c) { circles.append(([a, b, c], circle)) }
                }
            }
        }
        return circles.filter { points.allSatisfy($0.1.contains) }.min { $0.1.radius < $1.1.radius }
    }
}
