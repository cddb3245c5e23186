/// A length or distance as deflate encodes it: a symbol followed by extra bits (RFC 1951, section 3.2.5).
///
/// Beyond the first few entries both tables are regular: a value's highest bits select the symbol (two bits below the
/// top one for lengths, one for distances), and the remaining bits are the extra bits.
struct DeflateSymbol {
    let symbol: Int
    let extraBits: UInt64
    let extraCount: UInt64

    static let endOfBlock = 256
    static let literalLengthCount = 286
    static let distanceCount = 30
    static let minimumLength = 3
    static let maximumLength = 258
    static let maximumDistance = 32768

    /// Creates the symbol of a length, 3…258.
    @inline(__always)
    init(length: Int) {
        // 258 has a symbol of its own, although the one before could reach it.
        self =
            length == DeflateSymbol.maximumLength
            ? DeflateSymbol(symbol: 285, extraBits: 0, extraCount: 0)
            : DeflateSymbol(offset: length &- 3, selectorBits: 2, first: 257)
    }

    /// Creates the symbol of a distance, 1…32768.
    @inline(__always)
    init(distance: Int) {
        self.init(offset: distance &- 1, selectorBits: 1, first: 0)
    }

    /// Returns the number of extra bits that follow a distance symbol.
    static func extraCount(ofDistance symbol: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: max(symbol / 2 - 1, 0))
    }

    private init(symbol: Int, extraBits: UInt64, extraCount: UInt64) {
        self.symbol = symbol
        self.extraBits = extraBits
        self.extraCount = extraCount
    }

    @inline(__always)
    private init(offset: Int, selectorBits: Int, first: Int) {
        let topBit = 63 &- (offset | 1).leadingZeroBitCount
        let extra = max(topBit &- selectorBits, 0)
        symbol = first &+ extra &<< selectorBits &+ offset &>> extra
        extraBits = UInt64(truncatingIfNeeded: offset & (1 &<< extra &- 1))
        extraCount = UInt64(truncatingIfNeeded: extra)
    }
}
