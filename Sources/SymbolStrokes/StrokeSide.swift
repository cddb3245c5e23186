internal import SymbolGeometry

/// One side of a stroke along a whole subpath: the edges of its pieces and what links them.
struct StrokeSide {
    /// What lies between an edge and the next one.
    enum Link {
        /// They meet.
        case none
        /// Lines by way of these points, given from the pivot in units of the distance, to the next edge.
        case lines(by: [Point])
        /// Arcs about the pivot, of unit radius; lines before and after them where the edges stop short.
        case arcs([CubicBezier], lineBefore: Bool = false, lineAfter: Bool = false)
    }

    let edges: [StrokeEdge]
    let links: [Link]
    private let cuts: [InnerCut]
    private let line: CentreLine
    /// −1 or 1: which side of the line, as seen along its normals.
    private let sign: Double

    init(_ line: CentreLine, sign: Double, pen: StrokePen, reach: Double, tolerance: Double) {
        let plan = JointPlan(line, sign: sign, pen: pen, reach: reach, tolerance: tolerance)
        let edges = line.pieces.indices.map { index in
            StrokeEdge(
                line.pieces[index], startNormal: plan.startNormals[index], endNormal: plan.endNormals[index],
                side: sign, reach: reach)
        }
        self.edges = edges
        self.line = line
        self.sign = sign
        cuts = plan.cuts
        let cutLinks = Set(plan.cuts.flatMap { $0.links(of: plan.links.count) })
        links = plan.links.enumerated().map { index, link in
            let next = (index + 1) % edges.count
            if case .none = link, !cutLinks.contains(index) {
                let last = edges[index].segments(at: sign * reach).last?.end
                let first = edges[next].segments(at: sign * reach).first?.start
                guard let last, let first, last.distance(to: first) > tolerance / 4 else { return .none }
                return .lines(by: [])
            }
            guard line.joints[index].turn * sign < 0 else { return link }
            return link.reaching(
                cornerBefore: edges[index].endReach < reach ? plan.endNormals[index] : nil,
                cornerAfter: edges[next].startReach < reach ? plan.startNormals[next] : nil)
        }
    }

    private func cuts(at half: Double) -> [StrokeEdge.Cut] {
        var result = edges.map { _ in StrokeEdge.Cut() }
        for cut in cuts {
            guard let place = cut.cut(at: half) else { continue }
            result[cut.before].end = (place.first, place.point)
            result[cut.after].start = (place.second, place.point)
            if let index = cut.vanishing { result[index].vanished = place.point }
        }
        return result
    }

    /// Edges and links along the line at half a width, connected; a closed line's end where they start.
    func segments(at half: Double) -> [PathSegment] {
        let distance = sign * half
        let cuts = cuts(at: half)
        let parts = edges.indices.map { edges[$0].segments(at: distance, cut: cuts[$0]) }
        guard let start = parts.first?.first?.start else { return [] }
        var result: [PathSegment] = []
        for (index, part) in parts.enumerated() {
            for segment in part { result.append(segment.starting(at: result.last?.end ?? start)) }
            guard index < links.count, let reached = result.last?.end else { continue }
            let next = index + 1 < parts.count ? parts[index + 1].first?.start ?? start : start
            if case .none = links[index], index + 1 == parts.count, let last = result.popLast() {
                result.append(last.ending(at: start))
            }
            result += segments(of: links[index], about: line.joints[index].pivot, from: reached, to: next, distance)
        }
        return result
    }

    private func segments(
        of link: Link, about pivot: Point, from start: Point, to end: Point,
        _ distance: Double
    ) -> [PathSegment] {
        switch link {
        case .none: return []
        case .lines(let ways):
            let points = [start] + ways.map { pivot + $0 * distance } + [end]
            return zip(points, points.dropFirst()).map { .line(LineSegment(start: $0, end: $1)) }
        case .arcs(let arcs, let lineBefore, let lineAfter):
            var result = arcs.map { PathSegment.cubic($0.scaled(by: distance, about: pivot)) }
            guard let first = result.first, let last = result.last else { return [] }
            if lineBefore {
                result.insert(.line(LineSegment(start: start, end: first.start)), at: 0)
            } else {
                result[0] = first.starting(at: start)
            }
            if lineAfter { result.append(.line(LineSegment(start: last.end, end: end))) }
            return result
        }
    }
}

extension StrokeSide.Link {
    /// Outside a corner, by way of the ends of the pieces' normals, which an edge held to its centres of curvature does
    /// not reach.
    fileprivate func reaching(cornerBefore before: Point?, cornerAfter after: Point?) -> Self {
        switch self {
        case .none: .none
        case .lines(let ways): .lines(by: (before.map { [$0] } ?? []) + ways + (after.map { [$0] } ?? []))
        case .arcs(let arcs, _, _): .arcs(arcs, lineBefore: before != nil, lineAfter: after != nil)
        }
    }
}

extension CubicBezier {
    fileprivate func scaled(by factor: Double, about pivot: Point) -> CubicBezier {
        CubicBezier(
            start: pivot + start * factor, control1: pivot + control1 * factor,
            control2: pivot + control2 * factor, end: pivot + end * factor)
    }
}

extension PathSegment {
    func starting(at point: Point) -> PathSegment { reversed.ending(at: point).reversed }

    func ending(at point: Point) -> PathSegment {
        switch self {
        case .line(let line): .line(LineSegment(start: line.start, end: point))
        case .quad(let quad): .quad(QuadBezier(start: quad.start, control: quad.control, end: point))
        case .cubic(let cubic):
            .cubic(CubicBezier(start: cubic.start, control1: cubic.control1, control2: cubic.control2, end: point))
        }
    }
}
