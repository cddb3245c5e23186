internal import SymbolGeometry
internal import SymbolText

/// A stroke whose end leaves something out goes on, this much wider, until it covers that: going on as wide as it is
/// it would have to reach farther beyond the end.
private let endWidening = 1.12

extension [CenterlineStroke.Knot] {
    /// More knots straight on from the last, as many as it takes to cover points beyond.
    ///
    /// A disc of radius r around a centre c farther along covers the point s along and d across as soon as
    /// c = s − √(r² − d²). It never goes more than a diameter farther.
    func continued(towards points: [Point]) -> [CenterlineStroke.Knot] {
        guard let end = last, let way = direction(over: 1.5 * end.radius) else { return [] }
        let radius = end.radius * endWidening
        let needs = points.map { $0 - end.point }.compactMap { offset -> Double? in
            let (s, d) = (offset.dot(way), offset.cross(way))
            return s > 0 && abs(d) < radius ? s - (radius * radius - d * d).squareRoot() : nil
        }
        guard let need = needs.max(), need > 0 else { return [] }
        let reach = Swift.min(need, 2 * end.radius)
        let target = CenterlineStroke.Knot(point: end.point + way * reach, radius: radius)
        let count = Swift.max(1, Int(clamping: (reach / PenLine.step).rounded(.up)))
        return (1...count).map { end.interpolated(to: target, Double($0) / Double(count)) }
    }

    /// Where the last stretch of a length leads to.
    private func direction(over length: Double) -> Point? {
        guard let end = last else { return nil }
        let start = last { $0.point.distance(to: end.point) >= length } ?? first
        let way = end.point - (start?.point ?? end.point)
        return way.length > 0 ? way / way.length : nil
    }
}
