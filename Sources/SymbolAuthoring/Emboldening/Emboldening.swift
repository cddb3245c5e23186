internal import SymbolGeometry
internal import SymbolTemplate

/// The rule by which filled outlines grow and shrink from weight to weight, as strokes do.
///
/// Lines, which are what is thin, keep their middles and take the width of the weight in proportion. What is thicker
/// than a stroke moves its edges as far as the edges of a stroke move. Lines that are cut out of solid ink are lines
/// too, and grow with the weight.
struct Emboldening {
    /// Half the regular width of strokes, in grid units.
    private let regular: Double
    /// By how much half the width of a stroke of two grid units grows, as a part of it; negative towards ultralight.
    private let growth: Double

    /// The part of its radius that ground between ink keeps at least, so that counters and gaps stay open at black.
    private static let openGround = 0.6
    /// The part of its radius that ink keeps at least.
    private static let leastInk = 0.25

    init(_ master: Master, of widths: StrokeWidths) {
        regular = widths.regular / 2
        growth = widths[master] / widths.regular - 1
    }

    /// How far an edge moves out of the ink, in grid units.
    func movement(_ radii: OutlineThickness.Radii, isHole: Bool) -> Double {
        let share = isHole ? 0 : Self.gapShare(radii)
        let movement = growth * ((1 - share) * min(radii.ink, regular) - share * min(radii.ground, regular))
        return min(max(movement, (Self.leastInk - 1) * radii.ink), (1 - Self.openGround) * radii.ground)
    }

    /// How far the edges of a line move that is cut out of ink.
    func movement(ofCut halfWidth: Double) -> Double { -growth * min(halfWidth, regular) }

    /// How much an edge belongs to a gap between solid parts rather than to ink, 0…1.
    ///
    /// A gap is up to about two grid units wide, and the ink beside it is at least as thick, and from one and a half
    /// times to three times as thick as the gap.
    private static func gapShare(_ radii: OutlineThickness.Radii) -> Double {
        step(radii.ink / max(radii.ground, 1e-6), 1.5, 3) * step(radii.ink, 1.2, 2) * (1 - step(radii.ground, 1.6, 2.4))
    }

    /// Rises smoothly from 0 to 1 between two values.
    private static func step(_ value: Double, _ from: Double, _ to: Double) -> Double {
        let t = min(max((value - from) / (to - from), 0), 1)
        return t * t * (3 - 2 * t)
    }
}
