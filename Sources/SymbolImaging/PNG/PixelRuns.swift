/// A picture as runs of equal pixels, row by row, and a tally of its colours made on the way.
///
/// Symbols are flat: a 256-pixel icon has some 2300 runs for its 65536 pixels. Everything done to a
/// colour (un-premultiplying, looking it up in a palette) is done once a run.
struct PixelRuns {
    struct Run {
        /// Premultiplied.
        let color: RGBA8
        private let lengthAndNumber: UInt32

        init(color: RGBA8, length: Int, number: UInt8) {
            self.color = color
            lengthAndNumber = UInt32(truncatingIfNeeded: length) << 8 | UInt32(number)
        }

        var length: Int { Int(lengthAndNumber >> 8) }
        /// The colour's place in `ColorSet`; meaningless when that is overfull.
        var number: Int { Int(lengthAndNumber & 0xFF) }

        /// What the 24 bits can hold; a longer run is cut.
        static let maximumLength = 1 << 24 - 1
    }

    let width: Int
    let height: Int
    private(set) var runs: [Run] = []
    /// Where each row's runs end.
    ///
    /// A row equal to the one above has none of its own.
    private(set) var rowEnds: [Int] = []
    /// Rows that differ from the one above.
    private var changedRowCount = 0
    private(set) var tally: PictureTally

    /// Finds the runs of a picture, whose colours are added to the tally of the pictures that share its palette.
    init(of pixmap: Pixmap, tally: PictureTally = PictureTally()) {
        width = pixmap.width
        height = pixmap.height
        self.tally = tally
        rowEnds.reserveCapacity(height)
        pixmap.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            withUnsafeTemporaryAllocation(of: Run.self, capacity: width) { row in
                for y in 0..<height { appendRow(at: start + y * width * 4, isFirst: y == 0, scratch: row) }
            }
        }
        self.tally.runCount += runs.count
        self.tally.changedPixelCount += changedRowCount * width
    }

    /// The rows of several pictures below each other, all equally wide.
    init(joining parts: [PixelRuns], tally: PictureTally) {
        (width, self.tally) = (parts.first?.width ?? 0, tally)
        height = parts.reduce(0) { $0 + $1.height }
        for part in parts {
            rowEnds += part.rowEnds.map { $0 + runs.count }
            runs += part.runs
            changedRowCount += part.changedRowCount
        }
    }

    var isFlat: Bool { tally.isFlat(runs: runs.count, changedPixels: changedRowCount * width) }

    func row(_ y: Int) -> ArraySlice<Run> { runs[(y == 0 ? 0 : rowEnds[y - 1])..<rowEnds[y]] }

    private mutating func appendRow(
        at start: UnsafeRawPointer, isFirst: Bool, scratch: UnsafeMutableBufferPointer<Run>
    ) {
        defer { rowEnds.append(runs.count) }
        let byteCount = width * 4
        if !isFirst, commonPrefix(start, start - byteCount, limit: byteCount) == byteCount { return }
        changedRowCount += 1
        var count = 0
        var x = 0
        while x < width {
            let limit = min(width - x, Run.maximumLength)
            let color = RGBA8(bits: UInt32(littleEndian: (start + x * 4).loadUnaligned(as: UInt32.self)))
            let length = 1 + commonPrefix(start + x * 4 + 4, start + x * 4, limit: (limit - 1) * 4) / 4
            scratch[count] = Run(color: color, length: length, number: tally.insert(color))
            count += 1
            x += length
        }
        runs.append(contentsOf: scratch[..<count])
    }
}
