internal import SymbolGeometry

/// The thickness of a drawing along one of its contours.
struct ContourThickness {
    typealias Radii = OutlineThickness.Radii

    /// The radii at the start and the end of each segment.
    let ends: [(start: Radii, end: Radii)]
    /// Half the width of the line that the contour cuts out of solid ink; nil for any other contour.
    var cut: Double?

    /// The curve parameters at which segments are measured.
    private static let parameters = [0, 0.04, 0.12, 0.25, 0.4, 0.5, 0.6, 0.75, 0.88, 0.96, 1]

    init(_ ring: ContourRing, in drawing: OutlineThickness) {
        let measured = ring.segments.map { segment in
            Self.parameters.map { t in drawing.radii(at: segment.point(at: t), inward: segment.inwardNormal(at: t)) }
        }
        let nodes = ring.segments.indices.map { index in
            let before = ring.index(before: index)
            let isSmooth = ring.isSmooth(at: index)
            var (end, start) = (
                Self.end(measured[before].reversed(), isSmooth: isSmooth), Self.end(measured[index], isSmooth: isSmooth)
            )
            if isSmooth {
                // Only small discs touch a rounded inner corner from the ground, but it follows the edges on both
                // sides. A rounded tip does not: the ink is thinner there than farther along the edges.
                end.ground = max(end.ground, start.ground)
                start.ground = end.ground
            }
            return (end: end, start: start)
        }
        ends = nodes.indices.map { (start: nodes[$0].start, end: nodes[($0 + 1) % nodes.count].end) }
        cut = ring.area < 0 ? Self.cut(ring, measured) : nil
    }

    /// Returns the radii at the end of a segment at which its measured radii begin.
    ///
    /// They are the largest near the end or, at a corner, where only small discs fit, within half the segment.
    private static func end(_ radii: [Radii], isSmooth: Bool) -> Radii {
        let near = radii.prefix(isSmooth ? 4 : (parameters.count + 1) / 2)
        return Radii(
            ink: near.reduce(0) { max($0, $1.ink) }, ground: near.reduce(0) { max($0, $1.ground) })
    }

    /// Returns half the width of a hole that is a line rather than a counter.
    ///
    /// The ink around such a hole is thicker than a stroke and not much thinner than the hole.
    private static func cut(_ ring: ContourRing, _ measured: [[Radii]]) -> Double? {
        let inner = zip(ring.segments, measured).flatMap { segment, radii in
            let length = segment.start.distance(to: segment.end)
            return radii.dropFirst(2).dropLast(2).map { (radii: $0, length: length) }
        }
        let ink = median(inner.map { ($0.radii.ink, $0.length) })
        let ground = median(inner.map { ($0.radii.ground, $0.length) })
        return ink > thickestStroke && ink > 0.8 * ground ? ground : nil
    }

    /// The greatest half width of ink that is taken for a stroke, in grid units; the usual one is 1.
    private static let thickestStroke = 1.4

    private static func median(_ values: [(value: Double, weight: Double)]) -> Double {
        var rest = values.reduce(0) { $0 + $1.weight } / 2
        for (value, weight) in values.sorted(by: { $0.value < $1.value }) {
            rest -= weight
            if rest <= 0 { return value }
        }
        return 0
    }
}
