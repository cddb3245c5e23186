internal import CLibrary
internal import SymbolGeometry

/// How the edges of one side are joined.
///
/// All of it follows from the line, the pen and the widest width.
struct JointPlan {
    /// Where edges start and end, from their pieces' ends in units of the distance.
    private(set) var startNormals: [Point]
    private(set) var endNormals: [Point]
    private(set) var links: [StrokeSide.Link] = []
    private(set) var cuts: [InnerCut] = []

    private let pen: StrokePen
    private let sign: Double
    private let reach: Double
    /// The turn up to which edges are just prolonged until they meet.
    ///
    /// Beyond a round join that leaves `reach · (1 / cos(turn / 2) − 1)`, about `reach · turn² / 8`.
    private let smoothest: Double
    /// What cuts at its ends have left of each piece at the widest: of a line its length, of a curve its parameters.
    private var left: [Double]

    init(_ line: CentreLine, sign: Double, pen: StrokePen, reach: Double, tolerance: Double) {
        startNormals = line.pieces.map(\.startTangent.quarterTurned)
        endNormals = line.pieces.map(\.endTangent.quarterTurned)
        self.pen = pen
        self.sign = sign
        self.reach = reach
        smoothest = min(0.1, (8 * tolerance / reach).squareRoot())
        left = line.pieces.map { $0.isLine ? $0.start.distance(to: $0.end) : 1 }
        for (index, joint) in line.joints.enumerated() {
            let next = (index + 1) % line.pieces.count
            links.append(link(joint, after: index, before: next, line))
        }
        for index in line.pieces.indices { cutBend(index, line) }
    }

    private mutating func link(
        _ joint: CentreLine.Joint, after index: Int, before next: Int,
        _ line: CentreLine
    ) -> StrokeSide.Link {
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

    /// Edges are cut where they meet, if they are long enough; else they are linked through the pivot, which lies within
    /// both pieces' strokes.
    private mutating func inner(
        _ joint: CentreLine.Joint, after index: Int, before next: Int,
        _ line: CentreLine
    ) -> StrokeSide.Link {
        guard index != next else { return .lines(by: [.zero]) }
        guard line.pieces[index].isLine, line.pieces[next].isLine else {
            return take(InnerCut(line, before: index, after: next, sign: sign), line) ? .none : .lines(by: [.zero])
        }
        let cut = reach * tan(abs(joint.turn) / 2)
        guard cut <= min(left[index], left[next]) else { return .lines(by: [.zero]) }
        left[index] -= cut
        left[next] -= cut
        (endNormals[index], startNormals[next]) = (joint.miter, joint.miter)
        return .none
    }

    /// An arc that the stroke is too wide for vanishes where the edges before and after it meet.
    private mutating func cutBend(_ index: Int, _ line: CentreLine) {
        let count = line.pieces.count
        guard count > 2, line.isClosed || (index > 0 && index + 1 < count), case .cubic(let arc) = line.pieces[index]
        else { return }
        let (before, after) = ((index + count - 1) % count, (index + 1) % count)
        let bend = TightBend(arc, side: sign, reach: reach)
        guard let radius = bend.circle?.radius, radius < reach,
            case .none = links[before], case .none = links[index],
            !cuts.contains(where: { $0.vanishing == before || $0.vanishing == after })
        else { return }
        _ = take(InnerCut(line, before: before, after: after, vanishing: index, onset: radius, sign: sign), line)
    }

    private mutating func take(_ cut: InnerCut, _ line: CentreLine) -> Bool {
        guard !isTight(line.pieces[cut.before]), !isTight(line.pieces[cut.after]),
            let widest = cut.place(at: reach), cut.holds(upTo: reach)
        else { return false }
        func size(_ index: Int) -> Double {
            line.pieces[index].isLine ? line.pieces[index].start.distance(to: line.pieces[index].end) : 1
        }
        let (first, second) = ((1 - widest.first) * size(cut.before), widest.second * size(cut.after))
        guard first <= left[cut.before], second <= left[cut.after] else { return false }
        left[cut.before] -= first
        left[cut.after] -= second
        cuts.append(cut)
        return true
    }

    private func isTight(_ piece: CentreLine.Piece) -> Bool {
        if case .cubic(let cubic) = piece { TightBend(cubic, side: sign, reach: reach).isTight } else { false }
    }

    private func arcs(_ joint: CentreLine.Joint) -> [CubicBezier] {
        let from = joint.incoming.quarterTurned
        return EllipticalArc(center: .zero, rx: 1, ry: 1, startAngle: atan2(from.y, from.x), sweepAngle: joint.turn)
            .cubics
    }
}
