/// A line or curve of a path together with its start point.
package enum PathSegment: ParametricCurve {
    case line(LineSegment)
    case quad(QuadBezier)
    case cubic(CubicBezier)

    /// The path element that draws this segment when the current point is `start`.
    package var element: PathElement {
        switch self {
        case .line(let line): .line(line.end)
        case .quad(let quad): .quad(control: quad.control, quad.end)
        case .cubic(let cubic): .cubic(control1: cubic.control1, control2: cubic.control2, cubic.end)
        }
    }

    package var start: Point {
        switch self {
        case .line(let line): line.start
        case .quad(let quad): quad.start
        case .cubic(let cubic): cubic.start
        }
    }

    package var end: Point {
        switch self {
        case .line(let line): line.end
        case .quad(let quad): quad.end
        case .cubic(let cubic): cubic.end
        }
    }

    package var reversed: PathSegment {
        switch self {
        case .line(let line): .line(line.reversed)
        case .quad(let quad): .quad(quad.reversed)
        case .cubic(let cubic): .cubic(cubic.reversed)
        }
    }

    /// The same curve as a cubic.
    package var elevated: CubicBezier {
        switch self {
        case .line(let line):
            CubicBezier(
                start: line.start, control1: line.point(at: 1.0 / 3), control2: line.point(at: 2.0 / 3), end: line.end)
        case .quad(let quad): quad.elevated
        case .cubic(let cubic): cubic
        }
    }

    package func forEachExtremum(_ body: (Double) -> Void) {
        switch self {
        case .line(let line): line.forEachExtremum(body)
        case .quad(let quad): quad.forEachExtremum(body)
        case .cubic(let cubic): cubic.forEachExtremum(body)
        }
    }

    package var speedMinima: [Double] {
        switch self {
        case .line(let line): line.speedMinima
        case .quad(let quad): quad.speedMinima
        case .cubic(let cubic): cubic.speedMinima
        }
    }

    package func point(at t: Double) -> Point {
        switch self {
        case .line(let line): line.point(at: t)
        case .quad(let quad): quad.point(at: t)
        case .cubic(let cubic): cubic.point(at: t)
        }
    }

    package func derivative(at t: Double) -> Point {
        switch self {
        case .line(let line): line.derivative(at: t)
        case .quad(let quad): quad.derivative(at: t)
        case .cubic(let cubic): cubic.derivative(at: t)
        }
    }

    package func subsegment(from first: Double, to last: Double) -> PathSegment {
        switch self {
        case .line(let line): .line(line.subsegment(from: first, to: last))
        case .quad(let quad): .quad(quad.subsegment(from: first, to: last))
        case .cubic(let cubic): .cubic(cubic.subsegment(from: first, to: last))
        }
    }

    package func chordCount(tolerance: Double) -> Int {
        switch self {
        case .line(let line): line.chordCount(tolerance: tolerance)
        case .quad(let quad): quad.chordCount(tolerance: tolerance)
        case .cubic(let cubic): cubic.chordCount(tolerance: tolerance)
        }
    }
}

extension PathElement {
    /// Returns the segment that this element draws from `start`, or nil for moves and closes.
    package func segment(from start: Point) -> PathSegment? {
        switch self {
        case .line(let end):
            .line(LineSegment(start: start, end: end))
        case .quad(let control, let end):
            .quad(QuadBezier(start: start, control: control, end: end))
        case .cubic(let control1, let control2, let end):
            .cubic(CubicBezier(start: start, control1: control1, control2: control2, end: end))
        case .move, .close:
            nil
        }
    }
}
