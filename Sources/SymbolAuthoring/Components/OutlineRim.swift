internal import SymbolGeometry

/// The ink between an outline and the parts of its holes that are next to it.
struct OutlineRim {
    /// The parts of a hole, with whether each lies beside the rim.
    typealias Sides = (parts: [SegmentPart], isBeside: [Bool])

    /// The sides of each hole.
    let sides: [Sides]
    /// The thickness of the rim where it is thin.
    let thickness: Double
    /// Lines along the outline.
    let outline: [LineSegment]

    /// The positions along a part at which it is examined.
    private static let samples = [0.25, 0.5, 0.75]
    /// The greatest distance of the outline straight beyond the rim, relative to the rim's thickness; where an outline
    /// with a right angle surrounds a hole with a round one, it is less than 2.
    private static let farthest = 2.5
    /// The least distance of the outline from a side of inner ink, somewhere, relative to the rim's thickness: ink that
    /// reaches less far is part of the rim.
    private static let leastReach = 1.4

    /// Examines the holes of an outline.
    init(_ outline: Subpath, _ holes: [Subpath]) {
        let edges = Path(outline).roughEdges
        self.outline = edges
        let holeEdges = holes.flatMap { Path($0).roughEdges }
        let parts = holes.map { SegmentPart.all(of: $0.closedSegments) }
        let beyond = zip(holes, parts).map { hole, parts in
            let (segments, turn) = (hole.closedSegments, Path(hole).roughEdges.signedArea < 0 ? 1.0 : -1)
            return parts.map { part in
                let segment = part.of(segments)
                return Self.samples.map { t in
                    let along = segment.derivative(at: t).unit * turn
                    return Beyond(segment.point(at: t), Point(-along.y, along.x), edges, holeEdges)
                }
            }
        }
        let rims = beyond.joined().joined().filter { $0.ahead < .infinity }.map(\.nearest).sorted()
        let thickness = rims.isEmpty ? 0 : rims[rims.count / 4]
        self.thickness = thickness
        sides = zip(parts, beyond).map { ($0, Self.isBeside($1, thickness)) }
    }

    private static func isBeside(_ beyond: [[Beyond]], _ thickness: Double) -> [Bool] {
        var isBeside = beyond.map { samples in samples.contains { $0.ahead <= farthest * thickness } }
        for group in isBeside.cyclicGroups where !isBeside[group[0]] {
            let samples = group.flatMap { beyond[$0] }
            let isInner = samples.contains { $0.ahead == .infinity }
            guard !isInner || samples.allSatisfy({ $0.nearest < leastReach * thickness }) else { continue }
            for index in group { isBeside[index] = true }
        }
        return isBeside
    }

    /// Returns how far along the outline the place is that is nearest to a point.
    func place(of point: Point) -> Double {
        var (passed, place, least) = (0.0, 0.0, Double.infinity)
        for edge in outline {
            let nearest = edge.nearest(to: point)
            let length = edge.start.distance(to: edge.end)
            if nearest.point.distance(to: point) < least {
                (least, place) = (nearest.point.distance(to: point), passed + nearest.t * length)
            }
            passed += length
        }
        return place
    }
}

/// What is beyond a point of a hole.
private struct Beyond {
    /// The distance of the outline straight ahead; infinite where a hole is next.
    let ahead: Double
    /// The distance of the outline.
    let nearest: Double

    init(_ point: Point, _ direction: Point, _ outline: [LineSegment], _ holes: [LineSegment]) {
        let hole = holes.distance(from: point, along: direction) ?? .infinity
        let rim = outline.distance(from: point, along: direction) ?? .infinity
        ahead = rim < hole ? rim : .infinity
        nearest = outline.map { $0.distance(to: point) }.min() ?? .infinity
    }
}
