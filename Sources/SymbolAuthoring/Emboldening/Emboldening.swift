internal import SymbolGeometry
internal import SymbolTemplate

/// The rule by which filled outlines grow and shrink from weight to weight, as strokes do.
///
/// Thin parts are lines: they keep their centre lines and change their width in proportion to the weight. The edges of
/// thicker parts move as far as those of a stroke. Lines that are cut out of solid ink grow with the weight, too.
struct Emboldening {
    /// Half the regular width of strokes, in grid units.
    private let regular: Double
    /// The growth of a stroke as a fraction of its regular width; negative towards ultralight.
    private let growth: Double

    /// The least fraction of its radius that ground keeps, so that counters and gaps stay open at black.
    private static let openGround = 0.6
    /// The least fraction of its radius that ink keeps.
    private static let leastInk = 0.25

    init(_ master: Master, of widths: StrokeWidths) {
        regular = widths.regular / 2
        growth = widths[master] / widths.regular - 1
    }

    /// Returns how far an edge moves out of the ink, in grid units; `isSolid` where the ground beside it may be a gap
    /// between solid parts, neither a hole nor what is beside a dot.
    func movement(_ radii: OutlineThickness.Radii, isSolid: Bool) -> Double {
        let gap = isSolid ? Self.gapFraction(radii) : 0
        let movement = growth * ((1 - gap) * min(radii.ink, regular) - gap * min(radii.ground, regular))
        return min(max(movement, (Self.leastInk - 1) * radii.ink), (1 - Self.openGround) * radii.ground)
    }

    /// Returns how far the edges of a line that is cut out of ink move, given half its width.
    func movement(ofCut halfWidth: Double) -> Double { -growth * min(halfWidth, regular) }

    /// Returns how much an edge belongs to a gap between solid parts rather than to ink, from 0 to 1.
    ///
    /// The limits are radii in grid units: a gap is no wider than some four, and the ink beside it is solid and thicker
    /// than the gap.
    private static func gapFraction(_ radii: OutlineThickness.Radii) -> Double {
        step(radii.ink / max(radii.ground, 1e-6), 1.5, 3) * step(radii.ink, 1.2, 2) * (1 - step(radii.ground, 1.6, 2.4))
    }

    /// Returns a fraction that rises smoothly from 0 to 1 between two values.
    private static func step(_ value: Double, _ from: Double, _ to: Double) -> Double {
        let t = min(max((value - from) / (to - from), 0), 1)
        return t * t * (3 - 2 * t)
    }
}
