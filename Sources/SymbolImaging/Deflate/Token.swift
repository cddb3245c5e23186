/// One or two literals, or a match (RFC 1951, section 3.2.5), by the places of their codes.
struct Token: BitwiseCopyable {
    /// From the lowest 9 bits for the first place and 10 for the second; above them the extra bits behind that.
    private let bits: UInt32

    @inline(__always)
    init(literal: UInt8) { self.init(UInt32(literal), UInt32(truncatingIfNeeded: CodePlace.nothing) &<< 9) }

    @inline(__always)
    init(literals first: UInt8, _ second: UInt8) { self.init(UInt32(first), UInt32(second) &<< 9) }

    /// A match of 3…258 bytes.
    @inline(__always)
    init(length: Int, _ distance: MatchDistance) {
        self.init(UInt32(truncatingIfNeeded: CodePlace.length(length)), distance.tokenBits)
    }

    @inline(__always)
    private init(_ first: UInt32, _ second: UInt32) { bits = first | second }

    /// That of a literal or a length.
    @inline(__always) var first: Int { Int(truncatingIfNeeded: bits & 0x1FF) }
    /// That of another literal, of the distance or of nothing.
    @inline(__always) var second: Int { Int(truncatingIfNeeded: bits &>> 9 & 0x3FF) }
    @inline(__always) var extra: UInt64 { UInt64(bits &>> 19) }
}

/// How far back a match lies, 1…32768 bytes.
struct MatchDistance: BitwiseCopyable {
    let bytes: Int
    /// What a token says of it.
    fileprivate let tokenBits: UInt32

    @inline(__always)
    init(_ bytes: Int) {
        let symbol = DeflateSymbol(distance: bytes)
        let place = UInt32(truncatingIfNeeded: CodePlace.distances &+ symbol.symbol)
        self.bytes = bytes
        tokenBits = place &<< 9 | UInt32(truncatingIfNeeded: symbol.extraBits) &<< 19
    }

    /// The place of its code.
    @inline(__always) var place: Int { Int(truncatingIfNeeded: tokenBits &>> 9 & 0x3FF) }
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
