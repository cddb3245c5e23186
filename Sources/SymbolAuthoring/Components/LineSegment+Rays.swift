internal import SymbolGeometry

extension Point {
    /// The vector with the length 1, or 0.
    var unit: Point { length > 0 ? self / length : .zero }
}

extension [LineSegment] {
    /// The least distance that is not that of a point from the edge on which it lies.
    private static let least = 0.15

    /// Returns the distance from a point to the first edge in a direction; nil when there is none.
    func distance(from point: Point, along direction: Point) -> Double? {
        compactMap { edge -> Double? in
            let (vector, offset) = (edge.end - edge.start, edge.start - point)
            let sine = direction.cross(vector)
            guard sine != 0, case let part = offset.cross(direction) / sine, (0...1).contains(part) else { return nil }
            let distance = offset.cross(vector) / sine
            return distance > Self.least ? distance : nil
        }.min()
    }
}
