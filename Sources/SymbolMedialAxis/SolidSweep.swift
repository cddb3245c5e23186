internal import SymbolGeometry
internal import SymbolText

/// The way in which a solid shape is revealed: straight along its long axis, by area.
package struct SolidSweep: Hashable, Sendable {
    private var start: Point
    /// The direction of the sweep, as a unit vector.
    private(set) var axis: Point
    /// The length from edge to edge.
    private(set) var length: Double
    /// Half the width across the axis.
    private(set) var halfWidth: Double
    /// The fractions of the area before positions at equal distances from the start to the end.
    private var fractions: [Double]

    /// Creates a sweep from left to right, or from top to bottom when the axis is steeper; to the right when no axis is
    /// longer.
    ///
    /// The computation uses plain numbers, because points belong to another module and there are some ten thousand
    /// cells.
    ///
    /// - Parameters:
    ///   - cells: The centres of the shape's cells, each a unit wide.
    ///   - axis: The direction to use instead, as a unit vector.
    init(of cells: [Point], along axis: Point? = nil) {
        let axis = axis ?? SolidSweep.longAxis(of: cells)
        let first = cells.first ?? .zero
        var (along, across) = (Extent(of: first.dot(axis)), Extent(of: axis.cross(first)))
        for cell in cells {
            along.include(cell.x * axis.x + cell.y * axis.y)
            across.include(axis.x * cell.y - axis.y * cell.x)
        }
        (self.axis, length, halfWidth) = (axis, along.end - along.start, (across.end - across.start) / 2)
        start = axis * along.start + Point(-axis.y, axis.x) * ((across.start + across.end) / 2)
        let count = max(1, Int(clamping: length.rounded(.up)))
        var areas = Array(repeating: 0.0, count: count)
        for cell in cells {
            let position = cell.x * axis.x + cell.y * axis.y - along.start
            areas[min(Int(clamping: position / length * Double(count)), count - 1)] += 1
        }
        var reached = 0.0
        fractions =
            [0]
            + areas.map { area in
                reached += area / Double(max(cells.count, 1))
                return reached
            }
    }

    /// Returns the greater principal axis of the cells.
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
        // Of two expressions for the same vector, this chooses the one that does not vanish.
        let direction = half > 0 ? Point(half + spread, xy) : Point(xy, spread - half)
        return (direction.isWrittenForward ? direction : -direction) / direction.length
    }

    /// Returns the sweep in another coordinate system, in which a unit of this one measures `scale`.
    func placed(scale: Double, _ transform: (Point) -> Point) -> SolidSweep {
        var sweep = self
        (sweep.start, sweep.length, sweep.halfWidth) = (transform(start), length * scale, halfWidth * scale)
        return sweep
    }

    /// The same sweep in right-to-left layout: from right to left unless it runs downwards.
    fileprivate var fromRight: SolidSweep {
        guard !Point(-axis.x, axis.y).isWrittenForward else { return self }
        var sweep = self
        (sweep.start, sweep.axis) = (start + axis * length, -axis)
        // Sums of areas are rounded: the ends are exact, so that nothing lies before or behind them.
        sweep.fractions = [0] + fractions.dropFirst().dropLast().reversed().map { 1 - $0 } + [1]
        return sweep
    }

    /// The ends of the axis, from edge to edge.
    var ends: [Point] { [start, start + axis * length] }

    var middle: Point { start + axis * (length / 2) }

    /// Returns the stripe between two fractions of the area, 0…1, wider than the shape by a margin.
    func region(from first: Double, to last: Double, margin: Double) -> Path {
        let (from, to) = (first <= 0 ? -margin : position(of: first), last >= 1 ? length + margin : position(of: last))
        let side = Point(-axis.y, axis.x) * (halfWidth + margin)
        let (a, b) = (start + axis * from, start + axis * to)
        return Path(ring: [a - side, b - side, b + side, a + side])
    }

    private func position(of fraction: Double) -> Double {
        let step = length / Double(fractions.count - 1)
        guard let next = fractions.firstIndex(where: { $0 >= fraction }), next > 0 else {
            return fraction > 0 ? length : 0
        }
        let (a, b) = (fractions[next - 1], fractions[next])
        return (Double(next - 1) + (b > a ? (fraction - a) / (b - a) : 1)) * step
    }
}

extension CenterlineStroke {
    /// The same stroke in right-to-left layout, in which solid shapes are revealed from the right.
    ///
    /// Lines are drawn as before: check marks, clocks and digits are written alike in every reading direction.
    package var sweptFromRight: CenterlineStroke {
        var stroke = self
        stroke.sweep = sweep?.fromRight
        return stroke
    }
}

/// The extent of cells in one direction, in which each extends half a unit to either side of its centre.
private struct Extent {
    private var (least, most): (Double, Double)

    init(of middle: Double) { (least, most) = (middle, middle) }

    var start: Double { least - 0.5 }
    var end: Double { most + 0.5 }

    mutating func include(_ middle: Double) { (least, most) = (min(least, middle), max(most, middle)) }
}
