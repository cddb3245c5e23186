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
            StrokeEdge(line.pieces[index], startNormal: plan.startNormals[index], endNormal: plan.endNormals[index],
                       side: sign, reach: reach)
        }
        self.edges = edges
        self.line = line
        self.sign = sign
        cuts = plan.cuts
        let cut = Set(plan.cuts.flatMap { $0.vanishing.map { [$0, $0 == 0 ? plan.links.count - 1 : $0 - 1] } ?? [$0.before] })
        links = plan.links.enumerated().map { index, link in
            let next = (index + 1) % edges.count
            if case .none = link, !cut.contains(index) {
                let last = edges[index].segments(at: sign * reach).last?.end
                let first = edges[next].segments(at: sign * reach).first?.start
                guard let last, let first, last.distance(to: first) > tolerance / 4 else { return .none }
                return .lines(by: [])
            }
            guard line.joints[index].turn * sign < 0 else { return link }
            return link.reaching(cornerBefore: edges[index].endReach < reach ? plan.endNormals[index] : nil,
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
        func reached() -> Point { result.last?.end ?? start }
        for (index, part) in parts.enumerated() {
            for segment in part { result.append(segment.starting(at: reached())) }
            guard index < links.count else { continue }
            let next = index + 1 < parts.count ? parts[index + 1].first?.start ?? start : start
            let pivot = line.joints[index].pivot
            switch links[index] {
            case .none:
                if index + 1 == parts.count, let last = result.popLast() { result.append(last.ending(at: start)) }
            case .lines(let ways):
                for point in ways.map({ pivot + $0 * distance }) + [next] {
                    result.append(.line(LineSegment(start: reached(), end: point)))
                }
            case .arcs(let arcs, let lineBefore, let lineAfter):
                if lineBefore, let corner = arcs.first { result.append(.line(LineSegment(start: reached(), end: pivot + corner.start * distance))) }
                for arc in arcs { result.append(.cubic(arc.scaled(by: distance, about: pivot)).starting(at: reached())) }
                if lineAfter { result.append(.line(LineSegment(start: reached(), end: next))) }
            }
        }
        return result
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
        CubicBezier(start: pivot + start * factor, control1: pivot + control1 * factor,
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
