/// Runs of coverage in the making; see `CoverageRuns`.
struct CoverageRunBuffer: ~Copyable {
    let width: Int
    private var buffer = Buffer<UInt32>(capacity: 1024)
    private(set) var rowEnds: [Int] = []
    /// Where the runs begin of the last row that has some, and of the row at hand.
    private var last = 0
    private var start = 0

    init(width: Int, height: Int) {
        self.width = width
        rowEnds.reserveCapacity(height)
    }

    var runs: [UInt32] { Array(UnsafeBufferPointer(start: buffer.base, count: buffer.count)) }
    var hasRows: Bool { !rowEnds.isEmpty }

    /// Appends a run of the row at hand, up to a column beyond the one before.
    @inline(__always)
    mutating func append(_ coverage: UInt8, upTo end: Int) {
        let run = UInt32(truncatingIfNeeded: end) << 8 | UInt32(coverage)
        if buffer.count > start, UInt8(truncatingIfNeeded: buffer.base[buffer.count &- 1]) == coverage {
            buffer.base[buffer.count &- 1] = run
        } else {
            buffer.append(run)
        }
    }

    /// Ends the row, and forgets its runs if they are those of the row above.
    mutating func endRow() {
        let (count, above) = (buffer.count - start, start - last)
        var isRepeated = count == above
        var index = 0
        while isRepeated, index < count {
            isRepeated = buffer.base[start + index] == buffer.base[last + index]
            index += 1
        }
        if isRepeated {
            buffer.cut(to: start)
        } else {
            (last, start) = (start, buffer.count)
        }
        rowEnds.append(buffer.count)
    }

    /// Appends the last row once more.
    @inline(__always)
    mutating func repeatRow() { rowEnds.append(buffer.count) }

    /// Appends rows of which nothing is covered until there are so many.
    mutating func fill(to count: Int) {
        guard rowEnds.count < count, width > 0 else { return }
        append(0, upTo: width)
        endRow()
        while rowEnds.count < count { repeatRow() }
    }

    /// Appends a row of these runs.
    @inline(__always)
    mutating func append(_ runs: Slice<UnsafeBufferPointer<UInt32>>) {
        buffer.append(UnsafeBufferPointer(rebasing: runs))
        endRow()
    }

    /// Appends a row that is made of two, whose runs these are.
    @inline(__always)
    mutating func append(
        _ one: Slice<UnsafeBufferPointer<UInt32>>, _ other: Slice<UnsafeBufferPointer<UInt32>>,
        _ combine: (UInt8, UInt8) -> UInt8
    ) {
        var (index, place) = (one.startIndex, other.startIndex)
        while index < one.endIndex, place < other.endIndex {
            let (run, otherRun) = (one[index], other[place])
            let end = min(run >> 8, otherRun >> 8)
            append(
                combine(UInt8(truncatingIfNeeded: run), UInt8(truncatingIfNeeded: otherRun)),
                upTo: Int(truncatingIfNeeded: end))
            index &+= run >> 8 == end ? 1 : 0
            place &+= otherRun >> 8 == end ? 1 : 0
        }
        endRow()
    }

    /// Appends rows of an area on a canvas as wide.
    mutating func append(_ rows: Range<Int>, of area: CoverageRuns) {
        for row in rows {
            if row > rows.lowerBound, area.rowEnds[row] == area.rowEnds[row - 1] {
                repeatRow()
                continue
            }
            area.runs.withUnsafeBufferPointer { append($0[area.runs(ofRow: row)]) }
        }
    }
}
