internal import SymbolGeometry

/// A region that grows along a slash until it holds all of it, with a round tip: for the bar one as round as the bar is
/// wide, for the room cleared for it a rounder one about the same point, so that the room is open before the bar comes.
struct SlashReveal: Hashable, Sendable {
    private let bar: MagicBar
    /// The middle between the slash's sides, across the bar's axis.
    private let middle: Double
    /// Of the tip: of what is painted, and of what is cleared.
    private let paintedRadius, clearedRadius: Double
    /// The way of the tip's centre along the axis: from where nothing shows to where all does.
    private let way: ClosedRange<Double>
    /// How far the region goes beyond the slash to its sides, which it must not cut.
    private let margin: Double

    /// From the outlines that are painted and those that are cleared; nil for a slash without extent.
    init?(painted: [MagicOutline], cleared: [MagicOutline], em: Double) {
        let bar = painted.isEmpty ? MagicBar(cleared) : MagicBar(painted, with: cleared)
        guard let bar else { return nil }
        let middle = (bar.across.lowerBound + bar.across.upperBound) / 2
        func radius(_ outlines: [MagicOutline]) -> Double {
            outlines.flatMap(\.points).map { abs(bar.place(of: $0).across - middle) }.max() ?? 0
        }
        (paintedRadius, clearedRadius) = (radius(painted), radius(cleared))
        let reaches = [(painted, paintedRadius), (cleared, clearedRadius)].flatMap { outlines, radius in
            outlines.flatMap(\.points).map { point in
                let place = bar.place(of: point)
                let across = place.across - middle
                return place.along - max(radius * radius - across * across, 0).squareRoot()
            }
        }
        guard let first = reaches.min(), let last = reaches.max() else { return nil }
        (self.bar, self.middle, way, margin) = (bar, middle, first...last, em)
    }

    /// What shows of the slash, or of its room, from the slash's upper end to a part, 0…1, of the way.
    func region(_ progress: Double, paints: Bool) -> Path {
        let tip = mix(way.lowerBound, way.upperBound, progress)
        let radius = paints ? paintedRadius : clearedRadius
        // Far enough back for the whole of the slash, also where the tip has not yet reached it.
        let start = min(bar.along.lowerBound, tip) - margin
        let side = bar.width / 2 + margin
        var region = Path(rect: Rect(minX: start, minY: middle - side, maxX: tip, maxY: middle + side))
        region.append(Path(ellipseAt: Point(tip, middle), rx: radius, ry: radius))
        return region.transformed(by: bar.placement)
    }
}
