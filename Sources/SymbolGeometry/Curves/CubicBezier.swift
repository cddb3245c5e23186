/// A cubic Bézier curve.
package struct CubicBezier: ParametricCurve {
    package var start: Point
    package var control1: Point
    package var control2: Point
    package var end: Point

    package init(start: Point, control1: Point, control2: Point, end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    package var reversed: CubicBezier {
        CubicBezier(start: end, control1: control2, control2: control1, end: start)
    }

    package func point(at t: Double) -> Point { blossom(t, t, t) }

    package func derivative(at t: Double) -> Point {
        QuadBezier(start: control1 - start, control: control2 - control1, end: end - control2).point(at: t) * 3
    }

    package func subsegment(from first: Double, to last: Double) -> CubicBezier {
        CubicBezier(
            start: point(at: first), control1: blossom(first, first, last),
            control2: blossom(first, last, last), end: point(at: last))
    }

    package func forEachExtremum(_ body: (Double) -> Void) {
        let (a, b, c) = velocity
        forEachRoot(a.x, b.x, c.x, body)
        forEachRoot(a.y, b.y, c.y, body)
    }

    package var speedMinima: [Double] {
        // Half the derivative of |a·t² + b·t + c|², and the points between which it is monotonic.
        let (a, b, c) = velocity
        let (cubed, squared, linear, constant) = (2 * a.dot(a), 3 * a.dot(b), b.dot(b) + 2 * a.dot(c), b.dot(c))
        func slope(_ t: Double) -> Double { ((cubed * t + squared) * t + linear) * t + constant }
        var turns: [Double] = []
        forEachRoot(3 * cubed, 2 * squared, linear) { turns.append($0) }
        let stops = [0] + turns.sorted() + [1]
        return zip(stops, stops.dropFirst()).compactMap { low, high in
            slope(low) < 0 && slope(high) >= 0 ? bisect(low, high) { slope($0) < 0 } : nil
        }
    }

    /// A third of the velocity, (1−t)²·u + 2(1−t)t·v + t²·w for legs u, v and w, as a·t² + b·t + c.
    private var velocity: (a: Point, b: Point, c: Point) {
        let (u, v, w) = (control1 - start, control2 - control1, end - control2)
        return (u - v * 2 + w, (v - u) * 2, u)
    }

    package func chordCount(tolerance: Double) -> Int {
        let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
        return wangCount(degree: 3, bend: bend, tolerance: tolerance)
    }

    /// Evaluates the polar form, as for `QuadBezier`.
    private func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
        let middle = control1.interpolated(to: control2, a)
        let first = start.interpolated(to: control1, a).interpolated(to: middle, b)
        let last = middle.interpolated(to: control2.interpolated(to: end, a), b)
        return first.interpolated(to: last, c)
    }
}

/// Calls `body` with the solutions of `a·t² + b·t + c = 0` strictly between 0 and 1.
///
/// The formula avoids cancellation. Where `a` is zero or tiny, the first quotient lies outside the interval (or is not
/// a number) and the second is the linear solution.
private func forEachRoot(_ a: Double, _ b: Double, _ c: Double, _ body: (Double) -> Void) {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    let (first, second) = (q / a, c / q)
    if first > 0, first < 1 { body(first) }
    if second > 0, second < 1 { body(second) }
}

/// Returns the value at which `isBefore` changes from true to false, to the last bit of an interval within 0…1.
private func bisect(_ low: Double, _ high: Double, isBefore: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<52 {
        let middle = (low + high) / 2
        if isBefore(middle) { low = middle } else { high = middle }
    }
    return high
}
