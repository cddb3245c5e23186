/// A straight line between two points.
public struct LineSegment: ParametricCurve {
    public var start: Point
    public var end: Point

    public init(start: Point, end: Point) {
        self.start = start
        self.end = end
    }

    public var reversed: LineSegment { LineSegment(start: end, end: start) }
    public var extrema: [Double] { [] }
    public var speedMinima: [Double] { [] }

    public func point(at t: Double) -> Point { start.interpolated(to: end, t) }
    public func derivative(at t: Double) -> Point { end - start }
    public func chordCount(tolerance: Double) -> Int { 1 }

    public func subsegment(from first: Double, to last: Double) -> LineSegment {
        LineSegment(start: point(at: first), end: point(at: last))
    }
}
