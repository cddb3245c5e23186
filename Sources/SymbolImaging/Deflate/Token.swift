/// A literal, or a match with its symbols and their extra bits (RFC 1951, section 3.2.5).
struct Token: BitwiseCopyable {
    /// From the lowest 9 bits for the literal or the symbol of the length, 5 for the symbol of the distance, 3 and 4
    /// for how many extra bits they have, 5 and 13 for these; the highest is set in a match.
    private let bits: UInt64

    @inline(__always)
    init(literal: UInt8) { bits = UInt64(literal) }

    @inline(__always)
    init(_ length: DeflateSymbol, _ distance: DeflateSymbol) {
        let symbols = UInt64(truncatingIfNeeded: length.symbol | distance.symbol &<< 9)
        let counts = length.extraCount &<< 14 | distance.extraCount &<< 17
        bits = symbols | counts | length.extraBits &<< 21 | distance.extraBits &<< 26 | 1 &<< 63
    }

    @inline(__always) var isMatch: Bool { bits >> 63 != 0 }
    /// The literal, or the symbol of the length.
    @inline(__always) var symbol: Int { Int(truncatingIfNeeded: bits & 0x1FF) }
    @inline(__always) var distanceSymbol: Int { Int(truncatingIfNeeded: bits &>> 9 & 0x1F) }
    @inline(__always) var lengthExtra: SentBits { SentBits(bits: bits &>> 21 & 0x1F, count: bits &>> 14 & 7) }
    @inline(__always) var distanceExtra: SentBits { SentBits(bits: bits &>> 26 & 0x1FFF, count: bits &>> 17 & 15) }
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
        codes.literalLength.withSent { symbols in
            codes.distance.withSent { distances in
                writer.write(count: tokens.count) { index in
                    let token = tokens[index]
                    let code = symbols[token.symbol]
                    guard token.isMatch else { return code }
                    // At most 15 + 5 + 15 + 13 bits.
                    let distance = distances[token.distanceSymbol].followed(by: token.distanceExtra)
                    return code.followed(by: token.lengthExtra).followed(by: distance)
                }
                writer.write(symbols[DeflateSymbol.endOfBlock])
            }
        }
    }
}
