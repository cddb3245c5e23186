/// A quadratic Bézier curve.
package struct QuadBezier: ParametricCurve {
    package var start: Point
    package var control: Point
    package var end: Point

    package init(start: Point, control: Point, end: Point) {
        self.start = start
        self.control = control
        self.end = end
    }

    package var reversed: QuadBezier { QuadBezier(start: end, control: control, end: start) }

    /// The same curve, written as a cubic.
    package var elevated: CubicBezier {
        CubicBezier(
            start: start, control1: start.interpolated(to: control, 2.0 / 3.0),
            control2: end.interpolated(to: control, 2.0 / 3.0), end: end)
    }

    package func point(at t: Double) -> Point { blossom(t, t) }

    package func derivative(at t: Double) -> Point {
        (control - start).interpolated(to: end - control, t) * 2
    }

    package func subsegment(from first: Double, to last: Double) -> QuadBezier {
        QuadBezier(start: point(at: first), control: blossom(first, last), end: point(at: last))
    }

    package func forEachExtremum(_ body: (Double) -> Void) {
        let (first, last) = (control - start, end - control)
        let (x, y) = (first.x / (first.x - last.x), first.y / (first.y - last.y))
        if x > 0, x < 1 { body(x) }
        if y > 0, y < 1 { body(y) }
    }

    package var speedMinima: [Double] {
        // The velocity u + t·(v − u) is shortest where it is perpendicular to v − u.
        let (first, bend) = (control - start, start - control * 2 + end)
        return [-first.dot(bend) / bend.dot(bend)].filter { $0 > 0 && $0 < 1 }
    }

    package func chordCount(tolerance: Double) -> Int {
        wangCount(degree: 2, bend: (start - control * 2 + end).length, tolerance: tolerance)
    }

    /// Evaluates the polar form, de Casteljau's steps with a parameter each.
    ///
    /// Its values at mixed parameters are the control points of subsegments (Ramshaw, "Blossoms are polar forms",
    /// 1989).
    private func blossom(_ a: Double, _ b: Double) -> Point {
        start.interpolated(to: control, a).interpolated(to: control.interpolated(to: end, a), b)
    }
}
