internal import SymbolGeometry
internal import SymbolText

/// How a solid shape is revealed: straight across along its long axis, by area.
package struct SolidSweep: Hashable, Sendable {
    private var start: Point
    private var axis: Point
    /// From the one edge to the other.
    private(set) var length: Double
    /// Across the axis on either side of it.
    private(set) var halfWidth: Double
    /// The shares of the area that lie before places at equal distances from the start to the end.
    private let shares: [Double]

    /// From left to right, or from top to bottom where the axis is steeper; to the right where no axis is longer.
    ///
    /// - Parameter cells: The middles of the shape's cells, each a unit wide.
    init(of cells: [Point]) {
        let axis = SolidSweep.longAxis(of: cells)
        let places = cells.map { (s: $0.dot(axis), d: axis.cross($0)) }
        let (s, d) = (places.map(\.s), places.map(\.d))
        let (along, across) = ((s.min() ?? 0) - 0.5...(s.max() ?? 0) + 0.5, (d.min() ?? 0) - 0.5...(d.max() ?? 0) + 0.5)
        (self.axis, length) = (axis, along.upperBound - along.lowerBound)
        halfWidth = (across.upperBound - across.lowerBound) / 2
        let middle = (across.lowerBound + across.upperBound) / 2
        start = axis * along.lowerBound + Point(-axis.y, axis.x) * middle
        let count = max(1, Int(clamping: length.rounded(.up)))
        var areas = Array(repeating: 0.0, count: count)
        for place in s {
            areas[min(Int(clamping: (place - along.lowerBound) / length * Double(count)), count - 1)] += 1
        }
        var reached = 0.0
        shares =
            [0]
            + areas.map { area in
                reached += area / Double(max(cells.count, 1))
                return reached
            }
    }

    /// The greater principal axis of the cells.
    private static func longAxis(of cells: [Point]) -> Point {
        let center = cells.reduce(Point.zero) { $0 + $1 } / Double(max(1, cells.count))
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for offset in cells.map({ $0 - center }) {
            xx += offset.x * offset.x
            xy += offset.x * offset.y
            yy += offset.y * offset.y
        }
        let (mean, half) = ((xx + yy) / 2, (xx - yy) / 2)
        let spread = (half * half + xy * xy).squareRoot()
        guard spread > 0.1 * mean else { return Point(1, 0) }
        // Of the two expressions of the same vector the one that does not vanish.
        let way = half > 0 ? Point(half + spread, xy) : Point(xy, spread - half)
        return (way.isWrittenForward ? way : -way) / way.length
    }

    /// The same on another plane, of which a unit is `scale` of this one's.
    func placed(scale: Double, _ place: (Point) -> Point) -> SolidSweep {
        var sweep = self
        (sweep.start, sweep.length, sweep.halfWidth) = (place(start), length * scale, halfWidth * scale)
        return sweep
    }

    /// From edge to edge.
    var ends: [Point] { [start, start + axis * length] }

    var middle: Point { start + axis * (length / 2) }

    /// The stripe between two shares of the area, 0…1, wider than the shape by a margin.
    func region(from first: Double, to last: Double, margin: Double) -> Path {
        let (from, to) = (first <= 0 ? -margin : place(of: first), last >= 1 ? length + margin : place(of: last))
        let side = Point(-axis.y, axis.x) * (halfWidth + margin)
        let (a, b) = (start + axis * from, start + axis * to)
        return Path(ring: [a - side, b - side, b + side, a + side])
    }

    private func place(of share: Double) -> Double {
        let step = length / Double(shares.count - 1)
        guard let next = shares.firstIndex(where: { $0 >= share }), next > 0 else { return share > 0 ? length : 0 }
        let (a, b) = (shares[next - 1], shares[next])
        return (Double(next - 1) + (b > a ? (share - a) / (b - a) : 1)) * step
    }
}
