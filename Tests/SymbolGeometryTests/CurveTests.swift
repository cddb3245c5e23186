import Foundation
import SymbolGeometry
import TestSupport
import Testing

private let cubic = CubicBezier(start: p(0, 0), control1: p(4, 7), control2: p(-2, 5), end: p(9, 1))
private let point = CubicBezier(start: p(2, 3), control1: p(2, 3), control2: p(2, 3), end: p(2, 3))

/// Along y = 0: x(t) = 9t(1−t)(1−2t), whose derivative 9(1−6t+6t²) is zero at t = (3±√3)/6, where
/// x = ±√3/2.
private let backAndForth = CubicBezier(start: p(0, 0), control1: p(3, 0), control2: p(-3, 0), end: p(0, 0))

/// y = x² for x in 0…1.
private let parabola = QuadBezier(start: p(0, 0), control: p(0.5, 0), end: p(1, 1))

@Suite struct CurveTests {
    @Test("Evaluation follows Bernstein's polynomials")
    func evaluation() {
        // t = ½: (0 + 3·4 − 3·2 + 9)/8 = 15/8, (0 + 3·7 + 3·5 + 1)/8 = 37/8
        #expect(cubic.point(at: 0.5) == p(15.0 / 8, 37.0 / 8))
        #expect(parabola.point(at: 0.25) == p(0.25, 0.0625))
    }

    @Test("The derivative at the ends is degree × the first and last leg")
    func derivative() {
        #expect(cubic.derivative(at: 0) == p(12, 21))
        #expect(cubic.derivative(at: 1) == p(33, -12))
        #expect(parabola.derivative(at: 0.25) == p(1, 0.5))
    }

    @Test("Both parts of a split meet on the curve to the last bit", arguments: [0, 0.1, 0.3, 0.5, 0.77, 1])
    func splitContinuity(t: Double) {
        let (before, after) = cubic.split(at: t)
        #expect(before.start == cubic.start && after.end == cubic.end)
        #expect(before.end == after.start)
        #expect(before.end == cubic.point(at: t))
    }

    @Test("A subsegment traces the same points")
    func subsegment() {
        let part = PathSegment.cubic(cubic).subsegment(from: 0.2, to: 0.7)
        for u in stride(from: 0, through: 1, by: 0.125) {
            #expect(part.point(at: u).distance(to: cubic.point(at: 0.2 + 0.5 * u)) < 1e-14)
        }
        #expect(parabola.subsegment(from: 0.5, to: 1).control == p(0.75, 0.5))
    }

    @Test("The whole subsegment is the curve itself, and backwards it is reversed")
    func wholeSubsegment() {
        #expect(cubic.subsegment(from: 0, to: 1) == cubic)
        #expect(cubic.subsegment(from: 1, to: 0) == cubic.reversed)
    }

    @Test("An elevated quad traces the same points")
    func elevation() {
        for t in stride(from: 0, through: 1, by: 0.125) {
            #expect(parabola.elevated.point(at: t).distance(to: parabola.point(at: t)) < 1e-15)
        }
    }
}

@Suite struct CurveBoundsTests {
    @Test("An arch reaches three quarters of its controls' height")
    func arch() {
        // y(t) = 12t(1−t), at most 3 at t = ½
        let arch = CubicBezier(start: p(0, 0), control1: p(0, 4), control2: p(3, 4), end: p(3, 0))
        #expect(arch.bounds == Rect(minX: 0, minY: 0, maxX: 3, maxY: 3))
    }

    @Test("Both extrema of one coordinate are found")
    func bothExtrema() {
        let reach = 3.0.squareRoot() / 2
        #expect(abs(backAndForth.bounds.minX + reach) < 1e-15)
        #expect(abs(backAndForth.bounds.maxX - reach) < 1e-15)
        #expect(backAndForth.bounds.height == 0)
    }

    @Test("A quad's apex lies halfway to its control")
    func quad() {
        let quad = QuadBezier(start: p(0, 0), control: p(1, 2), end: p(2, 0))
        #expect(quad.bounds == Rect(minX: 0, minY: 0, maxX: 2, maxY: 1))
    }

    @Test("A curve whose bend is beyond all numbers is a chord, and not thousands of them", arguments: [1e308, -1e308])
    func enormous(far: Double) {
        let curve = CubicBezier(
            start: Point(0, 0), control1: Point(far, 0), control2: Point(-far, 0), end: Point(far, 1))
        #expect(curve.flattened(tolerance: 0.01) == [Point(far, 1)])
    }

