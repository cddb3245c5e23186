internal import SymbolGeometry

/// The correspondence between points on a stroke's two flanks that lie across from each other.
///
/// Both flanks are followed from end to end, one step at a time on either or both, so that corresponding points are as
/// close as possible throughout. The method is dynamic time warping (Sakoe and Chiba, 1978), with each distance
/// weighted by the length for which it holds. Around a corner, all points of the outer flank correspond to the inner
/// flank's vertex.
struct FlankPairing {
    /// Pairs of indices of points on the left and on the right, both ascending.
    private(set) var pairs: [(left: Int, right: Int)] = []

    /// The greatest number of candidate pairs; a stroke's flanks have some hundred points each.
    static let mostPairs = 4_000_000

    private enum Step: UInt8 { case left, right, both }

    /// Pairs the points; there are no pairs when a flank is a point or both flanks have too many.
    init(_ left: Polyline, _ right: Polyline) {
        let (rows, columns) = (left.points.count, right.points.count)
        guard rows > 1, columns > 1, rows <= Self.mostPairs / columns else { return }
        let steps = Self.steps(left, right)
        var (row, column) = (rows - 1, columns - 1)
        while row > 0 || column > 0 {
            pairs.append((row, column))
            let step = steps[row * columns + column]
            // Distances too large to represent do not determine steps.
            let (isUp, isBack) = (step != .right || column == 0, step != .left || row == 0)
            if isUp, row > 0 { row -= 1 }
            if isBack, column > 0 { column -= 1 }
        }
        pairs.append((0, 0))
        pairs.reverse()
    }

    /// Returns the last step of the cheapest path to each pair, row by row of the left flank's points.
    private static func steps(_ left: Polyline, _ right: Polyline) -> [Step] {
        let (rows, columns) = (left.points.count, right.points.count)
        let advances = [0] + zip(right.lengths.dropFirst(), right.lengths).map { $0 - $1 }
        // The costs of the row above and, up to the current column, of the current row.
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
                    let totals = (
                        left: above + distance * rise, right: before + distance * advance,
                        both: diagonal + distance * (rise + advance)
                    )
                    let least = min(totals.left, totals.right, totals.both)
                    (diagonal, before, costs[column]) = (above, least, least)
                    let step: Step = least == totals.both ? .both : least == totals.left ? .left : .right
                    steps.initializeElement(at: row * columns + column, to: step)
                }
            }
            count = rows * columns
        }
    }
}
