/// A cubic Bézier from (0, 0) to (1, 1) as a function of time (CSS Easing 1, `cubic-bezier()`).
package struct TimingCurve: Hashable, Sendable {
    /// The coordinates of the control points; `x1` and `x2` lie in 0…1, so that time never runs backwards.
    package let x1, y1, x2, y2: Double

    /// The curve `ease-in-out` of CSS.
    package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// Returns the progress at a fraction of the time; it is exactly 0 or 1 at and beyond the ends.
    package func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return Self.coordinate(parameter(at: time), y1, y2)
    }

    /// Finds the parameter by bisection: x rises with the parameter, and 52 halvings leave only a double's last bit.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
}
