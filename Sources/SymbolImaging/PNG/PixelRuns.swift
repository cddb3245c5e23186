internal import CLibrary

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

    /// The same runs as in its pixels.
    init(of picture: IndexedPixmap, tally: PictureTally = PictureTally()) {
        (width, height, rowEnds) = (picture.width, picture.height, picture.rowEnds)
        var tally = tally
        self.tally = tally
        // The tally's number of each colour; negative for those not met yet.
        var places = [Int16](repeating: -1, count: 256)
        let (colors, width) = (picture.colors, width)
        runs = places.withUnsafeMutableBufferPointer { places in
            Array(unsafeUninitializedCapacity: picture.runs.count) { buffer, count in
                colors.withUnsafeBufferPointer { colors in
                    var column = 0
                    for run in picture.runs {
                        let (number, end) = (Int(run & 0xFF), Int(run >> 8))
                        if places[number] < 0 { places[number] = Int16(tally.insert(colors[number])) }
                        buffer[count] = Run(
                            color: colors[number], length: end &- (column == width ? 0 : column),
                            number: UInt8(truncatingIfNeeded: places[number]))
                        (count, column) = (count &+ 1, end)
                    }
                }
            }
        }
        changedRowCount = zip(rowEnds, [0] + rowEnds).reduce(0) { $0 + ($1.0 > $1.1 ? 1 : 0) }
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

    /// Hands out the runs of each row; a row equal to the one above has those of that.
    @inline(__always)
    func eachRow(_ body: (ArraySlice<Run>, _ isRepeated: Bool) -> Void) {
        var (row, start) = (runs[..<0], 0)
        for end in rowEnds {
            let isRepeated = end == start && start > 0
            if !isRepeated { row = runs[start..<end] }
            body(row, isRepeated)
            start = end
        }
    }

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
        let scratch = UnsafeMutablePointer<Run>.allocate(capacity: width)
        defer { scratch.deallocate() }
        for y in 0..<height {
            let row = start + y &* rowStride
            if y == 0 || memcmp(row, row - rowStride, rowStride) != 0 {
                changedRowCount += 1
                var (count, x) = (0, 0)
                eachRunEnd(row, count: width, pixelStride: pixelStride) { end in
                    let (color, number) = color(row + x &* pixelStride)
                    repeat {
                        let length = min(end &- x, Run.maximumLength)
                        scratch[count] = Run(color: color, length: length, number: number)
                        (count, x) = (count &+ 1, x &+ length)
                    } while x < end
                }
                runs.append(contentsOf: UnsafeBufferPointer(start: scratch, count: count))
            }
            rowEnds.append(runs.count)
        }
    }
}

/// Calls `body` with where each run of equal pixels ends in a row of so many pixels of one or four bytes.
@inline(__always)
func eachRunEnd(_ row: UnsafeRawPointer, count: Int, pixelStride: Int, _ body: (Int) -> Void) {
    let (pixels, pixelBits) = (8 / pixelStride, 8 * pixelStride)
    // The highest bit of each pixel in a word.
    let high = (UInt64.max / (1 << UInt64(pixelBits) - 1)) << UInt64(pixelBits - 1)
    var x = 0
    while x &+ pixels < count {
        let change = changes(row + x &* pixelStride, pixelStride)
        if change == 0 {
            x &+= pixels
            // Four words at a time once there is reason to expect many.
            while x &+ 4 &* pixels < count, isEqual(row + x &* pixelStride, pixelStride) { x &+= 4 &* pixels }
            continue
        }
        // Adding all bits below the highest carries into that one wherever one is set.
        var ends = ((change & ~high) &+ ~high | change) & high
        repeat {
            body(x &+ 1 &+ ends.trailingZeroBitCount / pixelBits)
            ends &= ends &- 1
        } while ends != 0
        x &+= pixels
    }
    while x &+ 1 < count {
        x &+= 1
        let (pixel, previous) = (row + x &* pixelStride, row + (x &- 1) &* pixelStride)
        if memcmp(pixel, previous, pixelStride) != 0 { body(x) }
    }
    if count > 0 { body(count) }
}

/// In which bits the pixels of a word differ from the next ones.
@inline(__always)
private func changes(_ word: UnsafeRawPointer, _ pixelStride: Int) -> UInt64 {
    let (here, next) = (word, word + pixelStride)
    return UInt64(littleEndian: here.loadUnaligned(as: UInt64.self) ^ next.loadUnaligned(as: UInt64.self))
}

/// Whether the pixels of four words are all equal to the next ones.
@inline(__always)
private func isEqual(_ words: UnsafeRawPointer, _ pixelStride: Int) -> Bool {
    let first = changes(words, pixelStride) | changes(words + 8, pixelStride)
    return first | changes(words + 16, pixelStride) | changes(words + 24, pixelStride) == 0
}
