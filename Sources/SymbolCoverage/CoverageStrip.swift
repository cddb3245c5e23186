/// The bytes of the band at hand, all 0 between two bands.
struct CoverageStrip: ~Copyable {
    let bytes: UnsafeMutablePointer<UInt8>
    let stride: Int

    init(width: Int, height: Int) {
        stride = (width + 3) & ~3
        bytes = .allocate(capacity: stride * height)
        bytes.initialize(repeating: 0, count: stride * height)
    }

    deinit { bytes.deallocate() }

    /// Gives the columns that were written to, from the multiple of four before them, to `body`, and clears them.
    func hand(out columns: Range<Int>, _ rows: Range<Int>, _ body: (CoverageBand) -> Void) {
        guard !columns.isEmpty else { return }
        let x = columns.lowerBound & ~3
        body(
            CoverageBand(
                x: x, y: rows.lowerBound, width: columns.upperBound - x, height: rows.count, bytes: bytes + x,
                stride: stride))
        for row in 0..<rows.count { (bytes + (row * stride + x)).update(repeating: 0, count: columns.upperBound - x) }
    }
}
