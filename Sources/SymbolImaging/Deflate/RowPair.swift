/// A row of samples and the one above it, both without runs before the first row.
struct RowPair {
    let (pixelStride, lead, rowStride): (Int, Int, Int)
    /// The distances of the sample before and of the row above.
    let (pixelDistance, rowDistance): (MatchDistance, MatchDistance)
    /// Whether the row above is within reach of a match.
    let matchesRows: Bool
    var row: FlatRow
    var above: FlatRow

    init(_ rows: SampleRows, _ runs: UnsafePointer<SampleRows.Run>) {
        (pixelStride, lead, rowStride) = (rows.pixelStride, rows.lead, rows.rowStride)
        matchesRows = (DeflateSymbol.minimumLength...DeflateSymbol.maximumDistance).contains(rowStride)
        (pixelDistance, rowDistance) = (MatchDistance(pixelStride), MatchDistance(rowStride))
        row = FlatRow(runs: runs, range: 0..<0, width: rows.width)
        above = row
    }

    @inline(__always) var hasRowAbove: Bool { matchesRows && !above.isEmpty }

    /// Returns the number of samples from a position on that each equal the one before.
    @inline(__always)
    func repeated(at position: RowPosition) -> Int {
        let run = row.runs[position.index]
        let column = position.column
        if column > 0 { return column > row.start(of: position.index) ? run.end &- column : 0 }
        // The first sample is preceded by zeros if it has no more bytes than come before it, or the row above ends so.
        return run.sample == 0 && (lead >= pixelStride || above.endsWithZero) ? run.end : 0
    }
}
