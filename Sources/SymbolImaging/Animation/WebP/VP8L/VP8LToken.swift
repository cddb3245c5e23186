/// A literal pixel, or a copy of earlier pixels (RFC 9649, section 3.6.2).
struct VP8LToken: BitwiseCopyable {
    /// The number of pixels copied; zero for a literal.
    let length: UInt32
    /// The number of the literal's colour, or the distance code of the copy.
    let value: UInt32

    static let maximumLength = 4096

    @inline(__always)
    init(literal: UInt8) { (length, value) = (0, UInt32(literal)) }

    /// Creates a copy of 1…4096 pixels, with the distance as a code of `PlaneDistances`.
    @inline(__always)
    init(length: Int, distance: Int) {
        (self.length, value) = (UInt32(truncatingIfNeeded: length), UInt32(truncatingIfNeeded: distance))
    }

    @inline(__always) var isCopy: Bool { length > 0 }
    @inline(__always) var pixelCount: Int { max(Int(length), 1) }
    @inline(__always) var lengthSymbol: DeflateSymbol { DeflateSymbol(distance: Int(length)) }
    @inline(__always) var distanceSymbol: DeflateSymbol { DeflateSymbol(distance: Int(value)) }
}

/// The frequencies of the symbols of tokens.
///
/// Lengths and distances share one encoding as symbols with extra bits (RFC 9649, section 3.6.2.2), which extends
/// deflate's for distances.
struct VP8LTally {
    static let lengthCount = 24
    static let distanceCount = 40

    private(set) var literals = [UInt32](repeating: 0, count: 256)
    private(set) var lengths = [UInt32](repeating: 0, count: lengthCount)
    private(set) var distances = [UInt32](repeating: 0, count: distanceCount)

    @inline(__always)
    mutating func count(_ token: VP8LToken) {
        if token.isCopy {
            lengths[token.lengthSymbol.symbol] &+= 1
            distances[token.distanceSymbol.symbol] &+= 1
        } else {
            literals[Int(token.value)] &+= 1
        }
    }
}
