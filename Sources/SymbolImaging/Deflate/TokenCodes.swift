/// Where the codes of a block stand beside each other: literals and lengths, distances, and one of no bits.
///
/// With the last each token is two codes, and none asks which kind it is: that cannot be foreseen.
enum CodePlace {
    static let distances = DeflateSymbol.literalLengthCount
    static let nothing = distances + DeflateSymbol.distanceCount
    static let count = nothing + 1
}

/// How the codes of a block are sent, by their places.
struct TokenCodes {
    /// From the lowest 16 bits for a code, 8 each for how many bits it has, and it with the extra bits that follow.
    private let entries: UnsafePointer<UInt32>

    static func with(_ codes: BlockCodes, _ body: (TokenCodes) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CodePlace.count) { entries in
            for symbol in 0..<DeflateSymbol.literalLengthCount {
                let entry = entry(codes.literalLength.sent(symbol), DeflateSymbol.extraCount(ofLength: symbol))
                entries.initializeElement(at: symbol, to: entry)
            }
            for symbol in 0..<DeflateSymbol.distanceCount {
                let entry = entry(codes.distance.sent(symbol), DeflateSymbol.extraCount(ofDistance: symbol))
                entries.initializeElement(at: CodePlace.distances + symbol, to: entry)
            }
            entries.initializeElement(at: CodePlace.nothing, to: 0)
            if let first = entries.baseAddress { body(TokenCodes(entries: first)) }
        }
    }

    @inline(__always)
    private static func entry(_ code: SentBits, _ extraCount: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: code.bits | code.count &<< 16 | (code.count &+ extraCount) &<< 24)
    }

    /// A code, and extra bits behind it.
    @inline(__always)
    func sent(_ place: Int, _ extraBits: UInt64) -> SentBits {
        let entry = entries[place]
        return SentBits(
            bits: UInt64(entry & 0xFFFF) | extraBits &<< UInt64(entry &>> 16), count: UInt64(entry &>> 24))
    }
}

extension TokenBlock {
    /// Writes the tokens of a block, and its end.
    static func write(
        _ tokens: UnsafeBufferPointer<Token>, with codes: BlockCodes, to writer: inout BitWriter
    ) {
        TokenCodes.with(codes) { codes in
            writer.write(count: tokens.count) { index in
                let token = tokens[index]
                // At most 15 + 5 + 15 + 13 bits.
                return codes.sent(token.first, token.firstExtra)
                    .followed(by: codes.sent(token.second, token.secondExtra))
            }
            writer.write(codes.sent(DeflateSymbol.endOfBlock, 0))
        }
    }
}
