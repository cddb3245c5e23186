/// A pixel as it is, or a copy of pixels before it (RFC 9649, section 3.6.2).
struct VP8LToken: BitwiseCopyable {
    /// How many pixels are copied; zero for one as it is.
    let length: UInt32
    /// The number of what the pixel is, or the distance of the copy by its code.
    let value: UInt32

    static let maximumLength = 4096

    @inline(__always)
    init(literal: UInt8) { (length, value) = (0, UInt32(literal)) }

    /// - Parameters:
    ///   - length: 1…4096.
    ///   - distance: A code as `PlaneDistances` has it.
    @inline(__always)
    init(length: Int, distance: Int) {
        (self.length, value) = (UInt32(truncatingIfNeeded: length), UInt32(truncatingIfNeeded: distance))
    }

    @inline(__always) var isCopy: Bool { length > 0 }
    @inline(__always) var pixelCount: Int { max(Int(length), 1) }
    @inline(__always) var lengthSymbol: DeflateSymbol { DeflateSymbol(distance: Int(length)) }
    @inline(__always) var distanceSymbol: DeflateSymbol { DeflateSymbol(distance: Int(value)) }
}

/// How often each symbol occurs among tokens.
///
/// Lengths and distances share one way to be symbols with extra bits (RFC 9649, section 3.6.2.2), which is deflate's
/// for distances, carried on.
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
