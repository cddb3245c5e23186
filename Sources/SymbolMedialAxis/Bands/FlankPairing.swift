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
        var steps = [Step](repeating: .both, count: rows * columns)
        var above = [Double](repeating: .infinity, count: columns)
        for row in 0..<rows {
            var costs = above
            let rise = row > 0 ? left.lengths[row] - left.lengths[row - 1] : 0
            for column in 0..<columns {
                let advance = column > 0 ? right.lengths[column] - right.lengths[column - 1] : 0
                let distance = left.points[row].distance(to: right.points[column])
                let ways: (left: Double, right: Double, both: Double) = (
                    above[column] + distance * rise,
                    column > 0 ? costs[column - 1] + distance * advance : .infinity,
                    row == 0 && column == 0
                        ? 0 : column > 0 && row > 0 ? above[column - 1] + distance * (rise + advance) : .infinity
                )
                let least = min(ways.left, ways.right, ways.both)
                costs[column] = least
                steps[row * columns + column] = least == ways.both ? .both : least == ways.left ? .left : .right
            }
            above = costs
        }
        var (row, column) = (rows - 1, columns - 1)
        while row > 0 || column > 0 {
            pairs.append((row, column))
            let step = steps[row * columns + column]
            if step != .right { row -= 1 }
            if step != .left { column -= 1 }
        }
        pairs.append((0, 0))
        pairs.reverse()
    }
}
