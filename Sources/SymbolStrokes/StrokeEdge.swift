internal import SymbolGeometry

/// One side of one piece of a stroke: its edge at any width.
///
/// Distances are signed, positive along the normals.
enum StrokeEdge {
    /// Ends in units of the distance.
    case line(LineSegment, startNormal: Point, endNormal: Point)
    case curve(OffsetFit)
    case tight(CubicBezier, TightBend, OffsetFit, reach: Double)

    init(_ piece: CentreLine.Piece, startNormal: Point, endNormal: Point, side: Double, reach: Double) {
        switch piece {
        case .line(let line):
            self = .line(line, startNormal: startNormal, endNormal: endNormal)
        case .cubic(let cubic):
            let fit = OffsetFit(cubic, startNormal: startNormal, endNormal: endNormal)
            let bend = TightBend(cubic, side: side, reach: reach)
            self = bend.isTight ? .tight(cubic, bend, fit, reach: reach) : .curve(fit)
        }
    }

    /// What cuts leave of an edge: from a parameter and its point to another, or a point alone.
    struct Cut {
        var start: (t: Double, point: Point)?
        var end: (t: Double, point: Point)?
        var vanished: Point?
    }

    /// How far the edge may be from the piece's ends.
    var startReach: Double { if case .tight(_, let bend, _, _) = self { bend.startReach } else { .infinity } }
    var endReach: Double { if case .tight(_, let bend, _, _) = self { bend.endReach } else { .infinity } }

    /// The edge itself, always of the same commands, connected.
    func segments(at distance: Double, cut: Cut = Cut()) -> [PathSegment] {
        if let point = cut.vanished { return [.cubic(CubicBezier(collapsedTo: point))] }
        guard cut.start != nil || cut.end != nil else { return uncut(at: distance) }
        let (first, last) = (cut.start?.t ?? 0, cut.end?.t ?? 1)
        var whole: PathSegment?
        if case .curve(let fit) = self {
            whole = .cubic(fit.part(from: first, to: last).offset(by: distance))
        } else {
            whole = uncut(at: distance).first
        }
        if let start = cut.start { whole = whole?.starting(at: start.point) }
        if let end = cut.end { whole = whole?.ending(at: end.point) }
        return whole.map { [$0] } ?? []
    }

    private func uncut(at distance: Double) -> [PathSegment] {
        switch self {
        case .line(let line, let startNormal, let endNormal):
            return [
                .line(LineSegment(start: line.start + startNormal * distance, end: line.end + endNormal * distance))
            ]
        case .curve(let fit):
            return [.cubic(fit.offset(by: distance))]
        case .tight(let cubic, let bend, let fit, let reach):
            if let (centre, radius) = bend.circle {
                return [.cubic(abs(distance) < radius ? fit.offset(by: distance) : CubicBezier(collapsedTo: centre))]
            }
            return clipped(cubic, bend, fit, reach: reach, at: distance)
        }
    }

    /// The part of the edge that runs forwards, with lines to it from the ends' centres of curvature.
    private func clipped(
        _ cubic: CubicBezier, _ bend: TightBend, _ fit: OffsetFit, reach: Double,
        at distance: Double
    ) -> [PathSegment] {
        let sign = distance < 0 ? -1.0 : 1.0
        let (first, last) = bend.forwards(at: abs(distance))
        func place(_ t: Double) -> Point {
            cubic.point(at: t) + cubic.normal(at: t) * (sign * min(abs(distance), abs(cubic.radius(at: t))))
        }
        var edge: CubicBezier
        if first == 0 && last == 1 {
            edge = fit.offset(by: distance)
        } else if first < last {
            let part = cubic.subsegment(from: first, to: last)
            edge = OffsetFit(part, startNormal: cubic.normal(at: first), endNormal: cubic.normal(at: last)).offset(
                by: distance)
        } else {
            edge = CubicBezier(collapsedTo: place(first))
        }
        var result: [PathSegment] = []
        if bend.startReach < reach {
            result.append(.line(LineSegment(start: first > 0 ? place(0) : edge.start, end: edge.start)))
        }
        result.append(.cubic(edge))
        if bend.endReach < reach {
            result.append(.line(LineSegment(start: edge.end, end: last < 1 ? place(1) : edge.end)))
        }
        return result
    }
}

extension CubicBezier {
    fileprivate init(collapsedTo point: Point) {
        self.init(start: point, control1: point, control2: point, end: point)
    }
}
