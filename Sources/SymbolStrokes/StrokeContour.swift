internal import SymbolGeometry

/// The stroke of one subpath.
struct StrokeContour: Sendable {
    private enum Shape {
        case nothing
        case dot(Point)
        /// Sides against and along the normals: clockwise, the first is the outer one.
        case line(CentreLine, StrokeSide, StrokeSide)
    }

    private let shape: Shape
    private let cap: StrokePen.Cap
    private let reach: Double

    init(_ subpath: Subpath, pen: StrokePen, reach: Double, tolerance: Double) {
        cap = pen.cap
        self.reach = reach
        let division = CurveDivision(reach: reach, tolerance: tolerance)
        let isCounterclockwise = subpath.isClosed && Path(subpath).signedArea(tolerance: tolerance) < 0
        let line = CentreLine(isCounterclockwise ? subpath.reversed : subpath, division: division)
        if line.pieces.isEmpty {
            shape = pen.cap == .butt ? .nothing : .dot(subpath.start)
        } else {
            let sides = [-1.0, 1].map { StrokeSide(line, sign: $0, pen: pen, reach: reach, tolerance: tolerance) }
            shape = .line(line, sides[0], sides[1])
        }
    }

    func outline(half: Double) -> [[PathSegment]] {
        switch shape {
        case .nothing: return []
        case .dot(let point): return [dot(at: point, half: half)]
        case .line(let line, let outer, let inner):
            let (there, back) = (outer.segments(at: half), inner.segments(at: half).backwards)
            guard !line.isClosed else { return [there, back] }
            guard let first = line.pieces.first, let last = line.pieces.last else { return [] }
            let end = capped(
                at: last.end, outward: last.endTangent, half: half, from: there, to: back,
                outer.edges.last?.endReach, inner.edges.last?.endReach)
            let start = capped(
                at: first.start, outward: -first.startTangent, half: half, from: back, to: there,
                inner.edges.first?.startReach, outer.edges.first?.startReach)
            return [there + end + back + start]
        }
    }

    func solid(half: Double) -> [[PathSegment]] {
        switch shape {
        case .line(let line, let outer, _) where line.isClosed: [outer.segments(at: half)]
        default: []
        }
    }

    /// The cap between both sides.
    ///
    /// Where an edge stops short of the end's corner, at a centre of curvature, a line goes there, unless that line is
    /// the cap.
    private func capped(
        at pivot: Point, outward: Point, half: Double, from before: [PathSegment], to after: [PathSegment],
        _ reachBefore: Double?, _ reachAfter: Double?
    ) -> [PathSegment] {
        guard let start = before.last?.end, let end = after.first?.start else { return [] }
        if cap == .butt { return [.line(LineSegment(start: start, end: end))] }
        var result = cap.segments(at: pivot, outward: outward, half: half)
        if let corner = result.first?.start, let reachBefore, reachBefore < reach {
            result.insert(.line(LineSegment(start: start, end: corner)), at: 0)
        }
        if let corner = result.last?.end, let reachAfter, reachAfter < reach {
            result.append(.line(LineSegment(start: corner, end: end)))
        }
        return result
    }

    /// What both caps of a line of no length cover; it is taken to point to the right (SVG 2 §13.5.4).
    private func dot(at point: Point, half: Double) -> [PathSegment] {
        let (right, left) = (Point(1, 0), Point(-1, 0))
        if cap == .round {
            return cap.segments(at: point, outward: right, half: half)
                + cap.segments(at: point, outward: left, half: half)
        }
        return Path(rect: Rect(minX: point.x - half, minY: point.y - half, maxX: point.x + half, maxY: point.y + half))
            .subpaths.flatMap(\.outline)
    }
}

extension [PathSegment] {
    fileprivate var backwards: [PathSegment] { self.reversed().map(\.reversed) }
}
