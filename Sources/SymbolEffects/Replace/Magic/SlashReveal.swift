internal import SymbolGeometry

/// A region that grows along a slash until it contains all of it, with a round tip.
///
/// The tip for the bar is as wide as the bar; that for the knockout is wider and has the same centre, so that the gap
/// is open before the bar arrives.
struct SlashReveal: Hashable, Sendable {
    private let bar: MagicBar
    /// The middle between the slash's sides, measured across the bar's axis.
    private let middle: Double
    /// The radius of the tip for what is painted, and for what is cleared.
    private let paintedRadius, clearedRadius: Double
    /// The positions of the tip's centre along the axis, from where nothing shows to where everything does.
    private let tipRange: ClosedRange<Double>
    /// The distance by which the region extends beyond the slash to its sides, which it must not cut off.
    private let margin: Double

    /// Creates the region from the outlines that are painted and those that are cleared; `nil` for a slash without
    /// extent.
    init?(painted: [MagicOutline], cleared: [MagicOutline], em: Double) {
        let bar = painted.isEmpty ? MagicBar(cleared) : MagicBar(painted, with: cleared)
        guard let bar else { return nil }
        let sides = (painted.isEmpty ? cleared : painted).flatMap(\.points).map { bar.position(of: $0).across }
        guard let left = sides.min(), let right = sides.max() else { return nil }
        let middle = (left + right) / 2
        func radius(_ outlines: [MagicOutline]) -> Double {
            outlines.flatMap(\.points).map { abs(bar.position(of: $0).across - middle) }.max() ?? 0
        }
        let paintedRadius = radius(painted)
        clearedRadius = min(radius(cleared), paintedRadius + Self.clearance(bar, painted, cleared))
        self.paintedRadius = paintedRadius
        let reaches = [(painted, paintedRadius), (cleared, clearedRadius)].flatMap { outlines, radius in
            outlines.flatMap(\.points).map { point in
                let position = bar.position(of: point)
                let across = position.across - middle
                return position.along - max(radius * radius - across * across, 0).squareRoot()
            }
        }
        guard let first = reaches.min(), let last = reaches.max() else { return nil }
        (self.bar, self.middle, tipRange, margin) = (bar, middle, first...last, em)
    }

    /// Returns the distance by which the knockout extends beyond the bar at both ends, as it does to its sides, except
    /// where it also clears what the gap would leave of other layers; infinity if that cannot be told.
    private static func clearance(_ bar: MagicBar, _ painted: [MagicOutline], _ cleared: [MagicOutline]) -> Double {
        func extent(_ outlines: [MagicOutline]) -> (first: Double, last: Double)? {
            let alongs = outlines.flatMap(\.points).map { bar.position(of: $0).along }
            guard let first = alongs.min(), let last = alongs.max() else { return nil }
            return (first, last)
        }
        guard let inner = extent(painted), let outer = extent(cleared) else { return .infinity }
        let clearance = min(inner.first - outer.first, outer.last - inner.last)
        return clearance > 0 ? clearance : .infinity
    }

    /// Returns the region in which the slash, or its knockout, shows: from its upper end to a progress from 0 to 1.
    func region(_ progress: Double, paints: Bool) -> Path {
        let tip = mix(tipRange.lowerBound, tipRange.upperBound, progress)
        let radius = paints ? paintedRadius : clearedRadius
        // This is far enough back to include the whole slash, even if the tip has not yet reached it.
        let start = min(bar.along.lowerBound, tip) - margin
        let side = bar.width + margin
        var region = Path(rect: Rect(minX: start, minY: middle - side, maxX: tip, maxY: middle + side))
        region.append(Path(ellipseAt: Point(tip, middle), rx: radius, ry: radius))
        return region.transformed(by: bar.placement)
    }
}
