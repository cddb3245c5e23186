internal import CLibrary

/// A picture as runs of equal pixels, row by row, with a tally of its colours.
///
/// Symbols are flat: a 256-pixel icon has some 2300 runs for its 65536 pixels. Operations on colours (un-premultiplying
/// them, looking them up in a palette) are done only once per run.
struct PixelRuns {
    struct Run {
        /// The premultiplied colour.
        let color: RGBA8
        private let lengthAndNumber: UInt32

        init(color: RGBA8, length: Int, number: UInt8) {
            self.color = color
            lengthAndNumber = UInt32(truncatingIfNeeded: length) << 8 | UInt32(number)
        }

        var length: Int { Int(lengthAndNumber >> 8) }
        /// The colour's number in `ColorSet`; meaningless if that is overfull.
        var number: Int { Int(lengthAndNumber & 0xFF) }

        /// The largest length that fits in 24 bits; a longer run is split.
        static let maximumLength = 1 << 24 - 1
    }

    let width: Int
    let height: Int
    private(set) var runs: [Run] = []
    /// The index after the last run of each row; a row equal to the one above has no runs.
    private(set) var rowEnds: [Int] = []
    private(set) var tally: PictureTally

    /// Finds the runs of a picture, or of an area of it, and adds its colours to the tally of the pictures that share
    /// its palette.
    init(of pixmap: Pixmap, in area: PixelRectangle? = nil, tally: PictureTally = PictureTally()) {
        let area = area ?? PixelRectangle(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
        (width, height) = (area.width, area.height)
        var tally = tally
        self.tally = tally
        pixmap.bytes.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return }
            let start = first + (area.y * pixmap.width + area.x) * 4
            appendRows(from: start, rowStride: pixmap.width * 4) { pixel in
                let color = RGBA8(bits: UInt32(littleEndian: pixel.loadUnaligned(as: UInt32.self)))
                return (color, tally.insert(color))
            }
        }
        count(in: tally)
    }

    /// Creates the same runs that the picture's pixels would have.
    init(of picture: IndexedPixmap) {
        let indices: [Int16]
        (width, height, rowEnds) = (picture.width, picture.height, picture.rowEnds)
        (tally, indices) = picture.tallied()
        var column = 0
        runs = picture.runs.map { [width] run in
            let (number, end) = (Int(run & 0xFF), Int(run >> 8))
            defer { column = end }
            return Run(
                color: picture.colors[number], length: end &- (column == width ? 0 : column),
                number: UInt8(truncatingIfNeeded: indices[number]))
        }
    }

    /// Joins the rows of several equally wide pictures from the top.
    init(joining parts: [PixelRuns], tally: PictureTally) {
        (width, self.tally) = (parts.first?.width ?? 0, tally)
        height = parts.reduce(0) { $0 + $1.height }
        for part in parts {
            rowEnds += part.rowEnds.map { $0 + runs.count }
            runs += part.runs
        }
    }

    /// The number of rows that differ from the one above.
    private var changedRowCount: Int { zip(rowEnds, [0] + rowEnds).count { $0 > $1 } }

    var isFlat: Bool { tally.isFlat(runs: runs.count, changedPixels: changedRowCount * width) }

    /// Calls `body` with the runs of each row; a row equal to the one above has the runs of that.
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

    /// Finds the runs of equal pixels; `color` returns the colour and number of a pixel.
    @inline(__always)
    private mutating func appendRows(
        from start: UnsafeRawPointer, rowStride: Int, _ color: (UnsafeRawPointer) -> (RGBA8, UInt8)
    ) {
        rowEnds.reserveCapacity(height)
        let scratch = UnsafeMutablePointer<Run>.allocate(capacity: width)
        defer { scratch.deallocate() }
        for y in 0..<height {
            let row = start + y &* rowStride
            if y == 0 || memcmp(row, row - rowStride, width * 4) != 0 {
                var (count, x) = (0, 0)
                eachRunEnd(row, count: width) { end in
                    let (color, number) = color(row + x &* 4)
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

/// Calls `body` with the end of each run of equal pixels in a row of `count` pixels.
@inline(__always)
private func eachRunEnd(_ row: UnsafeRawPointer, count: Int, _ body: (Int) -> Void) {
    var x = 0
    while x &+ 2 < count {
        let change = changes(row + x &* 4)
        if change == 0 {
            x &+= 2
            // Once some pixels have been equal, many are likely to be: eight at a time.
            while x &+ 8 < count, isEqual(row + x &* 4) { x &+= 8 }
            continue
        }
        if UInt32(truncatingIfNeeded: change) != 0 { body(x &+ 1) }
        if change >> 32 != 0 { body(x &+ 2) }
        x &+= 2
    }
    if x &+ 1 < count, memcmp(row + x &* 4, row + (x &+ 1) &* 4, 4) != 0 { body(x &+ 1) }
    if count > 0 { body(count) }
}

/// Returns the bits in which two pixels differ from the ones after each, with the first pixel in the low half.
@inline(__always)
private func changes(_ pixels: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: pixels.loadUnaligned(as: UInt64.self) ^ (pixels + 4).loadUnaligned(as: UInt64.self))
}

/// Returns whether each of eight pixels equals the one after it.
@inline(__always)
private func isEqual(_ pixels: UnsafeRawPointer) -> Bool {
    changes(pixels) | changes(pixels + 8) | changes(pixels + 16) | changes(pixels + 24) == 0
}
