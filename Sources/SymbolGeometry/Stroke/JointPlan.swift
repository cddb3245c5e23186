#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How the edges of one side are joined. All of it follows from the line, the pen and the widest width.
struct JointPlan {
    /// Where edges start and end, from their pieces' ends in units of the distance.
    private(set) var startNormals: [Point]
    private(set) var endNormals: [Point]
    private(set) var links: [StrokeSide.Link] = []

    private let pen: StrokePen
    private let sign: Double
    private let reach: Double
    /// The turn up to which edges are just prolonged until they meet. Beyond a round join that leaves
    /// `reach · (1 / cos(turn / 2) − 1)`, about `reach · turn² / 8`.
    private let smoothest: Double
    /// What inner corners at its ends have left of each line at the widest.
    private var left: [Double]

    init(_ line: CentreLine, sign: Double, pen: StrokePen, reach: Double, tolerance: Double) {
        startNormals = line.pieces.map(\.startTangent.quarterTurned)
        endNormals = line.pieces.map(\.endTangent.quarterTurned)
        self.pen = pen
        self.sign = sign
        self.reach = reach
        smoothest = min(0.1, (8 * tolerance / reach).squareRoot())
        left = line.pieces.map { $0.isLine ? $0.start.distance(to: $0.end) : 0 }
        for (index, joint) in line.joints.enumerated() {
            let next = (index + 1) % line.pieces.count
            links.append(link(joint, after: index, before: next, line))
        }
    }

    private mutating func link(_ joint: CentreLine.Joint, after index: Int, before next: Int,
                               _ line: CentreLine) -> StrokeSide.Link {
        if abs(joint.turn) <= smoothest {
            (endNormals[index], startNormals[next]) = (joint.miter, joint.miter)
            return .none
        }
        guard joint.turn * sign < 0 else { return inner(joint, after: index, before: next, line) }
        if joint.isCusp { return .arcs(arcs(joint)) }
        switch pen.join {
        case .bevel: return .lines(by: [])
        case .round: return .arcs(arcs(joint))
        case .miter(let limit):
            guard 1 / cos(joint.turn / 2) <= limit, abs(joint.turn) < 3.1 else { return .lines(by: []) }
            let (before, after) = (line.pieces[index].isLine, line.pieces[next].isLine)
            if before { endNormals[index] = joint.miter }
            if after { startNormals[next] = joint.miter }
            return before && after ? .none : .lines(by: before || after ? [] : [joint.miter])
        }
    }

    /// Lines are cut where they meet, if they are long enough; else the edges are linked through the pivot, which lies
    /// within both pieces' strokes.
    private mutating func inner(_ joint: CentreLine.Joint, after index: Int, before next: Int,
                                _ line: CentreLine) -> StrokeSide.Link {
        let cut = reach * tan(abs(joint.turn) / 2)
        guard index != next, line.pieces[index].isLine, line.pieces[next].isLine, cut <= min(left[index], left[next]) else {
            return .lines(by: [.zero])
        }
        left[index] -= cut
        left[next] -= cut
        (endNormals[index], startNormals[next]) = (joint.miter, joint.miter)
        return .none
    }

    private func arcs(_ joint: CentreLine.Joint) -> [CubicBezier] {
        let from = joint.incoming.quarterTurned
        return EllipticalArc(center: .zero, rx: 1, ry: 1, startAngle: atan2(from.y, from.x), sweepAngle: joint.turn).cubics
    }
}
