internal import SymbolGeometry

/// How a round pen reveals a solid shape: along its long axis, as wide as the shape is there.
struct SolidSweep {
    private let axis: Point
    /// The cells by their distance along the axis and to the right of it.
    private let places: [(s: Double, d: Double)]
    private let along: ClosedRange<Double>
    private let middle: Double
    /// Half the width across the axis, or half the length where that is less.
    private let inset: Double

    /// From left to right, or from top to bottom where the axis is steeper; to the right where no axis is longer.
    init(of cells: [Point]) {
        let axis = SolidSweep.longAxis(of: cells)
        self.axis = axis
        places = cells.map { (s: $0.dot(axis), d: axis.cross($0)) }
        let start = (s: cells.first?.dot(axis) ?? 0, d: cells.first.map { axis.cross($0) } ?? 0)
        var box = Rect(Point(start.s, start.d))
        for (s, d) in places { box = box.union(Point(s, d)) }
        (along, middle, inset) = (box.minX...box.maxX, box.midY, min(box.width, box.height) / 2)
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

    /// The pen grows from the near edge until it is as wide as the shape, then runs until it touches the far edge.
    var line: PenLine {
        let full = fullKnots
        guard let widened = full.first, inset > 0 else { return PenLine(knots: full, isClosed: false) }
        let edge = PenStroke.Knot(point: point(along.lowerBound), radius: 0)
        let count = max(1, Int(inset / PenLine.step))
        let growth = (0..<count).map { edge.interpolated(to: widened, Double($0) / Double(count)) }
        return PenLine(knots: growth + full, isClosed: false)
    }

    private func point(_ s: Double) -> Point { axis * s + Point(-axis.y, axis.x) * middle }

    /// Knots that each reach as far as the farthest of the cells they are nearest to.
    private var fullKnots: [PenStroke.Knot] {
        let first = along.lowerBound + inset
        let length = max(0, along.upperBound - inset - first)
        let count = Int((length / PenLine.step).rounded(.up))
        let step = length / Double(max(count, 1))
        var squares = Array(repeating: 0.25, count: count + 1)
        for (s, d) in places {
            let index = step > 0 ? Int(min(max(((s - first) / step).rounded(), 0), Double(count))) : 0
            let offset = Point(s - first - Double(index) * step, d - middle)
            squares[index] = max(squares[index], offset.dot(offset))
        }
        return squares.enumerated().map { index, square in
            PenStroke.Knot(point: point(first + Double(index) * step), radius: square.squareRoot() + 0.5)
        }
    }
}
