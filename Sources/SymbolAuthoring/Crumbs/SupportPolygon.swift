internal import SymbolGeometry

/// The smallest polygon with sides in sixteen given directions that contains a set of points.
///
/// Sides of zero length keep their corners, so that all such polygons have the same commands. The polygon halfway
/// between two of them, point by point, contains everything halfway between their contents.
struct SupportPolygon {
    /// The distance that the polygon extends in each direction.
    private var reaches: [Double]

    private static let directions = (0..<16).map { turn in
        AffineTransform.rotation(Double(turn) * .pi / 8)(Point(1, 0))
    }

    /// Creates the polygon with a margin around the points; nil when there are no points.
    init?(_ points: [Point], margin: Double) {
        guard !points.isEmpty else { return nil }
        reaches = Self.directions.map { direction in
            points.reduce(-Double.infinity) { max($0, $1.dot(direction)) } + margin
        }
    }

    private init(reaches: [Double]) { self.reaches = reaches }

    /// The polygon collapsed to a point at its centre.
    var collapsed: SupportPolygon {
        let middle = corners.reduce(.zero, +) / Double(reaches.count)
        return SupportPolygon(reaches: Self.directions.map(middle.dot))
    }

    /// Returns the weighted sum of polygons.
    static func blend(_ parts: [(polygon: SupportPolygon, part: Double)]) -> SupportPolygon {
        SupportPolygon(
            reaches: directions.indices.map { turn in
                parts.reduce(0) { $0 + $1.polygon.reaches[turn] * $1.part }
            })
    }

    /// Returns whether a point lies within all sides.
    func contains(_ point: Point) -> Bool {
        zip(reaches, Self.directions).allSatisfy { reach, direction in point.dot(direction) <= reach }
    }

    /// The polygon as a path, clockwise (y down) like outer contours.
    var path: Path { Path(polygon: corners) }

    /// The points where neighbouring sides meet.
    private var corners: [Point] {
        reaches.indices.map { turn in
            let next = (turn + 1) % reaches.count
            let (a, b) = (Self.directions[turn], Self.directions[next])
            return Point(reaches[turn] * b.y - reaches[next] * a.y, reaches[next] * a.x - reaches[turn] * b.x)
                / a.cross(b)
        }
    }
}
