/// The statistics by which a format is chosen, for a picture or for all pictures that share a palette.
struct PictureTally: Sendable {
    private(set) var colors = ColorSet()
    /// The number of runs of equal pixels.
    var runCount = 0
    /// The number of pixels in rows that differ from the one above.
    var changedPixelCount = 0
    /// The bits set in every colour.
    private var allBits = RGBA8(bits: .max)
    /// The bits in which some colour's red, green and blue differ.
    private var unequalBits: UInt32 = 0

    init() {}

    /// Creates a tally of distinct colours, at most as many as fit a palette.
    init(distinct colors: [RGBA8]) {
        self.colors = ColorSet(distinct: colors)
        for color in colors { updateBits(color) }
    }

    /// Returns whether a picture with so many runs and pixels of changed rows is flat, so that it compresses best by
    /// its runs.
    ///
    /// A gradient has too many colours for a palette and a run for every few pixels; on icons, filters begin to pay at
    /// about one run for nine pixels.
    func isFlat(runs: Int, changedPixels: Int) -> Bool { !colors.isOverfull || runs * 9 < changedPixels }

    /// Whether everything that has been counted is flat.
    var isFlat: Bool { isFlat(runs: runCount, changedPixels: changedPixelCount) }

    /// Adds the tally of the rows below in the same picture.
    mutating func append(_ next: PictureTally) {
        for color in next.colors.colors { _ = colors.insert(color) }
        if next.colors.isOverfull { colors.overfill() }
        (runCount, changedPixelCount) = (runCount + next.runCount, changedPixelCount + next.changedPixelCount)
        allBits.bits &= next.allBits.bits
        unequalBits |= next.unequalBits
    }

    var isOpaque: Bool { allBits.isOpaque }
    var isGray: Bool { unequalBits == 0 }

    /// Counts a colour, and returns its number, or zero if it does not fit.
    @inline(__always)
    mutating func insert(_ color: RGBA8) -> UInt8 {
        updateBits(color)
        return colors.insert(color)
    }

    @inline(__always)
    private mutating func updateBits(_ color: RGBA8) {
        allBits.bits &= color.bits
        unequalBits |= color.grayDifference
    }
}

extension IndexedPixmap {
    /// Returns the picture's tally, and the index in it of the colour of each number, or -1 if that does not occur.
    func tallied() -> (PictureTally, indices: [Int16]) {
        var used: [RGBA8] = []
        let indices = [Int16](upTo: 256) { indices in
            indices.initialize(repeating: -1)
            runs.withUnsafeBufferPointer { runs in
                for run in runs { indices[Int(run & 0xFF)] = 0 }
            }
            used = Array(upTo: colors.count) { used in
                // Each colour is stored, and kept only if it occurs: a branch on that would be mispredicted.
                var count = 0
                for number in colors.indices {
                    used[count] = colors[number]
                    let occurs = indices[number] == 0
                    indices[number] = occurs ? Int16(truncatingIfNeeded: count) : -1
                    count &+= occurs ? 1 : 0
                }
                return count
            }
            return indices.count
        }
        var tally = PictureTally(distinct: used)
        tally.runCount = runs.count
        var start = 0
        for end in rowEnds where end > start {
            tally.changedPixelCount += width
            start = end
        }
        return (tally, indices)
    }
}

extension PictureTally {
    func write(to writer: inout ByteWriter) {
        writer.write(UInt16(colors.colors.count))
        for color in colors.colors { writer.write(color.bits) }
        writer.write(UInt8(colors.isOverfull ? 1 : 0))
        for count in [runCount, changedPixelCount] { writer.write(count) }
        for bits in [allBits.bits, unequalBits] { writer.write(bits) }
    }

    init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
        for _ in 0..<(try reader.number(UInt16.self)) { _ = colors.insert(RGBA8(bits: try reader.number())) }
        if try reader.number(UInt8.self) == 1 { colors.overfill() }
        (runCount, changedPixelCount) = (try reader.number(), try reader.number())
        (allBits.bits, unequalBits) = (try reader.number(), try reader.number())
    }
}
