/// A row of samples and the one above it; neither has runs as yet before the first.
struct RowPair {
    let (pixelStride, lead, rowStride): (Int, Int, Int)
    let costs: TokenCosts
    /// Whether the row above is near enough to be repeated.
    let matchesRows: Bool
    var row: FlatRow
    var above: FlatRow

    init(_ rows: SampleRows, _ runs: UnsafePointer<SampleRows.Run>) {
        (pixelStride, lead, rowStride) = (rows.pixelStride, rows.lead, rows.rowStride)
        costs = TokenCosts(rowStride: rowStride)
        matchesRows = (DeflateSymbol.minimumLength...DeflateSymbol.maximumDistance).contains(rowStride)
        row = FlatRow(runs: runs, range: 0..<0, width: rows.width)
        above = row
    }

    @inline(__always) var hasRowAbove: Bool { matchesRows && !above.isEmpty }

    /// How many samples from a place on repeat the one before each.
    @inline(__always)
    func repeated(at place: RowPlace) -> Int {
        let run = row.runs[place.index]
        if place.column > 0 { return place.column > row.start(of: place.index) ? run.end &- place.column : 0 }
        // Before the first there are zeros where it has no more bytes than are before it, or the row above ends so.
        return run.sample == 0 && (lead >= pixelStride || above.endsWithZero) ? run.end : 0
    }

    /// Whether it takes more than `ceiling` bits to get from a place to a column with literals and runs alone.
    ///
    /// Stops at the ceiling, hence after a few runs.
    func costMore(than ceiling: Int, from place: RowPlace, until end: Int) -> Bool {
        var (column, index, cost) = (place.column, place.index, 0)
        var isRepeated = repeated(at: place) > 0
        while column < end {
            let run = row.runs[index]
            let literal = costs.literal(run.sample, pixelStride)
            if !isRepeated {
                cost &+= literal
                column &+= 1
            }
            let left = min(run.end, end) &- column
            let byteCount = left &* pixelStride
            cost &+= byteCount < DeflateSymbol.minimumLength ? left &* literal : costs.run(byteCount)
            if cost > ceiling { return true }
            (column, index, isRepeated) = (run.end, index &+ 1, false)
        }
        return false
    }

    /// Whether it takes more than `ceiling` bits to get there with rows besides, where a place lies below a run.
    func costMore(than ceiling: Int, from place: RowPlace, until end: Int, above aboveIndex: Int) -> Bool {
        guard hasRowAbove else { return costMore(than: ceiling, from: place, until: end) }
        var (place, aboveIndex, cost) = (place, aboveIndex, 0)
        while place.column < end {
            let repeated = min(repeated(at: place), end &- place.column)
            aboveIndex = above.index(of: place.column, from: aboveIndex)
            let same = min(row.equalEnd(from: place, above, aboveIndex), end) &- place.column
            var count = max(repeated, same)
            if count &* pixelStride < DeflateSymbol.minimumLength {
                cost &+= costs.literal(row.runs[place.index].sample, pixelStride)
                count = 1
            } else {
                cost &+= same > repeated ? costs.row(count &* pixelStride) : costs.run(count &* pixelStride)
            }
            if cost > ceiling { return true }
            place = row.place(at: place.column &+ count, from: place.index)
        }
        return false
    }
}
