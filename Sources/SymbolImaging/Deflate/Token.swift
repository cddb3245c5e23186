/// One or two literals, or a match with its symbols and their extra bits (RFC 1951, section 3.2.5).
struct Token: BitwiseCopyable {
    /// From the lowest 9 bits each for the places of two codes, 5 and 13 for the extra bits that follow them.
    private let bits: UInt64

    @inline(__always)
    init(literal: UInt8) { bits = UInt64(literal) | UInt64(CodePlace.nothing) &<< 9 }

    @inline(__always)
    init(literals first: UInt8, _ second: UInt8) { bits = UInt64(first) | UInt64(second) &<< 9 }

    @inline(__always)
    init(_ length: DeflateSymbol, _ distance: DeflateSymbol) {
        let places = length.symbol | (CodePlace.distances &+ distance.symbol) &<< 9
        bits = UInt64(truncatingIfNeeded: places) | length.extraBits &<< 18 | distance.extraBits &<< 23
    }

    /// That of a literal or a length.
    @inline(__always) var first: Int { Int(truncatingIfNeeded: bits & 0x1FF) }
    /// That of another literal, of the distance or of nothing.
    @inline(__always) var second: Int { Int(truncatingIfNeeded: bits &>> 9 & 0x1FF) }
    @inline(__always) var firstExtra: UInt64 { bits &>> 18 & 0x1F }
    @inline(__always) var secondExtra: UInt64 { bits &>> 23 }
}

/// Bits ready to be written.
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
