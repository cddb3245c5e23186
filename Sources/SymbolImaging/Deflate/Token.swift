/// One or two literals, or a match with its symbols and their extra bits (RFC 1951, section 3.2.5).
struct Token: BitwiseCopyable {
    /// From the lowest 9 bits each for the places of two codes, 3 and 4 for how many extra bits follow them, 5 and 13
    /// for these.
    private let bits: UInt64

    @inline(__always)
    init(literal: UInt8) { bits = UInt64(literal) | UInt64(CodePlace.nothing) &<< 9 }

    @inline(__always)
    init(literals first: UInt8, _ second: UInt8) { bits = UInt64(first) | UInt64(second) &<< 9 }

    @inline(__always)
    init(_ length: DeflateSymbol, _ distance: DeflateSymbol) {
        let places = length.symbol | (CodePlace.distances &+ distance.symbol) &<< 9
        let counts = length.extraCount &<< 18 | distance.extraCount &<< 21
        bits = UInt64(truncatingIfNeeded: places) | counts | length.extraBits &<< 25 | distance.extraBits &<< 30
    }

    /// That of a literal or a length.
    @inline(__always) var first: Int { Int(truncatingIfNeeded: bits & 0x1FF) }
    /// That of another literal, of the distance or of nothing.
    @inline(__always) var second: Int { Int(truncatingIfNeeded: bits &>> 9 & 0x1FF) }
    @inline(__always) var firstExtra: SentBits { SentBits(bits: bits &>> 25 & 0x1F, count: bits &>> 18 & 7) }
    @inline(__always) var secondExtra: SentBits { SentBits(bits: bits &>> 30 & 0x1FFF, count: bits &>> 21 & 15) }
}

/// Where the codes of a block stand beside each other: literals and lengths, distances, and one of no bits.
///
/// With the last each token is two codes, and none asks which kind it is: that cannot be foreseen.
enum CodePlace {
    static let distances = DeflateSymbol.literalLengthCount
    static let nothing = distances + DeflateSymbol.distanceCount
    static let count = nothing + 1
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

extension TokenBlock {
    /// Writes the tokens of a block, and its end.
    static func write(
        _ tokens: UnsafeBufferPointer<Token>, with codes: BlockCodes, to writer: inout BitWriter
    ) {
        codes.withSent { codes in
            writer.write(count: tokens.count) { index in
                let token = tokens[index]
                // At most 15 + 5 + 15 + 13 bits.
                return codes[token.first].followed(by: token.firstExtra)
                    .followed(by: codes[token.second].followed(by: token.secondExtra))
            }
            writer.write(codes[DeflateSymbol.endOfBlock])
        }
    }
}
