/// A search for matches where flat pictures repeat themselves.
///
/// Candidates are the pixel before (a run), the row above, and the last position at which the same pixels followed the
/// end of a run (an earlier edge: on a slope, a few rows up and a few pixels aside).
///
/// A more distant match costs more bits and must be worth them: one of the row above must extend beyond the current
/// run, one of an edge beyond two. Comparing the bits of all alternatives instead makes icons no smaller; they are
/// within a tenth of libdeflate's level 12.
struct FlatMatcher {
    private var rows: RowPair
    private var scan: RowScan
    private let edges: EdgeMemory

    /// Creates a matcher.
    ///
    /// - Parameters:
    ///   - rows: The rows to compress.
    ///   - runs: The runs of the rows.
    ///   - edges: An empty edge memory.
    ///   - block: The block to which literals and matches are appended.
    init(_ rows: SampleRows, _ runs: UnsafePointer<SampleRows.Run>, _ edges: EdgeMemory, _ block: TokenBlock) {
        self.rows = RowPair(rows, runs)
        (scan, self.edges) = (RowScan(block), edges)
    }

    var block: TokenBlock { scan.block }

    mutating func flush(isFinal: Bool, to writer: inout BitWriter) {
        scan.block.flush(isFinal: isFinal, to: &writer)
    }

    /// Appends the next row; one without runs repeats the last.
    mutating func append(row range: Range<Int>) {
        if range.isEmpty, rows.matchesRows, !rows.row.isEmpty {
            scan.repeatRow(rows)
        } else {
            rows.above = rows.row
            if !range.isEmpty { rows.row.range = range }
            // A local copy stays in registers.
            let (rows, edges) = (rows, edges)
            var scan = scan
            scan.begin(rows)
            while scan.here.column < rows.row.width { scan.step(rows, edges) }
            self.scan = scan
        }
        scan.rowStart &+= rows.rowStride
    }
}

/// The progress of encoding a row.
private struct RowScan {
    var block: TokenBlock
    /// The offset of the row's start, in bytes.
    var rowStart = 0
    /// The position of the next sample.
    private(set) var here = RowPosition(column: 0, index: 0)
    /// The index of the run above up to which the row was last compared.
    private var aboveIndex = 0
    /// The column up to which the row is known to equal the one above.
    private var equalEnd = 0
    /// Whether the last token was a match: it is no use looking for an edge in the middle of another.
    private var isAfterMatch = false

    init(_ block: TokenBlock) { self.block = block }

    mutating func repeatRow(_ rows: RowPair) {
        let row = rows.row
        let isBlank = row.range.count == 1 && row.endsWithZero && block.match.distance.bytes == rows.pixelStride
        append(rows.rowStride, distance: isBlank && block.match.length > 0 ? rows.pixelDistance : rows.rowDistance)
        isAfterMatch = true
    }

    /// Appends the bytes before the first sample, over which a match of the row above or a run of zeros may continue.
    @inline(__always)
    mutating func begin(_ rows: RowPair) {
        let (row, above, lead) = (rows.row, rows.above, rows.lead)
        (here, aboveIndex, equalEnd) = (RowPosition(column: 0, index: row.range.lowerBound), above.range.lowerBound, 0)
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
        here = rows.row.position(at: here.column &+ count, from: here.index)
        isAfterMatch = true
    }

    /// Takes the rest of the current run.
    @inline(__always)
    private mutating func takeRun(_ rows: RowPair) {
        let end = rows.row.runs[here.index].end
        append((end &- here.column) &* rows.pixelStride, distance: rows.pixelDistance)
        here = RowPosition(column: end, index: here.index &+ 1)
        isAfterMatch = true
    }

    /// Takes the match with the last similar edge if it extends beyond two runs.
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

    /// Appends a pixel as literals, except for leading bytes that continue the last match, and single pixels after it.
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
        here = row.position(after: here)
        isAfterMatch = false
        // An edge has several such pixels, which differ from those before and above.
        while here.column < row.width, row.runs[here.index].end == here.column &+ 1,
            here.column == row.start(of: here.index)
        {
            let sample = row.runs[here.index].sample
            if rows.hasRowAbove {
                aboveIndex = rows.above.index(of: here.column, from: aboveIndex)
                guard here.column >= equalEnd, row.runs[aboveIndex].sample != sample else { return }
            }
            append(sample, from: 0, rows)
            here = RowPosition(column: here.column &+ 1, index: here.index &+ 1)
        }
    }

    @inline(__always)
    private mutating func append(_ sample: UInt32, from first: Int, _ rows: RowPair) {
        block.closeMatch()
        var (rest, count) = (sample &>> UInt32(truncatingIfNeeded: 8 &* first), rows.pixelStride &- first)
        while count > 1 {
            block.append(UInt8(truncatingIfNeeded: rest), UInt8(truncatingIfNeeded: rest &>> 8))
            (rest, count) = (rest &>> 16, count &- 2)
        }
        if count > 0 { block.append(UInt8(truncatingIfNeeded: rest)) }
    }

    /// Returns the sample that a continuation of the last match would give here.
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
