/// Looks for repetitions where flat pictures have them: at the pixel before (a run), in the row above (what stays the
/// same from row to row), and where the same pixels followed the last time a run ended (an edge met before: in a slope,
/// a few rows up and a few pixels aside).
///
/// A farther match costs more bits, so it must earn them: it is taken only if what it covers would cost more when sent
/// by nearer ones. This keeps icons within a few percent of libdeflate's level 12.
struct FlatMatcher {
    private(set) var block: TokenBlock
    private let edges: EdgeMemory
    private let costs: TokenCosts
    private let (pixelStride, lead, rowStride): (Int, Int, Int)
    /// Whether the row above is near enough to be repeated.
    private let matchesRows: Bool

    /// The row at hand, and the one above; neither has runs as yet in the first.
    private var row: FlatRow
    private var above: FlatRow
    /// Where the row at hand begins, in bytes.
    private var rowStart = 0
    /// What is to be sent next.
    private var here = RowPlace(column: 0, index: 0)
    /// The run above in which the row was last compared.
    private var aboveIndex = 0
    /// Up to which column the row is known to equal the one above.
    private var equalEnd = 0
    /// There is no use looking for an edge in the middle of one.
    private var isAfterMatch = false
    /// The sample that would have gone on what the last match repeats, where it is an edge.
    private var next: UInt32?

    /// - Parameters:
    ///   - rows: What is compressed.
    ///   - runs: Theirs.
    ///   - edges: An empty memory.
    ///   - block: What takes the literals and matches.
    init(_ rows: SampleRows, _ runs: UnsafePointer<SampleRows.Run>, _ edges: EdgeMemory, _ block: TokenBlock) {
        (pixelStride, lead, rowStride) = (rows.pixelStride, rows.lead, rows.rowStride)
        (self.edges, self.block) = (edges, block)
        costs = TokenCosts(rowStride: rowStride)
        matchesRows = (DeflateSymbol.minimumLength...DeflateSymbol.maximumDistance).contains(rowStride)
        row = FlatRow(runs: runs, range: 0..<0, width: rows.width)
        above = row
    }

    mutating func flush(isFinal: Bool, to writer: inout BitWriter) { block.flush(isFinal: isFinal, to: &writer) }

    /// Takes in the next row; one without runs is the last once more.
    mutating func append(row range: Range<Int>) {
        if range.isEmpty, matchesRows, !row.isEmpty {
            repeatRow()
        } else {
            above = row
            if !range.isEmpty { row.range = range }
            begin()
            while here.column < row.width { step() }
        }
        rowStart &+= rowStride
    }

    private mutating func repeatRow() {
        let isBlank = row.range.count == 1 && row.endsWithZero && block.match.distance == pixelStride
        append(rowStride, distance: isBlank && block.match.length > 0 ? pixelStride : rowStride)
        (isAfterMatch, next) = (true, nil)
    }

    /// Sends what is before the first sample, with which a match of the row above or a run of zeros goes on.
    private mutating func begin() {
        (here, aboveIndex, equalEnd) = (RowPlace(column: 0, index: row.range.lowerBound), above.range.lowerBound, 0)
        next = nil
        let (source, first) = (block.match.length > 0 ? block.match.distance : 0, row.runs[here.index])
        if source == rowStride, hasRowAbove {
            equalEnd = row.equalEnd(from: here, above, aboveIndex)
            append(lead, distance: rowStride)
            if equalEnd > 0 { take(equalEnd, distance: rowStride) }
        } else if above.endsWithZero, first.sample == 0, source == pixelStride || lead &+ first.end &* pixelStride > 2 {
            append(lead, distance: pixelStride)
            take(first.end, distance: pixelStride)
        } else if above.endsWithZero, source == pixelStride {
            append(lead, distance: pixelStride)
        } else {
            for _ in 0..<lead { block.append(0) }
            isAfterMatch = isAfterMatch && lead == 0
        }
    }

    @inline(__always)
    private mutating func step() {
        let repeated = repeated(at: here)
        if here.column >= equalEnd, hasRowAbove {
            aboveIndex = above.index(of: here.column, from: aboveIndex)
            equalEnd = row.equalEnd(from: here, above, aboveIndex)
        }
        let same = equalEnd &- here.column
        if same > repeated, same &* pixelStride >= DeflateSymbol.minimumLength,
            exceeds(costs.row(same &* pixelStride), until: equalEnd, usingRows: false)
        {
            take(same, distance: rowStride)
        } else if repeated &* pixelStride >= DeflateSymbol.minimumLength {
            take(repeated, distance: pixelStride)
        } else if !isAfterMatch || !takeEdge() {
            appendLiteral()
        }
    }

