internal import CLibrary
internal import SymbolGeometry

/// The straight bar along which outlines lie: their direction of greatest extent, through their centre.
struct MagicBar: Hashable, Sendable {
    let center: Point
    /// The direction of the bar, of length 1; it points downwards, or to the right if it is horizontal.
    let axis: Point
    /// The extent of the outlines from the centre, along the axis and across it.
    let along: ClosedRange<Double>
    let across: ClosedRange<Double>

    /// Creates the bar of `outlines`, with an extent that includes `others`; `nil` for outlines without extent.
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

    /// Returns the eigenvector of the second moments with the greater eigenvalue.
    private static func principalAxis(_ offsets: [Point]) -> Point {
        let (xx, yy, xy) = offsets.reduce((0.0, 0.0, 0.0)) {
            ($0.0 + $1.x * $1.x, $0.1 + $1.y * $1.y, $0.2 + $1.x * $1.y)
        }
        let angle = atan2(2 * xy, xx - yy) / 2
        let direction = Point(cos(angle), sin(angle))
        return direction.y < 0 || (direction.y == 0 && direction.x < 0) ? -direction : direction
    }

    var length: Double { along.upperBound - along.lowerBound }
    var width: Double { across.upperBound - across.lowerBound }

    /// Returns the position of a point, along the axis from the centre and across it.
    func position(of point: Point) -> (along: Double, across: Double) {
        let offset = point - center
        return (axis.dot(offset), axis.cross(offset))
    }

    /// The transform from positions along and across the axis to the space of the outlines.
    var placement: AffineTransform {
        AffineTransform(a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: center.x, ty: center.y)
    }

    /// The angle in degrees between the axis and the nearer of the two diagonals.
    var tilt: Double { abs(45 - atan2(abs(axis.y), abs(axis.x)) * 180 / .pi) }
}
