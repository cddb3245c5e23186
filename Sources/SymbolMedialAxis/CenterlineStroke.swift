package import SymbolGeometry
/// One travel of a round pen: where it goes and how wide the stroke is there.
package struct CenterlineStroke: Hashable, Sendable {
    /// A position of the pen with its radius.
    package struct Knot: Hashable, Sendable {
        package var point: Point
        /// Half the stroke's width there: about the distance to the outline, more where a corner sticks out.
        package var radius: Double

        package init(point: Point, radius: Double) {
            self.point = point
            self.radius = radius
        }

        /// The knot a fraction `t` of the way to `other`; its disc lies within the hull of both discs.
        func interpolated(to other: Knot, _ t: Double) -> Knot {
            Knot(point: point.interpolated(to: other.point, t), radius: radius + (other.radius - radius) * t)
        }
    }

    /// The travel as a polyline, densely sampled.
    package var knots: [Knot]
    /// Whether the last knot joins the first: a ring.
    package var isClosed: Bool
    /// How it is revealed where it is no stroke but a solid shape.
    package var sweep: SolidSweep?

    package init(knots: [Knot], isClosed: Bool = false, sweep: SolidSweep? = nil) {
        self.knots = knots
        self.isClosed = isClosed
        self.sweep = sweep
    }

    /// How far the pen travels, the way back to the start of a ring included.
    package var length: Double {
        let track = track
        return zip(track, track.dropFirst()).reduce(0) { $0 + $1.0.point.distance(to: $1.1.point) }
    }

    /// Whether it is a solid shape about as wide as long, of at most a size: what a pen standing still would put.
    package func isDot(upTo size: Double) -> Bool {
        guard let sweep else { return false }
        return max(sweep.length, 2 * sweep.halfWidth) <= size && sweep.length <= 2.6 * sweep.halfWidth
    }

    /// The disc about the middle of a dot that grows, by area, with the share of it that shows, until it holds all of
    /// it with a margin.
    package func dot(showing share: Double, margin: Double) -> Path {
        var path = Path()
        guard share > 0, let sweep else { return path }
        let reach = Point(sweep.length / 2, sweep.halfWidth).length + margin
        path.append(Disc(center: sweep.middle, radius: min(share, 1).squareRoot() * reach))
        return path
    }

    /// All knots in the order of the travel, the first of a ring once more at its end.
    var track: [Knot] {
        guard isClosed, knots.count > 1, let first = knots.first else { return knots }
        return knots + [first]
    }
}
