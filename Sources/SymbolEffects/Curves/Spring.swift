internal import CLibrary
internal import SymbolGeometry

/// A damped spring in closed form: `x'' + 2ζω·x' + ω²·x = 0`.
package struct Spring: Hashable, Sendable {
    /// The duration of one undamped oscillation, in seconds: ω = 2π / response.
    package let response: Double
    /// The damping ratio ζ, which is 0 or more: below 1 the spring oscillates, from 1 it approaches rest without
    /// overshoot.
    package let dampingRatio: Double

    package init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    private var omega: Double { 2 * .pi / response }
    private var decay: Double { dampingRatio * omega }
    /// Returns the displacement `t` seconds after the spring is released at `x0` with velocity `v0`.
    ///
    /// For ζ < 1 it is `e^(−ζωt)·(x0·cos ωd·t + (v0 + ζω·x0)/ωd·sin ωd·t)` with ωd = ω√(1 −
    /// ζ²); for ζ > 1, the sum of two decays with the rates ζω ± ω√(ζ² − 1); for ζ = 1, the limit of
    /// both.
    package func displacement(from x0: Double, velocity v0: Double, at t: Double) -> Double {
        let root = omega * abs(1 - dampingRatio * dampingRatio).squareRoot()
        if root == 0 { return exp(-decay * t) * (x0 + (v0 + decay * x0) * t) }
        if dampingRatio < 1 { return exp(-decay * t) * (x0 * cos(root * t) + (v0 + decay * x0) / root * sin(root * t)) }
        let (slow, fast) = (decay - root, decay + root)
        return ((v0 + fast * x0) * exp(-slow * t) - (v0 + slow * x0) * exp(-fast * t)) / (2 * root)
    }

    /// Returns the progress from 0 to 1 of a spring that is pulled from rest to 1 within `length` seconds.
    ///
    /// It is 0 before the start and exactly 1 from `length`. The last fifth, where little distance remains, is blended
    /// into the end.
    package func step(at t: Double, length: Double) -> Double {
        if t <= 0 { return 0 }
        if t >= length { return 1 }
        return 1 + displacement(from: -1, velocity: 0, at: t) * fadingTail(t, length)
    }

    /// Returns the displacement of a spring at rest that is pushed with `velocity` and returns within `length` seconds.
    ///
    /// It is 0 at both ends, and its last fifth is blended into the end.
    package func kick(velocity: Double, at t: Double, length: Double) -> Double {
        if t <= 0 || t >= length { return 0 }
        return displacement(from: 0, velocity: velocity, at: t) * fadingTail(t, length)
    }

    private func fadingTail(_ t: Double, _ length: Double) -> Double {
        1 - smoothStep((t / length - 0.8) / 0.2)
    }
}
