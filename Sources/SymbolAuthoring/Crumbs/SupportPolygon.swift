internal import SymbolGeometry

/// The least polygon with sides in sixteen given directions that holds some points.
///
/// Sides of no length keep their corners, so that all such polygons have the same commands; halfway between two of
/// them, point by point, lies one that holds all that lies halfway between what they hold.
struct SupportPolygon {
    /// How far it reaches in each direction.
    private var reaches: [Double]

    private static let directions = (0..<16).map { turn in
        AffineTransform.rotation(Double(turn) * .pi / 8)(Point(1, 0))
    }

    /// Nil where there are no points.
    init?(_ points: [Point], margin: Double) {
        guard !points.isEmpty else { return nil }
        reaches = Self.directions.map { direction in
            points.reduce(-Double.infinity) { max($0, $1.dot(direction)) } + margin
        }
    }

    private init(reaches: [Double]) { self.reaches = reaches }

    /// No more than a point, in the middle of the polygon.
    var collapsed: SupportPolygon {
        let middle = corners.reduce(.zero, +) / Double(reaches.count)
        return SupportPolygon(reaches: Self.directions.map(middle.dot))
    }

    /// The sum of polygons times their parts.
    static func blend(_ parts: [(polygon: SupportPolygon, part: Double)]) -> SupportPolygon {
        SupportPolygon(
            reaches: directions.indices.map { turn in
                parts.reduce(0) { $0 + $1.polygon.reaches[turn] * $1.part }
            })
    }

    /// Clockwise (y down), as outer contours are.
    var path: Path {
        var path = Path()
        for (place, corner) in corners.enumerated() {
            if place == 0 { path.move(to: corner) } else { path.line(to: corner) }
        }
        path.close()
        return path
    }

    /// Where neighbouring sides meet.
    private var corners: [Point] {
        reaches.indices.map { turn in
            let next = (turn + 1) % reaches.count
            let (a, b) = (Self.directions[turn], Self.directions[next])
            return Point(reaches[turn] * b.y - reaches[next] * a.y, reaches[next] * a.x - reaches[turn] * b.x)
                / a.cross(b)
        }
    }
}
