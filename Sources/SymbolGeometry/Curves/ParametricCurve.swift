internal import SymbolText

/// A curve traced by a parameter `t` from 0, at `start`, to 1, at `end`.
package protocol ParametricCurve: Hashable, Sendable {
    var start: Point { get }
    var end: Point { get }

    /// The same curve traced backwards.
    var reversed: Self { get }

    func point(at t: Double) -> Point

    /// Returns the velocity at `t`, the derivative of the position with respect to it.
    func derivative(at t: Double) -> Point

    /// Returns the part between two parameters, itself traced from 0 to 1, and backwards if `last < first`.
    ///
    /// It begins and ends on `point(at:)` to the last bit, so neighbouring parts join without a gap.
    func subsegment(from first: Double, to last: Double) -> Self

    /// Calls `body` with the parameters strictly between 0 and 1 where x or y has an extremum, in no particular order.
    func forEachExtremum(_ body: (Double) -> Void)

    /// The parameters in 0…1, ascending, where the speed has a local minimum: cusps and tight bends.
    var speedMinima: [Double] { get }

    /// Returns the number of chords of equal parameter length that stay within `tolerance` of the curve.
    func chordCount(tolerance: Double) -> Int
}

extension ParametricCurve {
    package func split(at t: Double) -> (Self, Self) {
        (subsegment(from: 0, to: t), subsegment(from: t, to: 1))
    }

    /// The smallest rectangle that contains the curve itself, but not necessarily its control points.
    package var bounds: Rect {
        var bounds = Rect(start).union(end)
        forEachExtremum { bounds = bounds.union(point(at: $0)) }
        return bounds
    }

    /// Returns the points of a polyline that stays within `tolerance` of the curve, without `start` and with `end`
    /// last.
    package func flattened(tolerance: Double) -> [Point] {
        let count = chordCount(tolerance: tolerance)
        return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
    }
}

/// Returns the number of chords that Wang's bound asks for, at most 65536, which a tolerance of zero reaches.
///
/// A Bézier curve cut into n pieces of equal parameter length deviates from its chords by at most
/// `degree·(degree − 1)/8 · bend / n²`, where `bend` is the longest second difference of its control points
/// (Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces", 1984).
///
/// A curve so large that its bend is no number any more is a single chord: no count makes it exact, and an outline of
/// many such curves would take all memory.
func wangCount(degree: Double, bend: Double, tolerance: Double) -> Int {
    guard bend.isFinite else { return 1 }
    let count = (degree * (degree - 1) / 8 * bend / max(tolerance, 0)).squareRoot().rounded(.up)
    return count > 1 ? Int(clamping: min(count, 65536)) : 1
}
