internal import SymbolGeometry
internal import SymbolText

/// The cells of a grid that a pen covers at one knot: those whose centres are no more than half a cell beyond its edge.
struct PenDisc {
    private let x: Double
    private let y: Double
    private let reach: Double

    init(_ knot: CenterlineStroke.Knot) {
        (x, y, reach) = (knot.point.x, knot.point.y, knot.radius + 0.5)
    }

    /// Returns the depth of a cell within the disc: the squared radius less the squared distance, negative outside.
    func depth(column: Int, row: Int) -> Double {
        let (dx, dy) = (Double(column) - x, Double(row) - y)
        return reach * reach - dx * dx - dy * dy
    }

    /// Returns the rows that the disc may cover.
    func rows(of grid: FillGrid) -> ClosedRange<Int> {
        max(0, Int(clamping: y - reach))...max(0, min(grid.height - 1, Int(clamping: y + reach) + 1))
    }

    /// Calls a function, row by row, with the columns of the cells whose depth is not negative.
    ///
    /// They surround the column nearest to the centre; the range of each row is found from that of the row before.
    @inline(__always)
    func forEachRow(of grid: FillGrid, _ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
        let middle = min(max(Int(clamping: x.rounded()), 0), grid.width - 1)
        var (first, end) = (middle, middle)
        for row in rows(of: grid) {
            while first < end, depth(column: first, row: row) < 0 { first &+= 1 }
            while first < end, depth(column: end &- 1, row: row) < 0 { end &-= 1 }
            if first == end { (first, end) = (middle, middle) }
            while first > 0, depth(column: first &- 1, row: row) >= 0 { first &-= 1 }
            while end < grid.width, depth(column: end, row: row) >= 0 { end &+= 1 }
            if first < end { body(row, first..<end) }
        }
    }
}
