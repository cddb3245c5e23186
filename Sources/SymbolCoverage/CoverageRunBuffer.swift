/// Runs of coverage in the making; see `CoverageRuns`.
struct CoverageRunBuffer: ~Copyable {
    /// A row in the making, for whose runs there is room.
    struct Row: BitwiseCopyable {
        fileprivate let start: UnsafeMutablePointer<UInt32>
        fileprivate var end: UnsafeMutablePointer<UInt32>
        /// Of the last run; none at first.
        private var last: UInt32 = 256

        fileprivate init(_ start: UnsafeMutablePointer<UInt32>) { (self.start, end) = (start, start) }

        var runs: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: start, count: end - start) }

        /// Appends a run up to a column beyond the one before.
        @inline(__always)
        mutating func append(_ coverage: UInt8, upTo column: Int32) {
            let coverage = UInt32(coverage)
            end += coverage == last ? 0 : 1
            last = coverage
            (end - 1).initialize(to: UInt32(truncatingIfNeeded: column) << 8 | coverage)
        }
    }

    let width: Int
    private var buffer = Buffer<UInt32>(capacity: 1024)
    private var ends: Buffer<Int>
    /// Where the runs begin of the last row that has some.
    private var last = 0

    init(width: Int, height: Int) {
        self.width = width
        ends = Buffer(capacity: height + 1)
    }

    var runs: [UInt32] { Array(UnsafeBufferPointer(start: buffer.base, count: buffer.count)) }
    /// Where each row's runs end.
    var rowEnds: [Int] { Array(UnsafeBufferPointer(start: ends.base, count: ends.count)) }

    /// Begins a row.
    @inline(__always)
    mutating func beginRow() -> Row {
        buffer.reserve(width)
        return Row(buffer.base + buffer.count)
    }

    /// Ends the row, and forgets its runs if they are those of the row above.
    @inline(__always)
    mutating func endRow(_ row: Row) { endRow(count: row.end - row.start) }

    private mutating func endRow(count: Int) {
        let start = buffer.count
        let (runs, above) = (buffer.base + start, buffer.base + last)
        var isRepeated = count == start &- last
        var index = 0
        while isRepeated, index < count {
            isRepeated = runs[index] == above[index]
            index &+= 1
        }
        if !isRepeated {
            last = start
            buffer.cut(to: start &+ count)
        }
        ends.append(buffer.count)
    }

    /// Appends the last row once more.
    @inline(__always)
    mutating func repeatRow() { ends.append(buffer.count) }

    /// Appends rows of which nothing is covered until there are so many.
    mutating func fill(to count: Int) {
        guard ends.count < count, width > 0 else { return }
        var row = beginRow()
        row.append(0, upTo: Int32(truncatingIfNeeded: width))
        endRow(row)
        while ends.count < count { repeatRow() }
    }

    /// Appends a row that is made of two, whose runs these are.
    ///
    /// Where the other covers nothing or all, what `combine` makes is either always the same or what it was.
    @inline(__always)
    mutating func append(
        _ one: Slice<UnsafeBufferPointer<UInt32>>, _ other: Slice<UnsafeBufferPointer<UInt32>>,
        _ combine: (UInt8, UInt8) -> UInt8
    ) {
        var row = beginRow()
        var (rest, column) = (UnsafeBufferPointer(rebasing: one)[...], UInt32(0))
        for otherRun in other {
            let (coverage, end) = (UInt8(truncatingIfNeeded: otherRun), otherRun >> 8)
            let isClear = coverage == 0 || coverage == .max
            if isClear, combine(0, coverage) == combine(.max, coverage) {
                row.append(combine(0, coverage), upTo: Int32(truncatingIfNeeded: end))
                while let run = rest.first, run >> 8 <= end { rest = rest.dropFirst() }
                column = end
                continue
            }
            while column < end, let run = rest.first {
                let mine = UInt8(truncatingIfNeeded: run)
                column = min(run >> 8, end)
                row.append(isClear ? mine : combine(mine, coverage), upTo: Int32(truncatingIfNeeded: column))
                if run >> 8 == column { rest = rest.dropFirst() }
            }
        }
        endRow(row)
    }

    /// Appends rows on a canvas as wide, from the row at hand.
    mutating func append(_ rows: inout CoverageRunRows, upTo end: Int) {
        guard rows.row < end else { return }
        let (first, next) = (rows.runs, rows.row + 1)
        buffer.reserve(first.count)
        write(UnsafeBufferPointer(rebasing: first))
        endRow(count: first.count)
        // Rows below each other differ as they did, or are repeated.
        let others = rows.runs(downTo: end - 1)
        let shift = buffer.count &- rows.range.upperBound
        buffer.reserve(others.count)
        write(others)
        buffer.cut(to: buffer.count &+ others.count)
        rows.move(to: end - 1)
        if !others.isEmpty { last = rows.range.lowerBound &+ shift }
        for row in next..<end { ends.append(rows.rowEnds[row] &+ shift) }
        rows.move(to: end)
    }

    /// Writes runs behind the last.
    @inline(__always)
    private func write(_ runs: UnsafeBufferPointer<UInt32>) {
        guard let first = runs.baseAddress else { return }
        (buffer.base + buffer.count).initialize(from: first, count: runs.count)
    }
}
