/// A quadratic Bézier curve.
public struct QuadBezier: ParametricCurve {
    public var start: Point
    public var control: Point
    public var end: Point

    public init(start: Point, control: Point, end: Point) {
        self.start = start
        self.control = control
        self.end = end
    }

    public var reversed: QuadBezier { QuadBezier(start: end, control: control, end: start) }

    /// The same curve, written as a cubic.
    public var elevated: CubicBezier {
        CubicBezier(
            start: start, control1: start.interpolated(to: control, 2.0 / 3.0),
            control2: end.interpolated(to: control, 2.0 / 3.0), end: end)
    }

    public func point(at t: Double) -> Point { blossom(t, t) }

    public func derivative(at t: Double) -> Point {
        (control - start).interpolated(to: end - control, t) * 2
    }

    public func subsegment(from first: Double, to last: Double) -> QuadBezier {
        QuadBezier(start: point(at: first), control: blossom(first, last), end: point(at: last))
    }

    public var extrema: [Double] {
        let (first, last) = (control - start, end - control)
        return [first.x / (first.x - last.x), first.y / (first.y - last.y)].filter { $0 > 0 && $0 < 1 }
    }

    public var speedMinima: [Double] {
        // The velocity u + t·(v − u) is shortest where it is at right angles to v − u.
        let (first, bend) = (control - start, start - control * 2 + end)
        return [-first.dot(bend) / bend.dot(bend)].filter { $0 > 0 && $0 < 1 }
    }

    public func chordCount(tolerance: Double) -> Int {
        wangCount(degree: 2, bend: (start - control * 2 + end).length, tolerance: tolerance)
    }

    /// De Casteljau's steps, each with its own parameter: the polar form, whose values at mixed parameters are
    /// the control points of subsegments (Ramshaw, "Blossoms are polar forms", 1989).
    private func blossom(_ a: Double, _ b: Double) -> Point {
        start.interpolated(to: control, a).interpolated(to: control.interpolated(to: end, a), b)
    }
}
