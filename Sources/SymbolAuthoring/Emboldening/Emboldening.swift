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
    func movement(_ end: ContourThickness.End, isSolid: Bool) -> Double {
        let radii = end.radii
        let line = isSolid && radii.ink > 0 ? end.gap ?? .infinity : .infinity
        let gap = Self.gapFraction(OutlineThickness.Radii(ink: end.inkAlongLine ?? radii.ink, ground: line))
        let movement = growth * ((1 - gap) * min(radii.ink, regular) - gap * min(line, regular))
        return min(max(movement, (Self.leastInk - 1) * radii.ink), (1 - Self.openGround) * radii.ground)
    }

    /// Returns how far the edges of a line that is cut out of ink move: not so far that the ink beside it, or between
    /// two such lines, closes up.
    func movement(of cut: CutLine) -> Double {
        max(-growth * min(cut.halfWidth, regular), (Self.openGround - 1) * cut.ink)
    }

    /// Returns the greatest distance that an inner corner moves into the ink, which the edge opposite is moving into as
    /// well, in grid units.
    ///
    /// - Parameters:
    ///   - movement: How far the edges beside the corner move.
    ///   - ink: The radius of the ink in front of the corner.
    ///   - edge: The radius of the ink along these edges.
    /// - Returns: The distance beyond which the ink would be thinner than a stroke there.
    func reach(ofCorner movement: Double, ink: Double, edge: Double) -> Double {
        let stroke = min(edge, regular)
        return ink < stroke ? movement * ink / stroke : movement + 2 * (ink - stroke)
    }

    /// Returns how much an edge belongs to a gap between solid parts rather than to ink, from 0 to 1.
    ///
    /// The limits are radii in grid units: a gap is no wider than some four, and the ink beside it is solid and thicker
    /// than the gap.
    private static func gapFraction(_ radii: OutlineThickness.Radii) -> Double {
        step(radii.ink / max(radii.ground, 1e-6), 1.5, 3) * step(radii.ink, 1.2, 2) * (1 - step(radii.ground, 1.6, 2.4))
    }

    /// Returns a fraction that rises smoothly from 0 to 1 between two values.
    private static func step(_ value: Double, _ from: Double, _ to: Double) -> Double {
        smoothStep((value - from) / (to - from))
    }
}
