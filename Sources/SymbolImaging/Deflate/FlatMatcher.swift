/// Looks for repetitions where flat pictures have them: at the pixel before (a run), in the row above (what stays the
/// same from row to row), and where the same pixels followed the last time a run ended (an edge met before: in a slope,
/// a few rows up and a few pixels aside).
///
/// A farther match costs more bits, so it must earn them: one of the row above goes beyond the run at hand, one of an
/// edge beyond two. To weigh the bits of all ways instead makes icons no smaller; they are within a tenth of
/// libdeflate's level 12.
struct FlatMatcher {
    private var rows: RowPair
    private var scan: RowScan
    private let edges: EdgeMemory

    /// - Parameters:
    ///   - rows: What is compressed.
    ///   - runs: Theirs.
    ///   - edges: An empty memory.
    ///   - block: What takes the literals and matches.
    init(_ rows: SampleRows, _ runs: UnsafePointer<SampleRows.Run>, _ edges: EdgeMemory, _ block: TokenBlock) {
        self.rows = RowPair(rows, runs)
        (scan, self.edges) = (RowScan(block), edges)
    }

    var block: TokenBlock { scan.block }

    mutating func flush(isFinal: Bool, to writer: inout BitWriter) {
        scan.block.flush(isFinal: isFinal, to: &writer)
    }

    /// Takes in the next row; one without runs is the last once more.
    mutating func append(row range: Range<Int>) {
        if range.isEmpty, rows.matchesRows, !rows.row.isEmpty {
            scan.repeatRow(rows)
        } else {
            rows.above = rows.row
            if !range.isEmpty { rows.row.range = range }
            // As it is for itself here, it stays in registers.
            let (rows, edges) = (rows, edges)
            var scan = scan
            scan.begin(rows)
            while scan.here.column < rows.row.width { scan.step(rows, edges) }
            self.scan = scan
        }
        scan.rowStart &+= rows.rowStride
    }
}

/// What has been sent of a row, and what may be sent next.
private struct RowScan {
    var block: TokenBlock
    /// Where the row begins, in bytes.
    var rowStart = 0
    /// What is to be sent next.
    private(set) var here = RowPlace(column: 0, index: 0)
    /// The run above in which the row was last compared.
    private var aboveIndex = 0
    /// Up to which column the row is known to equal the one above.
    private var equalEnd = 0
    /// There is no use looking for an edge in the middle of one.
    private var isAfterMatch = false

    init(_ block: TokenBlock) { self.block = block }

    mutating func repeatRow(_ rows: RowPair) {
        let row = rows.row
        let isBlank = row.range.count == 1 && row.endsWithZero && block.match.distance.bytes == rows.pixelStride
        append(rows.rowStride, distance: isBlank && block.match.length > 0 ? rows.pixelDistance : rows.rowDistance)
        isAfterMatch = true
    }

    /// Sends what is before the first sample, with which a match of the row above or a run of zeros goes on.
    @inline(__always)
    mutating func begin(_ rows: RowPair) {
        let (row, above, lead) = (rows.row, rows.above, rows.lead)
        (here, aboveIndex, equalEnd) = (RowPlace(column: 0, index: row.range.lowerBound), above.range.lowerBound, 0)
        let (source, first) = (block.match.length > 0 ? block.match.distance.bytes : 0, row.runs[here.index])
        if source == rows.rowStride, rows.hasRowAbove {
            equalEnd = row.equalEnd(from: here, above, aboveIndex)
            append(lead, distance: rows.rowDistance)
            if equalEnd > 0 { take(equalEnd, distance: rows.rowDistance, rows) }
        } else if above.endsWithZero, first.sample == 0,
            source == rows.pixelStride || lead &+ first.end &* rows.pixelStride >= DeflateSymbol.minimumLength
        {
            append(lead, distance: rows.pixelDistance)
            takeRun(rows)
        } else if above.endsWithZero, source == rows.pixelStride {
            append(lead, distance: rows.pixelDistance)
        } else {
            block.closeMatch()
            for _ in 0..<lead { block.append(0) }
            isAfterMatch = isAfterMatch && lead == 0
        }
    }

