internal import SymbolGeometry

/// The order in which a hand would write things of which the bounds are known.
///
/// Rows from top to bottom, columns of a row from left to right, a column from top to bottom. Two things share a row
/// where their heights overlap by more than half of the smaller one, and likewise a column; so does what either shares
/// one with.
enum WritingOrder {
    static func order(of bounds: [Rect]) -> [Int] {
        let rows = groups(of: Array(bounds.indices)) { (bounds[$0].minY, bounds[$0].maxY) }
        return rows.flatMap { row in
            groups(of: row) { (bounds[$0].minX, bounds[$0].maxX) }.flatMap { column in
                column.sorted { (bounds[$0].minY, bounds[$0].minX, $0) < (bounds[$1].minY, bounds[$1].minX, $1) }
            }
        }
    }

    /// Groups of what overlaps, by where they begin.
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