    @Test("A nearly quadratic cubic keeps its extremum")
    func nearlyQuadratic() {
        // The elevated quad above, its leading coefficient not quite zero.
        let cubic = CubicBezier(
            start: p(0, 0), control1: p(2.0 / 3, 4.0 / 3), control2: p(4.0 / 3, 4.0 / 3 + 1e-15), end: p(2, 0))
        #expect(abs(cubic.bounds.maxY - 1) < 1e-14)
    }

    @Test("A point is its own bounds")
    func degenerate() {
        #expect(point.bounds == Rect(p(2, 3)))
        #expect(QuadBezier(start: .zero, control: .zero, end: .zero).bounds == Rect(.zero))
    }

    @Test("Path bounds hold the curves, not their controls nor moves that draw nothing")
    func path() throws {
        let path = try Path(svg: "M-9-9M0 0C0 4 3 4 3 0M50 50")
        #expect(path.bounds == Rect(minX: 0, minY: 0, maxX: 3, maxY: 3))
    }

    @Test("A path that draws nothing has no bounds; a closed move is a point")
    func empty() throws {
        #expect(Path().bounds == nil)
        #expect(try Path(svg: "M1 2M3 4").bounds == nil)
        #expect(try Path(svg: "M1 2Z").bounds == Rect(p(1, 2)))
    }
}

@Suite struct ArcLengthTests {
    @Test("A 3-4-5 line is 5 long")
    func line() {
        #expect(LineSegment(start: p(1, 1), end: p(4, 5)).length() == 5)
    }

    @Test("A parabola's length is the textbook's")
    func parabolaLength() {
        // ∫₀¹ √(1+4x²) dx = √5/2 + asinh(2)/4
        #expect(abs(parabola.length(tolerance: 1e-10) - (5.0.squareRoot() / 2 + asinh(2) / 4)) < 1e-10)
    }

    @Test("A quarter circle in nine pieces is π/2 long")
    func quarterCircle() {
        // Each piece strays by about (1/9)⁶ of 2.8e-4: 5e-10.
        let length = (0..<9).reduce(0.0) { sum, index in
            let angle = Double(index) * .pi / 18
            let arc = EllipticalArc(
                center: p(5, 5), rx: 1, ry: 1, startDirection: p(cos(angle), sin(angle)), sweepAngle: .pi / 18)
            return sum + arc.cubics.reduce(0) { $0 + $1.length() }
        }
        #expect(abs(length - .pi / 2) < 1e-6)
    }

    @Test("A cubic's length is its polyline's in the limit")
    func polyline() {
        // Chords of h = 1/20000 fall short by a fraction of about h²/24·κ²·speed²: well below 1e-7 here.
        let points = (0...20000).map { cubic.point(at: Double($0) / 20000) }
        let polyline = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        #expect(abs(cubic.length() - polyline) < 1e-6)
    }

    @Test("A curve that turns back on itself is measured both ways")
    func turningBack() {
        #expect(abs(backAndForth.length() - 2 * 3.0.squareRoot()) < 1e-6)
    }

    @Test("The speed is least at the turns, and at the vertex of a parabola")
    func speedMinima() {
        let turns = backAndForth.speedMinima
        #expect(turns.count == 2)
        #expect(zip(turns, [-1, 1]).allSatisfy { abs($0 - (3 + $1 * 3.0.squareRoot()) / 6) < 1e-15 })
        // y = x² for x in −1…1
        #expect(QuadBezier(start: p(-1, 1), control: p(0, -1), end: p(1, 1)).speedMinima == [0.5])
    }

    @Test("A cusp just inside the end is not overlooked", arguments: [1e-2, 1e-3, 1e-5])
    func cuspAtTheEnd(beyond: Double) {
        let turn = (3 - 3.0.squareRoot()) / 6
        let x = { (t: Double) in 9 * t * (1 - t) * (1 - 2 * t) }
        #expect(abs(backAndForth.length(to: turn + beyond) - (2 * x(turn) - x(turn + beyond))) < 1e-6)
    }

    @Test("A curve that is a point has no length")
    func degenerate() {
        #expect(point.length() == 0)
        #expect((0...1).contains(point.parameter(atLength: 0.5)))
    }

