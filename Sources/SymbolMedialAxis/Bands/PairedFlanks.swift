internal import SymbolGeometry

/// Two flanks that run in the same direction, with the cuts between their paired points.
struct PairedFlanks {
    /// The flanks, between which the area is clockwise (y down).
    let left, right: Polyline
    let cuts: [StrokeBand.Cut]
    /// Whether the left flank is the second of those given.
    private let isSwapped: Bool

    /// Pairs two flanks, in either order; nil when there is nothing between them.
    init?(_ one: Polyline, _ other: Polyline) {
        isSwapped = Self.area(between: one, other) < 0
        let (left, right) = isSwapped ? (other, one) : (one, other)
        let (area, length) = (Self.area(between: left, right), (left.length + right.length) / 2)
        guard length > 0, area != 0 else { return nil }
        // A quarter of the width, but large enough that there are no more than a hundred thousand candidate pairs.
        let step = max(area / length / 4, length / 300)
        (self.left, self.right) = (left.subdivided(step), right.subdivided(step))
        cuts = FlankCuts(self.left, self.right).cuts
    }

    private static func area(between left: Polyline, _ right: Polyline) -> Double {
        Polyline(left.points + right.points.reversed()).ringArea
    }

    /// Returns the cut at lengths along the flanks, in the order in which these were given, with the largest disc about
    /// its middle that fits between them.
    func cut(at lengths: (Double, Double)) -> StrokeBand.Cut {
        let (atLeft, atRight) = isSwapped ? (lengths.1, lengths.0) : lengths
        let (a, b) = (left.point(at: atLeft), right.point(at: atRight))
        let center = a.interpolated(to: b, 0.5)
        let radius = [left, right].reduce(a.distance(to: b) / 2) {
            min($0, Flank(line: $1).distance(from: center, around: 0, reach: .infinity))
        }
        return StrokeBand.Cut(left: atLeft, right: atRight, center: center, radius: radius)
    }
}
