internal import SymbolGeometry

/// The thickness of a drawing along one of its contours.
struct ContourThickness {
    typealias Radii = OutlineThickness.Radii

    /// The radii at one end of a segment.
    struct End {
        var radii: Radii
        /// Half the width of the line of ground along which the edge runs; nil if the ground is not a line.
        var gap: Double?
        /// The usual radius of the ink along a line, so that both its ends move alike along a gap; nil for the end of a
        /// curve that continues none.
        var inkAlongLine: Double?

        /// Takes over what a line goes by that the segment continues.
        mutating func follow(_ line: End) {
            radii.ground = line.radii.ground
            inkAlongLine = line.inkAlongLine
        }
    }

    /// The radii at the start and the end of each segment.
    let ends: [(start: End, end: End)]
    /// The radius of the ink in front of the start of each segment; nil unless it is an inner corner.
    let corners: [Double?]
    /// The radii along the contour.
    let profile: ThicknessProfile
    /// The line that the contour cuts out of solid ink; nil for any other contour.
    var cut: CutLine?

    /// Whether strokes or other areas cover or continue the contour along a whole segment.
    var adjoins: Bool { ends.contains { $0.start.radii.ink == 0 && $0.end.radii.ink == 0 } }

    /// The curve parameters at which segments are measured.
    private static let parameters = [0, 0.04, 0.12, 0.25, 0.4, 0.5, 0.6, 0.75, 0.88, 0.96, 1]
    /// The indices of the parameters at which the corners are not felt.
    private static let inner = 2..<9
    /// The distance beyond the ink at which another contour's side is certain, in grid units.
    private static let beyond = 0.2

    /// Measures a contour in a drawing, of which `others` are the areas that other shapes fill beside it.
    init(_ ring: ContourRing, in drawing: OutlineThickness, beside others: FlatPath? = nil) {
        let measured = ring.segments.map { segment in
            Self.parameters.map { t in
                drawing.radii(at: segment.point(at: t), inward: segment.inwardNormal(at: t), beside: others)
            }
        }
        let gaps = measured.map { Self.evenGround($0[Self.inner]) }
        let inks = zip(ring.segments, measured).map { $0.isLine ? Self.usualInk($1[Self.inner]) : nil }
        let nodes = ring.segments.indices.map { index in
            let before = ring.index(before: index)
            let isSmooth = ring.isSmooth(at: index)
            var end = End(
                radii: Self.end(measured[before].reversed(), isSmooth: isSmooth), gap: gaps[before],
                inkAlongLine: inks[before])
            var start = End(
                radii: Self.end(measured[index], isSmooth: isSmooth), gap: gaps[index], inkAlongLine: inks[index])
            if isSmooth { Self.join(&end, &start) }
            return (end: end, start: start)
        }
        let found = nodes.indices.map { (start: nodes[$0].start, end: nodes[($0 + 1) % nodes.count].end) }
        ends = ring.area > 0 ? Self.keepingEdgesStraight(found, of: ring) : found
        corners = ring.segments.indices.map { index in
            ring.inwardBisector(at: index).map { drawing.radii(at: ring.segments[index].start, inward: $0).ink }
        }
        profile = ThicknessProfile(
            samples: zip(ring.segments, measured).flatMap { segment, radii in
                Self.inner.map { index in
                    let (t, length) = (Self.parameters[index], segment.start.distance(to: segment.end))
                    let across = segment.inwardNormal(at: t) * (2 * radii[index].ink + Self.beyond)
                    return ThicknessProfile.Sample(
                        radii: radii[index], length: length / Double(Self.inner.count),
                        beyond: segment.point(at: t) + across)
                }
            })
    }

    /// Returns the radius of the ink along the edges that meet at the start of a segment.
    func ink(besideNode index: Int) -> Double {
        max(ends[(index + ends.count - 1) % ends.count].end.radii.ink, ends[index].start.radii.ink)
    }

    /// Returns the radii at the end of a segment at which its measured radii begin.
    ///
    /// They are the largest near the end or, at a corner, where only small discs fit, within half the segment; zero
    /// where all but the corner is covered.
    private static func end(_ radii: [Radii], isSmooth: Bool) -> Radii {
        let near = radii.prefix(isSmooth ? 4 : (parameters.count + 1) / 2)
        guard near.dropFirst(inner.lowerBound).contains(where: { $0.ink > 0 }) else { return Radii(ink: 0, ground: 0) }
        return Radii(
            ink: near.reduce(0) { max($0, $1.ink) }, ground: near.reduce(0) { max($0, $1.ground) })
    }

    /// Makes the radii of the ground at both sides of a smooth node the same.
    ///
    /// Only small discs touch a rounded inner corner from the ground, but it follows the edges on both sides. A rounded
    /// tip does not: the ink is thinner there than farther along the edges.
    private static func join(_ end: inout End, _ start: inout End) {
        end.radii.ground = max(end.radii.ground, start.radii.ground)
        start.radii.ground = end.radii.ground
        end.gap = [end.gap, start.gap].compactMap { $0 }.min()
        start.gap = end.gap
    }

    /// Returns the radii with the lesser ground at both ends of each line, so that it is not turned where something is
    /// near one end, and with what lines go by where curves continue them.
    private static func keepingEdgesStraight(
        _ ends: [(start: End, end: End)], of ring: ContourRing
    ) -> [(start: End, end: End)] {
        var kept = ends
        func isLine(_ index: Int) -> Bool { ring.segments[index].isLine }
        for index in ends.indices where isLine(index) {
            let ground = min(ends[index].start.radii.ground, ends[index].end.radii.ground)
            (kept[index].start.radii.ground, kept[index].end.radii.ground) = (ground, ground)
        }
        for index in ends.indices where ring.isSmooth(at: index) {
            let before = ring.index(before: index)
            switch (isLine(before), isLine(index)) {
            case (true, false): kept[index].start.follow(kept[before].end)
            case (false, true): kept[before].end.follow(kept[index].start)
            default: continue
            }
        }
        return kept
    }

    private static func usualInk(_ radii: ArraySlice<Radii>) -> Double { radii.map(\.ink).sorted()[radii.count / 2] }

    /// Returns the radius of the ground beside a segment if most of it is about as wide as where it is narrowest: if
    /// the segment runs parallel to the edge opposite.
    private static func evenGround(_ radii: ArraySlice<Radii>) -> Double? {
        let grounds = radii.map(\.ground).sorted()
        let count = grounds.count { $0 <= 1.25 * grounds[0] }
        return 3 * count >= 2 * grounds.count ? grounds[grounds.count / 2] : nil
    }
}

extension PathSegment {
    fileprivate var isLine: Bool { if case .line = self { true } else { false } }
}
