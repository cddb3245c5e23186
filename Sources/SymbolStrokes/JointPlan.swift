internal import SymbolGeometry

/// The way in which the edges of one side are joined.
///
/// It depends only on the line, the pen and the greatest width.
struct JointPlan {
    /// The connection between an edge and the next one, relative to the pivot in units of the signed distance.
    enum Link {
        /// The edges meet.
        case none
        /// Lines through these points to the next edge.
        case lines(by: [Point])
        /// A circular arc about the pivot.
        case arc
    }

    /// The starts of edges, relative to the starts of their pieces, in units of the distance.
    private(set) var startNormals: [Point]
    /// The ends of edges, relative to the ends of their pieces, in units of the distance.
    private(set) var endNormals: [Point]
    private(set) var links: [Link] = []

    private let pen: StrokePen
    private let sign: Double
    private let reach: Double
    /// The turn up to which edges are simply extended until they meet.
    ///
    /// Compared with a round join they extend too far by `reach · (1 / cos(turn / 2) − 1)`, about `reach · turn² /
    /// 8`.
    private let smoothest: Double
    /// The length of each line that remains after inner mitres at the greatest width; zero where lines may not be
    /// shortened.
    private var left: [Double]

    /// Plans the joints; `shortens` allows inner edges of lines to end where they meet.
    init(_ line: Centerline, sign: Double, pen: StrokePen, reach: Double, tolerance: Double, shortens: Bool) {
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
        _ joint: Centerline.Joint, after index: Int, before next: Int,
        _ line: Centerline
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

    /// Returns an inner link.
    ///
    /// The edges of lines end where they meet if they are long enough at the greatest width; all others are linked
    /// through the pivot, so that none ends where another no longer is.
    private mutating func inner(
        _ joint: Centerline.Joint, after index: Int, before next: Int, _ line: Centerline
    ) -> Link {
        let areLines = line.pieces[index].isLine && line.pieces[next].isLine
        guard index != next, areLines, !joint.turnsBack else { return .lines(by: [.zero]) }
        // The part of the mitre along the line: tan(turn / 2).
        let length = reach * abs(joint.miter.dot(joint.incoming))
        guard length <= min(left[index], left[next]) else { return .lines(by: [.zero]) }
        left[index] -= length
        left[next] -= length
        (endNormals[index], startNormals[next]) = (joint.miter, joint.miter)
        return .none
    }
}

extension Centerline.Joint {
    /// Returns whether the mitre's length is within a limit, in stroke widths; it is 1 / cos(turn / 2), and undefined
    /// when the line turns back.
    func isWithin(miterLimit limit: Double) -> Bool {
        let cosine = ((1 + incoming.dot(outgoing)) / 2).squareRoot()
        return cosine * limit >= 1 && !turnsBack
    }

    /// Whether the line reverses, so that the mean of the normals has no direction.
    var turnsBack: Bool { abs(turn) > 3.1 }
}
