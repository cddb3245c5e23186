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
        (width, height) = (pixmap.width, pixmap.height)
        var tally = tally
        self.tally = tally
        pixmap.bytes.withUnsafeBytes { bytes in
            appendRows(of: bytes, pixelStride: 4) { pixel in
                let color = RGBA8(bits: UInt32(littleEndian: pixel.loadUnaligned(as: UInt32.self)))
                return (color, tally.insert(color))
            }
        }
        count(in: tally)
    }

    /// Finds the same runs as in its pixels.
    init(of picture: IndexedPixmap, tally: PictureTally = PictureTally()) {
        (width, height) = (picture.width, picture.height)
        var tally = tally
        self.tally = tally
        // The tally's number of each colour; negative for those not met yet.
        var places = [Int16](repeating: -1, count: picture.colors.count)
        picture.numbers.withUnsafeBytes { bytes in
            appendRows(of: bytes, pixelStride: 1) { pixel in
                let number = Int(pixel.load(as: UInt8.self))
                if places[number] < 0 { places[number] = Int16(tally.insert(picture.colors[number])) }
                return (picture.colors[number], UInt8(truncatingIfNeeded: places[number]))
            }
        }
        count(in: tally)
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

    private mutating func count(in tally: PictureTally) {
        self.tally = tally
        self.tally.runCount += runs.count
        self.tally.changedPixelCount += changedRowCount * width
    }

    /// Finds the runs of pixels that are equal in all their bytes; `color` reads one's colour and number.
    @inline(__always)
    private mutating func appendRows(
        of bytes: UnsafeRawBufferPointer, pixelStride: Int, _ color: (UnsafeRawPointer) -> (RGBA8, UInt8)
    ) {
        guard let start = bytes.baseAddress else { return }
        let rowStride = width * pixelStride
        rowEnds.reserveCapacity(height)
        withUnsafeTemporaryAllocation(of: Run.self, capacity: width) { scratch in
            for y in 0..<height {
                let row = start + y * rowStride
                if y == 0 || commonPrefix(row, row - rowStride, limit: rowStride) < rowStride {
                    changedRowCount += 1
                    var (count, x) = (0, 0)
                    while x < width {
                        let (pixel, limit) = (row + x * pixelStride, min(width - x, Run.maximumLength) - 1)
                        let (color, number) = color(pixel)
                        let equal = commonPrefix(pixel + pixelStride, pixel, limit: limit * pixelStride) / pixelStride
                        scratch[count] = Run(color: color, length: equal + 1, number: number)
                        (count, x) = (count + 1, x + equal + 1)
                    }
                    runs.append(contentsOf: scratch[..<count])
                }
                rowEnds.append(runs.count)
            }
        }
    }
}
