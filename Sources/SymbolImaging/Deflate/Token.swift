/// One or two literals, or a match (RFC 1951, section 3.2.5), given by the indices of their codes.
struct Token: BitwiseCopyable {
    /// The first code index in the lowest 9 bits, the second in the next 10, and above them the extra bits after it.
    private let bits: UInt32

    @inline(__always)
    init(literal: UInt8) { self.init(UInt32(literal), UInt32(truncatingIfNeeded: CodeIndex.nothing) &<< 9) }

    @inline(__always)
    init(literals first: UInt8, _ second: UInt8) { self.init(UInt32(first), UInt32(second) &<< 9) }

    /// Creates a match of 3…258 bytes.
    @inline(__always)
    init(length: Int, _ distance: MatchDistance) {
        self.init(UInt32(truncatingIfNeeded: CodeIndex.length(length)), distance.tokenBits)
    }

    @inline(__always)
    private init(_ first: UInt32, _ second: UInt32) { bits = first | second }

    /// The code index of a literal or a length.
    @inline(__always) var first: Int { Int(truncatingIfNeeded: bits & 0x1FF) }
    /// The code index of another literal, of the distance or of the empty code.
    @inline(__always) var second: Int { Int(truncatingIfNeeded: bits &>> 9 & 0x3FF) }
    @inline(__always) var extra: UInt64 { UInt64(bits &>> 19) }
}

/// The distance of a match, 1…32768 bytes back.
struct MatchDistance: BitwiseCopyable {
    let bytes: Int
    /// The bits of a token for this distance.
    fileprivate let tokenBits: UInt32

    @inline(__always)
    init(_ bytes: Int) {
        let symbol = DeflateSymbol(distance: bytes)
        let codeIndex = UInt32(truncatingIfNeeded: CodeIndex.distances &+ symbol.symbol)
        self.bytes = bytes
        tokenBits = codeIndex &<< 9 | UInt32(truncatingIfNeeded: symbol.extraBits) &<< 19
    }

    /// The index of its code.
    @inline(__always) var codeIndex: Int { Int(truncatingIfNeeded: tokenBits &>> 9 & 0x3FF) }
}

/// A sequence of bits to be written.
struct SentBits: BitwiseCopyable {
    let bits: UInt64
    let count: UInt64

    @inline(__always)
    init(bits: UInt64, count: UInt64) { (self.bits, self.count) = (bits, count) }

    @inline(__always)
    func followed(by next: SentBits) -> SentBits {
        SentBits(bits: bits | next.bits &<< count, count: count &+ next.count)
    }
}
