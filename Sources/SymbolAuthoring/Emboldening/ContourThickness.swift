internal import SymbolGeometry

/// The thickness of a drawing along one of its contours.
struct ContourThickness {
    typealias Radii = OutlineThickness.Radii

    /// At the start and the end of each segment.
    let ends: [(start: Radii, end: Radii)]
    /// Half the width of the line cut out of solid ink of which the contour is an edge; nil for any other contour.
    var cut: Double?

    /// Where segments are measured, from the start: not at corners, where discs have no room.
    private static let parameters = [0, 0.04, 0.12, 0.25, 0.4, 0.5, 0.6, 0.75, 0.88, 0.96, 1]

    init(_ ring: ContourRing, in drawing: OutlineThickness) {
        let measured = ring.segments.map { segment in
            Self.parameters.map { t in drawing.radii(at: segment.point(at: t), inward: segment.inwardNormal(at: t)) }
        }
        let nodes = ring.segments.indices.map { index in
            let before = (index + ring.segments.count - 1) % ring.segments.count
            let isSmooth = ring.isSmooth(at: index)
            var (end, start) = (
                Self.end(measured[before].reversed(), isSmooth: isSmooth), Self.end(measured[index], isSmooth: isSmooth)
            )
            if isSmooth {
                // Only small discs touch a rounded inner corner, which is to follow the edges on both sides of it. A
                // rounded tip does not: ink is thinner there than farther along the edges.
                end.ground = max(end.ground, start.ground)
                start.ground = end.ground
            }
            return (end: end, start: start)
        }
        ends = nodes.indices.map { (start: nodes[$0].start, end: nodes[($0 + 1) % nodes.count].end) }
        cut = ring.area < 0 ? Self.cut(ring, measured) : nil
    }

    /// At the end where the radii begin: near it on a smooth contour, and within half the segment at a corner, near to
    /// which only small discs touch.
    private static func end(_ radii: [Radii], isSmooth: Bool) -> Radii {
        let near = radii.prefix(isSmooth ? 4 : (parameters.count + 1) / 2)
        return Radii(
            ink: near.reduce(0) { max($0, $1.ink) }, ground: near.reduce(0) { max($0, $1.ground) })
    }

    /// A hole is a line, and no counter, where the ink around it is no stroke and hardly thinner than the hole.
    private static func cut(_ ring: ContourRing, _ measured: [[Radii]]) -> Double? {
        let inner = zip(ring.segments, measured).flatMap { segment, radii in
            let length = segment.start.distance(to: segment.end)
            return radii.dropFirst(2).dropLast(2).map { (radii: $0, length: length) }
        }
        let ink = median(inner.map { ($0.radii.ink, $0.length) })
        let ground = median(inner.map { ($0.radii.ground, $0.length) })
        return ink > thickestStroke / 2 && ink > 0.8 * ground ? ground : nil
    }

    /// Grid units up to which ink around a hole is taken for a stroke: not quite one and a half of the usual two.
    private static let thickestStroke = 2.8

    private static func median(_ values: [(value: Double, weight: Double)]) -> Double {
        var rest = values.reduce(0) { $0 + $1.weight } / 2
        for (value, weight) in values.sorted(by: { $0.value < $1.value }) {
            rest -= weight
            if rest <= 0 { return value }
        }
        return 0
    }
}
