internal import SymbolGeometry

/// How the edges of one side are joined.
///
/// All of it follows from the line, the pen and the widest width.
struct JointPlan {
    /// What lies between an edge and the next one, given from the pivot in units of the signed distance.
    enum Link {
        /// They meet.
        case none
        /// Lines by way of these points to the next edge.
        case lines(by: [Point])
        /// A part of a circle about the pivot.
        case arc
    }

    /// Where edges start and end, from their pieces' ends in units of the distance.
    private(set) var startNormals: [Point]
    private(set) var endNormals: [Point]
    private(set) var links: [Link] = []

    private let pen: StrokePen
    private let sign: Double
    private let reach: Double
    /// The turn up to which edges are just prolonged until they meet.
    ///
    /// Beyond a round join that leaves `reach · (1 / cos(turn / 2) − 1)`, about `reach · turn² / 8`.
    private let smoothest: Double
    /// What inner miters have left of each line at the widest; nothing where lines may not be shortened.
    private var left: [Double]

    /// Plans the joints; `shortens` lets inner edges of lines end where they meet.
    init(_ line: CentreLine, sign: Double, pen: StrokePen, reach: Double, tolerance: Double, shortens: Bool) {
        startNormals = line.pieces.map(\.startTangent.quarterTurned)
        endNormals = line.pieces.map(\.endTangent.quarterTurned)
        self.pen = pen
        self.sign = sign
        self.reach = reach
        smoothest = min(0.1, (8 * tolerance / reach).squareRoot())
        left = line.pieces.map { $0.isLine && shortens ? $0.start.distance(to: $0.end) : 0 }
        for (index, joint) in line.joints.enumerated() {
            links.append(link(joint, after: index, before: (index + 1) % line.pieces.count, line))
        }
    }

    private mutating func link(
        _ joint: CentreLine.Joint, after index: Int, before next: Int,
        _ line: CentreLine
    ) -> Link {
        if abs(joint.turn) <= smoothest {
            (endNormals[index], startNormals[next]) = (joint.miter, joint.miter)
            return .none
        }
        guard joint.turn * sign < 0 else { return inner(joint, after: index, before: next, line) }
        if joint.isCusp { return .arc }
        switch pen.join {
        case .bevel: return .lines(by: [])
        case .round: return .arc
        case .miter(let limit):
            guard joint.isWithin(miterLimit: limit) else { return .lines(by: []) }
            let (before, after) = (line.pieces[index].isLine, line.pieces[next].isLine)
            if before { endNormals[index] = joint.miter }
            if after { startNormals[next] = joint.miter }
            return before && after ? .none : .lines(by: before || after ? [] : [joint.miter])
        }
    }

    /// Edges of lines end where they meet, if they are long enough for the widest; all others go by way of the pivot,
    /// so that none ends where another is no longer.
    private mutating func inner(
        _ joint: CentreLine.Joint, after index: Int, before next: Int, _ line: CentreLine
    ) -> Link {
        let areLines = line.pieces[index].isLine && line.pieces[next].isLine
        guard index != next, areLines, !joint.turnsBack else { return .lines(by: [.zero]) }
        // The miter's part along the line: tan(turn / 2).
        let length = reach * abs(joint.miter.dot(joint.incoming))
        guard length <= min(left[index], left[next]) else { return .lines(by: [.zero]) }
        left[index] -= length
        left[next] -= length
        (endNormals[index], startNormals[next]) = (joint.miter, joint.miter)
        return .none
    }
}

extension CentreLine.Joint {
    /// A miter's length by the width is 1 / cos(turn / 2), which a line that turns back has not.
    func isWithin(miterLimit limit: Double) -> Bool {
        let cosine = ((1 + incoming.dot(outgoing)) / 2).squareRoot()
        return cosine * limit >= 1 && !turnsBack
    }

    /// Whether the line turns back on itself, so that the normals' mean has no direction.
    var turnsBack: Bool { abs(turn) > 3.1 }
}
