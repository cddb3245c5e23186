public import SymbolGeometry
/// One travel of a round pen: where it goes and how wide the stroke is there.
public struct PenStroke: Hashable, Sendable {
    /// A place that the pen passes.
    public struct Knot: Hashable, Sendable {
        public var point: Point
        /// Half the stroke's width there: about the distance to the outline, more where a corner sticks out.
        public var radius: Double

        public init(point: Point, radius: Double) {
            self.point = point
            self.radius = radius
        }

        /// The knot a fraction `t` of the way to `other`; its disc lies within the hull of both discs.
        func interpolated(to other: Knot, _ t: Double) -> Knot {
            Knot(point: point.interpolated(to: other.point, t), radius: radius + (other.radius - radius) * t)
        }
    }

    /// The travel as a polyline, densely sampled.
    public var knots: [Knot]
    /// Whether the last knot joins the first: a ring.
    public var isClosed: Bool

    public init(knots: [Knot], isClosed: Bool = false) {
        self.knots = knots
        self.isClosed = isClosed
    }

    /// How far the pen travels, the way back to the start of a ring included.
    public var length: Double {
        let track = track
        return zip(track, track.dropFirst()).reduce(0) { $0 + $1.0.point.distance(to: $1.1.point) }
    }

    /// All knots in the order of the travel, the first of a ring once more at its end.
    var track: [Knot] {
        guard isClosed, knots.count > 1, let first = knots.first else { return knots }
        return knots + [first]
    }
}
