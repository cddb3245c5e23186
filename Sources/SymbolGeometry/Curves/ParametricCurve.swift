internal import SymbolText

/// A curve traced by a parameter `t` from 0, at `start`, to 1, at `end`.
package protocol ParametricCurve: Hashable, Sendable {
    var start: Point { get }
    var end: Point { get }

    /// The same curve traced backwards.
    var reversed: Self { get }

    func point(at t: Double) -> Point

    /// The velocity: change of position by change of `t`.
    func derivative(at t: Double) -> Point

    /// The part between two parameters, itself traced from 0 to 1; backwards where `last < first`.
    ///
    /// It begins and ends on `point(at:)` to the last bit, so neighbouring parts join without a gap.
    func subsegment(from first: Double, to last: Double) -> Self

    /// Gives the parameters strictly between 0 and 1 where x or y stops growing or falling, in no particular order.
    func forEachExtremum(_ body: (Double) -> Void)

    /// Parameters in 0…1, ascending, where the speed has a local minimum: cusps and tight bends.
    var speedMinima: [Double] { get }

    /// Into how many chords of equal parameter to cut, so that none strays from the curve by more than `tolerance`.
    func chordCount(tolerance: Double) -> Int
}

extension ParametricCurve {
    package func split(at t: Double) -> (Self, Self) {
        (subsegment(from: 0, to: t), subsegment(from: t, to: 1))
    }

    /// The smallest rectangle that holds the curve itself, not its control points.
    package var bounds: Rect {
        var bounds = Rect(start).union(end)
        forEachExtremum { bounds = bounds.union(point(at: $0)) }
        return bounds
    }

    /// Points of a polyline that stays within `tolerance` of the curve: `start` left out, `end` last.
    package func flattened(tolerance: Double) -> [Point] {
        let count = chordCount(tolerance: tolerance)
        return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
    }
}

/// Wang's bound: a Bézier curve cut into n pieces of equal parameter strays from its chords by at most
/// `degree·(degree − 1)/8 · bend / n²`, where `bend` is the longest second difference of its control points
/// (Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces", 1984).
///
/// Held to 65536 pieces, which a tolerance of zero reaches.
func wangCount(degree: Double, bend: Double, tolerance: Double) -> Int {
    let count = (degree * (degree - 1) / 8 * bend / max(tolerance, 0)).squareRoot().rounded(.up)
    return count > 1 ? Int(clamping: min(count, 65536)) : 1
}
