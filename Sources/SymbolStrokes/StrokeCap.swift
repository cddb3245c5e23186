internal import SymbolGeometry

extension StrokePen.Cap {
    /// From one corner of a line's end, where the pen has come, to the other.
    ///
    /// `outward` is the unit vector off the end.
    func segments(at pivot: Point, outward: Point, half: Double) -> [PathSegment] {
        let (across, along) = (outward.quarterTurned * half, outward * half)
        switch self {
        case .butt: return lines(through: [pivot - across, pivot + across])
        case .square:
            return lines(through: [pivot - across, pivot - across + along, pivot + across + along, pivot + across])
        case .round:
            // Two quarters of a circle; see `EllipticalArc.cubics`.
            let arm = 0.552_284_749_830_793_6
            let top = pivot + along
            return [
                .cubic(
                    CubicBezier(
                        start: pivot - across, control1: pivot - across + along * arm,
                        control2: top - across * arm, end: top)),
                .cubic(
                    CubicBezier(
                        start: top, control1: top + across * arm,
                        control2: pivot + across + along * arm, end: pivot + across))
            ]
        }
    }
}

private func lines(through points: [Point]) -> [PathSegment] {
    zip(points, points.dropFirst()).map { .line(LineSegment(start: $0, end: $1)) }
}