    @Test("A tolerance of zero still ends")
    func zeroTolerance() {
        #expect(abs(parabola.length(tolerance: 0) - parabola.length()) < 1e-6)
    }

    @Test("The parameter at a length is the inverse of the length", arguments: [0, 0.05, 0.3, 0.5, 0.9, 1])
    func inverse(t: Double) {
        for curve in [PathSegment.cubic(cubic), .quad(parabola), .line(LineSegment(start: .zero, end: p(3, 4)))] {
            #expect(abs(curve.parameter(atLength: curve.length(to: t, tolerance: 1e-9), tolerance: 1e-8) - t) < 1e-7)
        }
    }

    @Test("Lengths across a turning point are found too")
    func inverseAtTurn() {
        // A quarter of the way is the turn itself, t = (3−√3)/6.
        let t = backAndForth.parameter(atLength: 3.0.squareRoot() / 2, tolerance: 1e-9)
        #expect(abs(backAndForth.length(to: t, tolerance: 1e-10) - 3.0.squareRoot() / 2) < 1e-8)
    }

    @Test("Lengths outside the curve mean its ends")
    func outside() {
        #expect(cubic.parameter(atLength: -1) == 0)
        #expect(cubic.parameter(atLength: 1e9) == 1)
    }
}

@Suite struct FlatteningTests {
    private func distance(_ q: Point, _ a: Point, _ b: Point) -> Double {
        let along = b - a
        let t = along.dot(along) > 0 ? min(1, max(0, (q - a).dot(along) / along.dot(along))) : 0
        return q.distance(to: a.interpolated(to: b, t))
    }

    @Test("No point of the curve strays further than the tolerance", arguments: [1, 0.1, 0.01, 0.001])
    func tolerance(tolerance: Double) throws {
        for curve in [PathSegment.cubic(cubic), .quad(parabola), .cubic(backAndForth)] {
            let points = [curve.start] + curve.flattened(tolerance: tolerance)
            for step in 0...500 {
                let q = curve.point(at: Double(step) / 500)
                let nearest = try #require(zip(points, points.dropFirst()).map { distance(q, $0, $1) }.min())
                #expect(nearest <= tolerance)
            }
        }
    }

    @Test("An arch needs as many chords as Wang's bound says")
    func count() {
        // Second differences (3,−4) and (−3,−4) are 5 long: √(¾·5/0.15) = 5 chords.
        let arch = CubicBezier(start: p(0, 0), control1: p(0, 4), control2: p(3, 4), end: p(3, 0))
        #expect(arch.flattened(tolerance: 0.1500001).count == 5)
    }

    @Test("Degenerate curves and tolerances give at least the end", arguments: [0, 1, .infinity])
    func degenerate(tolerance: Double) {
        #expect(point.flattened(tolerance: tolerance).last == p(2, 3))
    }

    @Test("A flattened path keeps its lines, moves and closes")
    func path() throws {
        let path = try Path(svg: "M0 0H3Q3 .5 3.5 .5ZM1 1L2 2")
        #expect(path.flattened(tolerance: 10) == (try Path(svg: "M0 0H3L3.5.5ZM1 1L2 2")))
    }

    /// A line that counts how often its speed is evaluated.
    private struct CountedLine: ParametricCurve {
        final class Counter: @unchecked Sendable { var count = 0 }

        let line: LineSegment
        let counter = Counter()

        var start: Point { line.start }
        var end: Point { line.end }
        var reversed: CountedLine { CountedLine(line: line.reversed) }
        var speedMinima: [Double] { [] }
        func forEachExtremum(_ body: (Double) -> Void) {}
        func point(at t: Double) -> Point { line.point(at: t) }
        func subsegment(from first: Double, to last: Double) -> CountedLine { self }
        func chordCount(tolerance: Double) -> Int { 1 }
        func derivative(at t: Double) -> Point {
            counter.count += 1
            return line.derivative(at: t)
        }
        static func == (a: CountedLine, b: CountedLine) -> Bool { a.line == b.line }
        func hash(into hasher: inout Hasher) { hasher.combine(line) }
    }

    @Test("A length beyond the range of Double is found at once", arguments: [1e308, 1.7e308])
    func endlessLength(reach: Double) {
        let curve = CountedLine(line: LineSegment(start: p(-reach, -reach), end: p(reach, reach)))
        #expect(curve.length() == .infinity || curve.length().isNaN)
        #expect(curve.counter.count <= 96)
    }
}
