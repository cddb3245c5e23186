/// The part of a stroke between two fractions of its length, from 0 to 1.
package struct DrawRange: Hashable, Sendable {
    /// The fraction at which the visible part begins.
    package var from: Double
    /// The fraction at which the visible part ends.
    package var to: Double
    /// The fraction of its full width that the pen has reached, from 0 to 1.
    package var tip: Double

    package init(from: Double = 0, to: Double, tip: Double = 1) {
        self.from = from
        self.to = to
        self.tip = tip
    }

    /// The range of a whole stroke.
    package static let full = DrawRange(from: 0, to: 1)

    /// Whether the whole stroke is visible.
    package var isFull: Bool { from <= 0 && to >= 1 }
    /// Whether nothing of the stroke is visible.
    package var isEmpty: Bool { to <= from }

    /// Returns the part of the stroke that both ranges contain, at the lesser width.
    package func intersection(_ other: DrawRange) -> DrawRange {
        DrawRange(from: max(from, other.from), to: min(to, other.to), tip: min(tip, other.tip))
    }

    /// Returns the range with a pen whose tip grows to its full width in a fraction `growth` of its course.
    ///
    /// If the tip has a greater share of the ink, it stands still for that share of the course; otherwise short strokes
    /// would appear all at once.
    package func withTip(share: Double, growth: Double) -> DrawRange {
        let shown = to - from
        guard shown > 0, share > growth else {
            return DrawRange(from: from, to: to, tip: min(max(shown / growth, 0), 1))
        }
        // While it stands, the pen has moved by next to nothing.
        let (movingShare, least) = (1 - share, 1e-6)
        return DrawRange(
            from: from > 0 ? min(from / movingShare, 1 - least) : from,
            to: to < 1 ? max((to - share) / movingShare, least) : to,
            tip: min(shown / share, 1).squareRoot())
    }
}