    @inline(__always)
    private mutating func append(_ byteCount: Int, distance: Int) {
        block.append(Match(length: byteCount, distance: distance))
    }

    @inline(__always)
    private mutating func take(_ count: Int, distance: Int) {
        append(count &* pixelStride, distance: distance)
        here = row.place(at: here.column &+ count, from: here.index)
        (isAfterMatch, next) = (true, nil)
    }

    /// Sends a pixel; as many of its first bytes as repeat what the last match does belong to that.
    @inline(__always)
    private mutating func appendLiteral() {
        let sample = row.runs[here.index].sample
        var known = 0
        if isAfterMatch, pixelStride > 1, let expected {
            known = min((sample ^ expected).trailingZeroBitCount &>> 3, pixelStride)
            append(known, distance: block.match.distance)
        }
        while known < pixelStride {
            block.append(UInt8(truncatingIfNeeded: sample &>> UInt32(truncatingIfNeeded: 8 &* known)))
            known &+= 1
        }
        here = row.place(at: here.column &+ 1, from: here.index)
        isAfterMatch = false
        appendLonePixels()
    }

    /// Sends pixels unlike those before and above, of which edges have several beside each other.
    @inline(__always)
    private mutating func appendLonePixels() {
        var (column, index) = (here.column, here.index)
        while column < row.width, row.runs[index].end == column &+ 1, column == row.start(of: index) {
            let sample = row.runs[index].sample
            if hasRowAbove {
                aboveIndex = above.index(of: column, from: aboveIndex)
                guard column >= equalEnd, above.runs[aboveIndex].sample != sample else { break }
            }
            for byte in 0..<UInt32(truncatingIfNeeded: pixelStride) {
                block.append(UInt8(truncatingIfNeeded: sample &>> (8 &* byte)))
            }
            (column, index) = (column &+ 1, index &+ 1)
        }
        here = RowPlace(column: column, index: index)
    }

    /// The sample here if the last match went on.
    @inline(__always)
    private var expected: UInt32? {
        if let next { return next }
        guard here.column > 0 else { return nil }
        if block.match.distance == pixelStride {
            return row.runs[here.column > row.start(of: here.index) ? here.index : here.index &- 1].sample
        }
        guard block.match.distance == rowStride, hasRowAbove else { return nil }
        return row.runs[above.index(of: here.column, from: aboveIndex)].sample
    }
}

/// What is compared.
extension FlatMatcher {
    private var hasRowAbove: Bool { matchesRows && !above.isEmpty }

    /// How many samples from a place on repeat the one before each.
    @inline(__always)
    private func repeated(at place: RowPlace) -> Int {
        let run = row.runs[place.index]
        if place.column > 0 { return place.column > row.start(of: place.index) ? run.end &- place.column : 0 }
        // Before the first there are zeros where it has no more bytes than are before it, or the row above ends so.
        return run.sample == 0 && (lead >= pixelStride || above.endsWithZero) ? run.end : 0
    }

    /// Whether it takes more than `ceiling` bits to get from here to a column with literals, runs and, if wanted, rows
    /// alone.
    ///
    /// Stops at the ceiling, hence after a few tokens.
    private func exceeds(_ ceiling: Int, until end: Int, usingRows: Bool) -> Bool {
        var (place, aboveIndex, cost) = (here, aboveIndex, 0)
        while place.column < end {
            let repeated = min(repeated(at: place), end &- place.column)
            var same = 0
            if usingRows, hasRowAbove {
                aboveIndex = above.index(of: place.column, from: aboveIndex)
                same = min(row.equalEnd(from: place, above, aboveIndex), end) &- place.column
            }
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

    /// Takes the match with the last place that looked alike, if it is worth its bits.
    @inline(__always)
    private mutating func takeEdge() -> Bool {
        guard here.column == row.start(of: here.index) else { return false }
        let position = rowStart &+ lead &+ here.column &* pixelStride
        guard let last = edges.exchange(row.hash(at: here), at: position, here.index) else { return false }
        let common = row.common(here.index, last.index)
        let byteCount = common.length &* pixelStride
        guard byteCount > DeflateSymbol.minimumLength,
            exceeds(
                costs.edge(byteCount, distance: last.distance), until: here.column &+ common.length, usingRows: true)
        else { return false }
        take(common.length, distance: last.distance)
        next = common.next
        return true
    }
}
