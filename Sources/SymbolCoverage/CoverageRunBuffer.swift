/// A builder of runs of coverage; see `CoverageRuns`.
struct CoverageRunBuffer: ~Copyable {
    /// A row that is being built, with a sufficient capacity for its runs.
    struct Row: BitwiseCopyable {
        fileprivate let start: UnsafeMutablePointer<UInt32>
        fileprivate var end: UnsafeMutablePointer<UInt32>
        /// The coverage of the last run, initially an invalid one.
        private var last: UInt32 = 256

        fileprivate init(_ start: UnsafeMutablePointer<UInt32>) { (self.start, end) = (start, start) }

        var runs: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: start, count: end - start) }

        /// Appends a run up to a column after that of the last run.
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
    /// The index of the first run of the last row that has runs of its own.
    private var last = 0

    init(width: Int, height: Int) {
        self.width = width
        ends = Buffer(capacity: height + 1)
    }

    var runs: [UInt32] { Array(UnsafeBufferPointer(start: buffer.base, count: buffer.count)) }
    /// The index after the last run of each row.
    var rowEnds: [Int] { Array(UnsafeBufferPointer(start: ends.base, count: ends.count)) }

    /// Begins a row.
    @inline(__always)
    mutating func beginRow() -> Row {
        buffer.reserve(width)
        return Row(buffer.base + buffer.count)
    }

    /// Ends the row, and discards its runs if they equal those of the row above.
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
            buffer.resize(to: start &+ count)
        }
        ends.append(buffer.count)
    }

    /// Appends the last row once more.
    @inline(__always)
    mutating func repeatRow() { ends.append(buffer.count) }

    /// Appends empty rows until there are `count` rows.
    mutating func fill(to count: Int) {
        guard ends.count < count, width > 0 else { return }
        var row = beginRow()
        row.append(0, upTo: Int32(truncatingIfNeeded: width))
        endRow(row)
        while ends.count < count { repeatRow() }
    }

    /// Appends the combination of two rows, given by their runs.
    ///
    /// Where the other row covers nothing or everything, `combine` must either be constant or return its first
    /// argument.
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
                let own = UInt8(truncatingIfNeeded: run)
                column = min(run >> 8, end)
                row.append(isClear ? own : combine(own, coverage), upTo: Int32(truncatingIfNeeded: column))
                if run >> 8 == column { rest = rest.dropFirst() }
            }
        }
        endRow(row)
    }

    /// Appends rows of an equally wide canvas from the current row up to `end`.
    mutating func append(_ rows: inout CoverageRunRows, upTo end: Int) {
        guard rows.row < end else { return }
        let (first, next) = (rows.runs, rows.row + 1)
        buffer.reserve(first.count)
        write(UnsafeBufferPointer(rebasing: first))
        endRow(count: first.count)
        // Rows keep their differences from those above, and their repetitions.
        let others = rows.runs(downTo: end - 1)
        let shift = buffer.count &- rows.range.upperBound
        buffer.reserve(others.count)
        write(others)
        buffer.resize(to: buffer.count &+ others.count)
        rows.move(to: end - 1)
        if !others.isEmpty { last = rows.range.lowerBound &+ shift }
        for row in next..<end { ends.append(rows.rowEnds[row] &+ shift) }
        rows.move(to: end)
    }

    /// Writes runs after the last without counting them.
    @inline(__always)
    private func write(_ runs: UnsafeBufferPointer<UInt32>) {
        guard let first = runs.baseAddress else { return }
        (buffer.base + buffer.count).initialize(from: first, count: runs.count)
    }
}
