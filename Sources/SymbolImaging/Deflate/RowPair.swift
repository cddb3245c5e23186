/// A row of samples and the one above it; neither has runs as yet before the first.
struct RowPair {
    let (pixelStride, lead, rowStride): (Int, Int, Int)
    /// Of the sample before, and of the row above.
    let (pixelDistance, rowDistance): (MatchDistance, MatchDistance)
    /// Whether the row above is near enough to be repeated.
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

    /// How many samples from a place on repeat the one before each.
    @inline(__always)
    func repeated(at place: RowPlace) -> Int {
        let run = row.runs[place.index]
        if place.column > 0 { return place.column > row.start(of: place.index) ? run.end &- place.column : 0 }
        // Before the first there are zeros where it has no more bytes than are before it, or the row above ends so.
        return run.sample == 0 && (lead >= pixelStride || above.endsWithZero) ? run.end : 0
    }
}
