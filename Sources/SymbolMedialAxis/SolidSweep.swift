internal import SymbolGeometry
internal import SymbolText

/// How a solid shape is revealed: straight across along its long axis, by area.
package struct SolidSweep: Hashable, Sendable {
    private var start: Point
    /// Of length 1.
    private(set) var axis: Point
    /// From the one edge to the other.
    private(set) var length: Double
    /// Across the axis on either side of it.
    private(set) var halfWidth: Double
    /// The shares of the area that lie before places at equal distances from the start to the end.
    private let shares: [Double]

    /// From left to right, or from top to bottom where the axis is steeper; to the right where no axis is longer.
    ///
    /// There are some ten thousand cells, which are measured in numbers: a point's own functions are another module's.
    ///
    /// - Parameters:
    ///   - cells: The middles of the shape's cells, each a unit wide.
    ///   - axis: The way to go instead, of length 1.
    init(of cells: [Point], along axis: Point? = nil) {
        let axis = axis ?? SolidSweep.longAxis(of: cells)
        let first = cells.first ?? .zero
        var (along, across) = (Extent(of: first.dot(axis)), Extent(of: axis.cross(first)))
        for cell in cells {
            along.hold(cell.x * axis.x + cell.y * axis.y)
            across.hold(axis.x * cell.y - axis.y * cell.x)
        }
        (self.axis, length, halfWidth) = (axis, along.end - along.start, (across.end - across.start) / 2)
        start = axis * along.start + Point(-axis.y, axis.x) * ((across.start + across.end) / 2)
        let count = max(1, Int(clamping: length.rounded(.up)))
        var areas = Array(repeating: 0.0, count: count)
        for cell in cells {
            let place = cell.x * axis.x + cell.y * axis.y - along.start
            areas[min(Int(clamping: place / length * Double(count)), count - 1)] += 1
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
        var sum = Point.zero
        for cell in cells { (sum.x, sum.y) = (sum.x + cell.x, sum.y + cell.y) }
        let center = sum / Double(max(1, cells.count))
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for cell in cells {
            let (x, y) = (cell.x - center.x, cell.y - center.y)
            (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
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

/// From where to where cells reach in one direction, each of them half a unit to either side of its middle.
private struct Extent {
    private var (least, most): (Double, Double)

    init(of middle: Double) { (least, most) = (middle, middle) }

    var start: Double { least - 0.5 }
    var end: Double { most + 0.5 }

    mutating func hold(_ middle: Double) { (least, most) = (min(least, middle), max(most, middle)) }
}
