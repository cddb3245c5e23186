/// A straight line between two points.
package struct LineSegment: ParametricCurve {
    package var start: Point
    package var end: Point

    package init(start: Point, end: Point) {
        self.start = start
        self.end = end
    }

    package var reversed: LineSegment { LineSegment(start: end, end: start) }
    package var speedMinima: [Double] { [] }

    package func forEachExtremum(_ body: (Double) -> Void) {}
    package func point(at t: Double) -> Point { start.interpolated(to: end, t) }
    package func derivative(at t: Double) -> Point { end - start }
    package func chordCount(tolerance: Double) -> Int { 1 }

    package func subsegment(from first: Double, to last: Double) -> LineSegment {
        LineSegment(start: point(at: first), end: point(at: last))
    }
}
