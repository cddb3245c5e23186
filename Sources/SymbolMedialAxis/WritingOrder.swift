internal import SymbolGeometry

/// The order in which a hand would write things with known bounds.
///
/// Rows are written from top to bottom, the columns of a row from left to right, and a column from top to bottom. Two
/// things share a row when their vertical extents overlap by more than half the smaller one, and likewise a column;
/// rows and columns are transitive.
enum WritingOrder {
    static func order(of bounds: [Rect]) -> [Int] {
        let rows = groups(of: Array(bounds.indices)) { (bounds[$0].minY, bounds[$0].maxY) }
        return rows.flatMap { row in
            groups(of: row) { (bounds[$0].minX, bounds[$0].maxX) }.flatMap { column in
                column.sorted { (bounds[$0].minY, bounds[$0].minX, $0) < (bounds[$1].minY, bounds[$1].minX, $1) }
            }
        }
    }

    /// Returns groups of overlapping items, ordered by where they begin.
    private static func groups(of items: [Int], extent: (Int) -> (Double, Double)) -> [[Int]] {
        var result: [(items: [Int], from: Double, to: Double)] = []
        for item in items.sorted(by: { (extent($0).0, $0) < (extent($1).0, $1) }) {
            let (from, to) = extent(item)
            if let last = result.last, min(last.to, to) - from > min(last.to - last.from, to - from) / 2 {
                result[result.count - 1].items.append(item)
                result[result.count - 1].to = max(last.to, to)
            } else {
                result.append(([item], from, to))
            }
        }
        return result.map(\.items)
    }
}
