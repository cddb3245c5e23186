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

    var isOpaque: Bool { allBits.isOpaque }
    var isGrey: Bool { unequalBits == 0 }

    /// The number of `color`, or zero when the colours are overfull.
    @inline(__always)
    mutating func insert(_ color: RGBA8) -> UInt8 {
        allBits.bits &= color.bits
        unequalBits |= color.greyDifference
        return colors.insert(color)
    }
}
