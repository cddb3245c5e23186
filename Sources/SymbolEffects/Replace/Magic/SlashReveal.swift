internal import SymbolGeometry

/// A region that grows along a slash until it holds all of it: one for the bar and the room cleared for it.
struct SlashReveal: Hashable, Sendable {
    private let bar: MagicBar
    /// How far the region goes beyond the slash to its sides.
    private let margin: Double

    /// From the outlines that are painted and those that are cleared; nil for a slash without extent.
    init?(painted: [MagicOutline], cleared: [MagicOutline], em: Double) {
        let bar = painted.isEmpty ? MagicBar(cleared) : MagicBar(painted, with: cleared)
        guard let bar else { return nil }
        self.bar = bar
        margin = em
    }

    /// A rectangle across the slash, from the slash's upper end to a part, 0…1, of its length.
    func region(_ progress: Double) -> Path {
        let normal = Point(-bar.axis.y, bar.axis.x)
        let (first, last) = (bar.along.lowerBound, mix(bar.along.lowerBound, bar.along.upperBound, progress))
        let (left, right) = (bar.across.lowerBound - margin, bar.across.upperBound + margin)
        let corners = [(first, left), (last, left), (last, right), (first, right)].map { along, across in
            bar.center + bar.axis * along + normal * across
        }
        var path = Path()
        path.move(to: corners[0])
        for corner in corners.dropFirst() { path.line(to: corner) }
        path.close()
        return path
    }
}
