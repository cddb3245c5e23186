extension ParametricCurve {
    /// Returns the length of the curve, or of the part between two parameters, `first <= last`, to within `tolerance`.
    ///
    /// A `tolerance` below 10⁻¹³ of the length has no effect.
    package func length(from first: Double = 0, to last: Double = 1, tolerance: Double = 1e-6) -> Double {
        length(from: first, to: last, cuts: speedMinima, tolerance: tolerance)
    }

    /// Returns the parameter, 0…1, up to which the curve is `length` long, to within `tolerance` of that length.
    package func parameter(atLength length: Double, tolerance: Double = 1e-6) -> Double {
        // The errors of the steps add up, and there are seldom more than eight steps.
        let (cuts, fine) = (speedMinima, tolerance / 8)
        let total = self.length(from: 0, to: 1, cuts: cuts, tolerance: fine)
        guard length > 0 else { return 0 }
        guard length < total else { return 1 }
        var (low, high, lengthToLow) = (0.0, 1.0, 0.0)
        var t = length / total
        // Newton's method, kept within a shrinking bracket; bisection alone would end after 52 steps.
        for _ in 0..<52 {
            let reached = lengthToLow + self.length(from: low, to: t, cuts: cuts, tolerance: fine)
            let excess = reached - length
            if abs(excess) <= tolerance / 2 { break }
            if excess < 0 { (low, lengthToLow) = (t, reached) } else { high = t }
            let next = t - excess / derivative(at: t).length
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    /// Integrates the speed piecewise, cut at its minima.
    ///
    /// At a cusp the speed behaves like |t|, and a kink between an end and the nodes beside it would be missed. On
    /// either side of it the speed is smooth.
    private func length(from first: Double, to last: Double, cuts: [Double], tolerance: Double) -> Double {
        var (sum, from) = (0.0, first)
        for to in cuts.filter({ $0 > first && $0 < last }) + [last] {
            // A third for each of a cubic's at most three pieces, and a margin for errors that agreement does not show.
            sum += speedIntegral(from, to, whole: gaussLegendre(from, to), tolerance: tolerance / 24)
            from = to
        }
        return sum
    }

    /// Halves the interval until the halves agree with the whole twice in a row, as beside a near cusp they may agree
    /// once by chance.
    ///
    /// Where the speed is smooth, the error of the sum is then smaller than `tolerance` by a factor of about 2¹⁶. A
    /// length beyond the range of `Double` never agrees.
    private func speedIntegral(
        _ first: Double, _ last: Double, whole: Double, tolerance: Double,
        agreed: Bool = false, depth: Int = 0
    ) -> Double {
        let middle = (first + last) / 2
        let (before, after) = (gaussLegendre(first, middle), gaussLegendre(middle, last))
        let sum = before + after
        let agrees = abs(sum - whole) <= max(tolerance, 1e-13 * sum)
        if agrees && agreed || depth == 24 || !sum.isFinite { return sum }
        func half(_ from: Double, _ to: Double, _ whole: Double) -> Double {
            speedIntegral(from, to, whole: whole, tolerance: tolerance / 2, agreed: agrees, depth: depth + 1)
        }
        return half(first, middle, before) + half(middle, last, after)
    }

    /// Integrates the speed by the eight-point Gauss–Legendre rule, which is exact for polynomials up to degree 15.
    private func gaussLegendre(_ first: Double, _ last: Double) -> Double {
        let (middle, half) = ((first + last) / 2, (last - first) / 2)
        let sum = gaussLegendreRule.reduce(0) { sum, entry in
            let offset = half * entry.node
            return sum + entry.weight
                * (derivative(at: middle - offset).length + derivative(at: middle + offset).length)
        }
        return sum * half
    }
}

/// The positive nodes and their weights for n = 8 (Abramowitz and Stegun, table 25.4).
private let gaussLegendreRule: [(node: Double, weight: Double)] = [
    (0.183_434_642_495_649_80, 0.362_683_783_378_361_98),
    (0.525_532_409_916_328_99, 0.313_706_645_877_887_29),
    (0.796_666_477_413_626_74, 0.222_381_034_453_374_47),
    (0.960_289_856_497_536_23, 0.101_228_536_290_376_26)
]
