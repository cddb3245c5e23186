internal import SymbolGeometry

/// The smallest circle around some points.
struct SmallestCircle {
    private(set) var center: Point
    private(set) var radius = 0.0

    /// Takes in the point that lies farthest outside until none does, as Elzinga and Hearn do: two or three of the
    /// points hold the circle, which grows each time.
    ///
    /// Nil where there are no points.
    init?(around points: [Point]) {
        guard let first = points.first else { return nil }
        var holding = [first]
        center = first
        for _ in points {
            guard let far = points.max(by: { $0.distance(to: center) < $1.distance(to: center) }), !holds(far),
                let next = Self.holders(of: holding + [far])
            else { return }
            (holding, self) = next
        }
    }

    private init(across a: Point, _ b: Point) {
        (center, radius) = (a.interpolated(to: b, 0.5), a.distance(to: b) / 2)
    }

    /// Nil where the points lie on a line.
    private init?(through a: Point, _ b: Point, _ c: Point) {
        let (p, q) = (b - a, c - a)
        let area = 2 * p.cross(q)
        guard area != 0 else { return nil }
        let (pp, qq) = (p.dot(p), q.dot(q))
        let way = Point(q.y * pp - p.y * qq, p.x * qq - q.x * pp) / area
        (center, radius) = (a + way, way.length)
    }

    private func holds(_ point: Point) -> Bool { center.distance(to: point) <= radius + 1e-9 }

    /// Those two or three of at most four points that hold the smallest circle around all.
    private static func holders(of points: [Point]) -> ([Point], SmallestCircle)? {
        var circles: [([Point], SmallestCircle)] = []
        for (one, a) in points.enumerated() {
            for (other, b) in points[..<one].enumerated() {
                circles.append(([a, b], SmallestCircle(across: a, b)))
                for c in points[..<other] {
                    if let circle = SmallestCircle(through: a, b, c) { circles.append(([a, b, c], circle)) }
                }
            }
        }
        return circles.filter { points.allSatisfy($0.1.holds) }.min { $0.1.radius < $1.1.radius }
    }
}
