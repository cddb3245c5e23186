internal import SymbolGeometry
internal import SymbolText

/// The factor by which a stroke widens when it is extended to cover what its end leaves out: at its own width it would
/// have to reach farther beyond the end.
private let endWidening = 1.12

extension [CenterlineStroke.Knot] {
    /// Returns additional knots straight on from the last, as many as are needed to cover points beyond it.
    ///
    /// A disc of radius r around a centre c farther along covers the point s along and d across as soon as c = s −
    /// √(r² − d²). The extension is at most a diameter long.
    func continued(towards points: [Point]) -> [CenterlineStroke.Knot] {
        guard let end = last, let direction = direction(over: 1.5 * end.radius) else { return [] }
        let radius = end.radius * endWidening
        let needs = points.map { $0 - end.point }.compactMap { offset -> Double? in
            let (s, d) = (offset.dot(direction), offset.cross(direction))
            return s > 0 && abs(d) < radius ? s - (radius * radius - d * d).squareRoot() : nil
        }
        guard let need = needs.max(), need > 0 else { return [] }
        let reach = Swift.min(need, 2 * end.radius)
        let target = CenterlineStroke.Knot(point: end.point + direction * reach, radius: radius)
        let count = Swift.max(1, Int(clamping: (reach / PenLine.step).rounded(.up)))
        return (1...count).map { end.interpolated(to: target, Double($0) / Double(count)) }
    }

    /// Returns the direction of the last part with a given length.
    private func direction(over length: Double) -> Point? {
        guard let end = last else { return nil }
        let start = last { $0.point.distance(to: end.point) >= length } ?? first
        let vector = end.point - (start?.point ?? end.point)
        return vector.length > 0 ? vector / vector.length : nil
    }
}
