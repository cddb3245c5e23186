/// The bytes of the current band, all 0 between two bands.
struct CoverageStrip: ~Copyable {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let stride: Int
    /// The columns written to since the last flush.
    private var columns = (first: Int.max, end: 0)

    init(width: Int, height: Int) {
        stride = (width + 3) & ~3
        bytes = .allocate(capacity: stride * height)
        bytes.initialize(repeating: 0, count: stride * height)
    }

    deinit { bytes.deallocate() }

    /// Writes the coverage of a row given by its runs.
    mutating func write(_ runs: UnsafeBufferPointer<UInt32>, toRow row: Int) {
        let bytes = bytes + row * stride
        var (columns, start) = (columns, 0)
        for run in runs {
            let (coverage, end) = (UInt8(truncatingIfNeeded: run), Int(run >> 8))
            if coverage != 0 {
                columns = (min(columns.first, start), max(columns.end, end))
                if end &- start > 16 {
                    (bytes + start).update(repeating: coverage, count: end &- start)
                } else {
                    for x in start..<end { bytes[x] = coverage }
                }
            }
            start = end
        }
        self.columns = columns
    }

    /// Calls `body` with the columns written to, from the multiple of four before them, and clears them.
    mutating func flush(rows: Range<Int>, _ body: (CoverageBand) -> Void) {
        let (x, end) = (columns.first & ~3, columns.end)
        guard columns.first < end else { return }
        body(
            CoverageBand(
                x: x, y: rows.lowerBound, width: end - x, height: rows.count, bytes: bytes + x, stride: stride))
        for row in 0..<rows.count { (bytes + (row * stride + x)).update(repeating: 0, count: end - x) }
        columns = (Int.max, 0)
    }
}
