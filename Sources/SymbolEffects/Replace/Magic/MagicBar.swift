internal import CLibrary
internal import SymbolGeometry

/// The straight way that outlines lie along: their direction of greatest extent through their middle.
struct MagicBar: Hashable, Sendable {
    let center: Point
    /// Of length 1; downwards, and to the right where it is level.
    let axis: Point
    /// How far the outlines reach from the centre, along the axis and across it.
    let along: ClosedRange<Double>
    let across: ClosedRange<Double>

    /// The way of `outlines`, and how far along it these and `others` reach; nil for what has no extent.
    init?(_ outlines: [MagicOutline], with others: [MagicOutline] = []) {
        let points = outlines.flatMap(\.points)
        guard points.count > 2 else { return nil }
        let center = points.reduce(Point.zero, +) / Double(points.count)
        let axis = Self.principalAxis(points.map { $0 - center })
        let offsets = (points + others.flatMap(\.points)).map { $0 - center }
        let (alongs, acrosses) = (offsets.map { axis.dot($0) }, offsets.map { axis.cross($0) })
        guard let first = alongs.min(), let last = alongs.max(), let left = acrosses.min(), let right = acrosses.max(),
            last > first
        else { return nil }
        self.center = center
        self.axis = axis
        along = first...last
        across = left...right
    }

    /// That of the second moments' greater eigenvalue.
    private static func principalAxis(_ offsets: [Point]) -> Point {
        let (xx, yy, xy) = offsets.reduce((0.0, 0.0, 0.0)) {
            ($0.0 + $1.x * $1.x, $0.1 + $1.y * $1.y, $0.2 + $1.x * $1.y)
        }
        let angle = atan2(2 * xy, xx - yy) / 2
        let way = Point(cos(angle), sin(angle))
        return way.y < 0 || (way.y == 0 && way.x < 0) ? -way : way
    }

    var length: Double { along.upperBound - along.lowerBound }
    var width: Double { across.upperBound - across.lowerBound }

    /// Where a point is: how far along the axis from the centre, and how far to its side.
    func place(of point: Point) -> (along: Double, across: Double) {
        let offset = point - center
        return (axis.dot(offset), axis.cross(offset))
    }

    /// From places along and across the axis to the outlines' own space.
    var placement: AffineTransform {
        AffineTransform(a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: center.x, ty: center.y)
    }

    /// Degrees between the axis and the nearer of the two diagonals at 45°.
    var tilt: Double { abs(45 - atan2(abs(axis.y), abs(axis.x)) * 180 / .pi) }
}
