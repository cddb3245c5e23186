/// What a format is chosen by: the colours of a picture, or of all pictures that share a palette.
struct PictureTally: Sendable {
    private(set) var colors = ColorSet()
    /// Runs of equal pixels.
    var runCount = 0
    /// Pixels of rows that differ from the one above.
    var changedPixelCount = 0
    /// The bits set in every colour.
    private var allBits = RGBA8(bits: .max)
    /// The bits in which some colour's red, green and blue differ.
    private var unequalBits: UInt32 = 0

    init() {}

    /// Counts colours that all differ, as many as a palette can hold.
    init(distinct colors: [RGBA8]) {
        self.colors = ColorSet(distinct: colors)
        for color in colors { note(color) }
    }

    /// Whether runs are what there is to gain from, in as many pixels of changed rows.
    ///
    /// A gradient has too many colours for a palette and a run for every few pixels; on icons, filters begin to pay at
    /// about a run for nine.
    func isFlat(runs: Int, changedPixels: Int) -> Bool { !colors.isOverfull || runs * 9 < changedPixels }

    /// Of all that has been counted.
    var isFlat: Bool { isFlat(runs: runCount, changedPixels: changedPixelCount) }

    /// Takes in what lies below in the same picture.
    mutating func append(_ next: PictureTally) {
        for color in next.colors.colors { _ = colors.insert(color) }
        if next.colors.isOverfull { colors.overfill() }
        (runCount, changedPixelCount) = (runCount + next.runCount, changedPixelCount + next.changedPixelCount)
        allBits.bits &= next.allBits.bits
        unequalBits |= next.unequalBits
    }

    var isOpaque: Bool { allBits.isOpaque }
    var isGrey: Bool { unequalBits == 0 }

    /// The number of `color`, or zero when the colours are overfull.
    @inline(__always)
    mutating func insert(_ color: RGBA8) -> UInt8 {
        note(color)
        return colors.insert(color)
    }

    @inline(__always)
    private mutating func note(_ color: RGBA8) {
        allBits.bits &= color.bits
        unequalBits |= color.greyDifference
    }
}

extension IndexedPixmap {
    /// Its tally, and the place there of each number that occurs; -1 for others.
    func tallied() -> (PictureTally, places: [Int16]) {
        var (places, used): ([Int16], [RGBA8]) = (Array(repeating: -1, count: 256), [])
        used.reserveCapacity(colors.count)
        places.withUnsafeMutableBufferPointer { places in
            runs.withUnsafeBufferPointer { runs in
                for run in runs { places[Int(run & 0xFF)] = 0 }
            }
            for number in colors.indices where places[number] == 0 {
                places[number] = Int16(truncatingIfNeeded: used.count)
                used.append(colors[number])
            }
        }
        var tally = PictureTally(distinct: used)
        tally.runCount = runs.count
        var start = 0
        for end in rowEnds where end > start {
            tally.changedPixelCount += width
            start = end
        }
        return (tally, places)
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
