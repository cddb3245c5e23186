internal import SymbolGeometry

/// Which points of a stroke's two flanks lie across from each other.
///
/// Both flanks are followed from end to end, one step on the one or the other at a time, so that the points across are
/// as near as they can be all along: dynamic time warping (Sakoe and Chiba, 1978), each distance weighted by the way
/// that it holds for. About a corner all points of the outer flank lie across from the inner one's vertex.
struct FlankPairing {
    /// Indices of points on the left and on the right, neither of which falls.
    private(set) var pairs: [(left: Int, right: Int)] = []

    /// More than so many pairs are not weighed; a stroke's flanks have some hundred points each.
    static let mostPairs = 4_000_000

    private enum Step: UInt8 { case left, right, both }

    /// No pairs where a flank is a point or both have too many.
    init(_ left: Polyline, _ right: Polyline) {
        let (rows, columns) = (left.points.count, right.points.count)
        guard rows > 1, columns > 1, rows <= Self.mostPairs / columns else { return }
        let steps = Self.steps(left, right)
        var (row, column) = (rows - 1, columns - 1)
        while row > 0 || column > 0 {
            pairs.append((row, column))
            let step = steps[row * columns + column]
            // Distances too large for numbers tell no steps.
            let (isUp, isBack) = (step != .right || column == 0, step != .left || row == 0)
            if isUp, row > 0 { row -= 1 }
            if isBack, column > 0 { column -= 1 }
        }
        pairs.append((0, 0))
        pairs.reverse()
    }

    /// For each pair, row by row of the left's points, the last step of the cheapest way to it.
    private static func steps(_ left: Polyline, _ right: Polyline) -> [Step] {
        let (rows, columns) = (left.points.count, right.points.count)
        let advances = [0] + zip(right.lengths.dropFirst(), right.lengths).map { $0 - $1 }
        // Of the row above, and from the left on of the row at hand.
        var costs = [Double](repeating: .infinity, count: columns)
        return [Step](unsafeUninitializedCapacity: rows * columns) { steps, count in
            for row in 0..<rows {
                let point = left.points[row]
                let rise = row > 0 ? left.lengths[row] - left.lengths[row - 1] : 0
                var (diagonal, before) = (row > 0 ? Double.infinity : 0, Double.infinity)
                for column in 0..<columns {
                    let (above, advance) = (costs[column], advances[column])
                    let (x, y) = (point.x - right.points[column].x, point.y - right.points[column].y)
                    let distance = (x * x + y * y).squareRoot()
                    let ways = (
                        left: above + distance * rise, right: before + distance * advance,
                        both: diagonal + distance * (rise + advance)
                    )
                    let least = min(ways.left, ways.right, ways.both)
                    (diagonal, before, costs[column]) = (above, least, least)
                    let step: Step = least == ways.both ? .both : least == ways.left ? .left : .right
                    steps.initializeElement(at: row * columns + column, to: step)
                }
            }
            count = rows * columns
        }
    }
}
