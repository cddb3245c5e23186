internal import SymbolGeometry

/// One side of a stroke along a whole subpath: the edges of its pieces and their links.
struct StrokeSide {
    let segments: [OffsetSegment]
    /// The pivots at which edges are linked by a straight line, which covers less than the pen's disc.
    let bevels: [Point]

    /// Outlines one side: 1 along the line's normals, −1 against them.
    init(_ line: Centerline, sign: Double, pen: StrokePen, reach: Double, tolerance: Double, shortens: Bool) {
        let plan = JointPlan(line, sign: sign, pen: pen, reach: reach, tolerance: tolerance, shortens: shortens)
        let edges = line.pieces.indices.map { index -> OffsetSegment in
            let (startNormal, endNormal) = (plan.startNormals[index], plan.endNormals[index])
            switch line.pieces[index] {
            case .line(let line):
                return .line(
                    OffsetPoint(line.start, startNormal * sign), OffsetPoint(line.end, endNormal * sign))
            case .cubic(let cubic):
                return OffsetFit(cubic, startNormal: startNormal, endNormal: endNormal).segment(sign: sign)
            }
        }
        var (segments, bevels): ([OffsetSegment], [Point]) = ([], [])
        for (index, edge) in edges.enumerated() {
            segments.append(edge)
            guard index < plan.links.count else { continue }
            let (joint, next) = (line.joints[index], edges[(index + 1) % edges.count].start)
            segments += Self.segments(of: plan.links[index], at: joint, from: edge.end, to: next, sign: sign)
            if case .lines(by: []) = plan.links[index] { bevels.append(joint.pivot) }
        }
        (self.segments, self.bevels) = (segments, bevels)
    }

    private static func segments(
        of link: JointPlan.Link, at joint: Centerline.Joint, from start: OffsetPoint, to end: OffsetPoint, sign: Double
    ) -> [OffsetSegment] {
        switch link {
        case .none: []
        case .lines(let points):
            OffsetSegment.lines(through: [start] + points.map { OffsetPoint(joint.pivot, $0 * sign) } + [end])
        case .arc:
            OffsetSegment.arc(about: joint.pivot, from: joint.incoming.quarterTurned * sign, turn: joint.turn)
        }
    }
}