    @inline(__always)
    mutating func step(_ rows: RowPair, _ edges: EdgeMemory) {
        let repeated = rows.repeated(at: here)
        if here.column >= equalEnd, rows.hasRowAbove {
            aboveIndex = rows.above.index(of: here.column, from: aboveIndex)
            equalEnd = rows.row.equalEnd(from: here, rows.above, aboveIndex)
        }
        let same = equalEnd &- here.column
        if equalEnd > rows.row.runs[here.index].end, same &* rows.pixelStride >= DeflateSymbol.minimumLength {
            take(same, distance: rows.rowDistance, rows)
        } else if repeated &* rows.pixelStride >= DeflateSymbol.minimumLength {
            takeRun(rows)
        } else if !isAfterMatch || !takeEdge(rows, edges) {
            appendLiteral(rows)
        }
    }

    @inline(__always)
    private mutating func append(_ byteCount: Int, distance: MatchDistance) {
        block.append(Match(length: byteCount, distance: distance))
    }

    @inline(__always)
    private mutating func take(_ count: Int, distance: MatchDistance, _ rows: RowPair) {
        append(count &* rows.pixelStride, distance: distance)
        here = rows.row.place(at: here.column &+ count, from: here.index)
        isAfterMatch = true
    }

    /// Takes what is left of the run at hand.
    @inline(__always)
    private mutating func takeRun(_ rows: RowPair) {
        let end = rows.row.runs[here.index].end
        append((end &- here.column) &* rows.pixelStride, distance: rows.pixelDistance)
        here = RowPlace(column: end, index: here.index &+ 1)
        isAfterMatch = true
    }

    /// Takes the match with the last place that looked alike, for two runs and more.
    @inline(__always)
    private mutating func takeEdge(_ rows: RowPair, _ edges: EdgeMemory) -> Bool {
        let row = rows.row
        guard here.column == row.start(of: here.index) else { return false }
        let position = rowStart &+ rows.lead &+ here.column &* rows.pixelStride
        guard let last = edges.exchange(row.hash(from: here.index), at: position, here.index) else { return false }
        let length = row.common(here.index, last.index)
        guard here.column &+ length > row.end(of: here.index &+ 1) else { return false }
        take(length, distance: MatchDistance(last.distance), rows)
        return true
    }

    /// Sends a pixel, as far as its bytes do not repeat what the last match does, and those like it that follow.
    @inline(__always)
    private mutating func appendLiteral(_ rows: RowPair) {
        let (row, pixelStride) = (rows.row, rows.pixelStride)
        let sample = row.runs[here.index].sample
        var known = 0
        if isAfterMatch, pixelStride > 1, let expected = expected(rows) {
            known = min((sample ^ expected).trailingZeroBitCount &>> 3, pixelStride)
            append(known, distance: block.match.distance)
        }
        append(sample, from: known, rows)
        here = row.place(behind: here)
        isAfterMatch = false
        // Of an edge there are several, unlike those before and above.
        while here.column < row.width, row.runs[here.index].end == here.column &+ 1,
            here.column == row.start(of: here.index)
        {
            let sample = row.runs[here.index].sample
            if rows.hasRowAbove {
                aboveIndex = rows.above.index(of: here.column, from: aboveIndex)
                guard here.column >= equalEnd, row.runs[aboveIndex].sample != sample else { return }
            }
            append(sample, from: 0, rows)
            here = RowPlace(column: here.column &+ 1, index: here.index &+ 1)
        }
    }

    @inline(__always)
    private mutating func append(_ sample: UInt32, from first: Int, _ rows: RowPair) {
        block.closeMatch()
        var (rest, left) = (sample &>> UInt32(truncatingIfNeeded: 8 &* first), rows.pixelStride &- first)
        while left > 1 {
            block.append(UInt8(truncatingIfNeeded: rest), UInt8(truncatingIfNeeded: rest &>> 8))
            (rest, left) = (rest &>> 16, left &- 2)
        }
        if left > 0 { block.append(UInt8(truncatingIfNeeded: rest)) }
    }

    /// The sample here if the last match went on.
    @inline(__always)
    private func expected(_ rows: RowPair) -> UInt32? {
        let row = rows.row
        guard here.column > 0 else { return nil }
        if block.match.distance.bytes == rows.pixelStride {
            return row.runs[here.column > row.start(of: here.index) ? here.index : here.index &- 1].sample
        }
        guard block.match.distance.bytes == rows.rowStride, rows.hasRowAbove else { return nil }
        return row.runs[rows.above.index(of: here.column, from: aboveIndex)].sample
    }
}
