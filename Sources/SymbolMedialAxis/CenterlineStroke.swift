package import SymbolGeometry
/// One movement of a round pen: its path and the stroke's width along it.
package struct CenterlineStroke: Hashable, Sendable {
    /// A position of the pen with its radius.
    package struct Knot: Hashable, Sendable {
        /// The position of the pen.
        package var point: Point
        /// Half the stroke's width there: about the distance to the outline, more where a corner sticks out.
        package var radius: Double
        /// The extent to which other strokes are within reach, from 0 to 1.
        package var crowding = 0.0

        /// Creates a knot.
        package init(point: Point, radius: Double) {
            self.point = point
            self.radius = radius
        }

        /// Returns the knot at the fraction `t` of the distance to `other`; its disc lies within the hull of both
        /// discs.
        func interpolated(to other: Knot, _ t: Double) -> Knot {
            var knot = Knot(point: point.interpolated(to: other.point, t), radius: radius + (other.radius - radius) * t)
            knot.crowding = crowding + (other.crowding - crowding) * t
            return knot
        }
    }

    /// The path as a densely sampled polyline.
    package var knots: [Knot]
    /// Whether the last knot is joined to the first, forming a ring.
    package var isClosed: Bool
    /// The way in which a solid shape is revealed; nil for a stroke.
    package var sweep: SolidSweep?

    /// Creates a stroke.
    package init(knots: [Knot], isClosed: Bool = false, sweep: SolidSweep? = nil) {
        self.knots = knots
        self.isClosed = isClosed
        self.sweep = sweep
    }

    /// The distance that the pen travels, including the return to the start of a ring.
    package var length: Double {
        let track = track
        return zip(track, track.dropFirst()).reduce(0) { $0 + $1.0.point.distance(to: $1.1.point) }
    }

    /// Returns whether this is a solid shape about as wide as long, and no larger than a size: the mark of a pen at
    /// rest.
    package func isDot(upTo size: Double) -> Bool {
        guard let sweep else { return false }
        return max(sweep.length, 2 * sweep.halfWidth) <= size && sweep.length <= 2.6 * sweep.halfWidth
    }

    /// Returns a disc about the centre of a dot, whose area grows with the fraction of the dot that is shown until it
    /// contains the whole dot with a margin.
    package func dot(showing fraction: Double, margin: Double) -> Path {
        var path = Path()
        guard fraction > 0, let sweep else { return path }
        let reach = Point(sweep.length / 2, sweep.halfWidth).length + margin
        path.append(Disc(center: sweep.middle, radius: min(fraction, 1).squareRoot() * reach))
        return path
    }

    /// All knots in the order of travel, with the first of a ring repeated at the end.
    var track: [Knot] {
        guard isClosed, knots.count > 1, let first = knots.first else { return knots }
        return knots + [first]
    }
}
