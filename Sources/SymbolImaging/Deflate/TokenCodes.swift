/// The indices of the codes of a block: literals, each length by itself, distances, and an empty code.
///
/// With the empty code, every token has two codes, which avoids branches on its kind that cannot be predicted.
enum CodeIndex {
    static let lengths = 256
    static let distances = lengths + DeflateSymbol.maximumLength - DeflateSymbol.minimumLength + 1
    static let nothing = distances + DeflateSymbol.distanceCount
    static let count = nothing + 1

    @inline(__always)
    static func length(_ byteCount: Int) -> Int { lengths &- DeflateSymbol.minimumLength &+ byteCount }

    /// Calls `body` with the code index and the symbol of each length that occurs.
    @inline(__always)
    static func eachLength(in counts: UnsafePointer<UInt32>, _ body: (Int, DeflateSymbol) -> Void) {
        for index in lengths..<distances where counts[index] > 0 {
            body(index, DeflateSymbol(length: index &- lengths &+ DeflateSymbol.minimumLength))
        }
    }

    /// Stores the frequencies of the symbols of literals and lengths, including one end of the block.
    static func sumLengths(of counts: UnsafePointer<UInt32>, to sums: UnsafeMutableBufferPointer<UInt32>) {
        for symbol in 0..<lengths { sums.initializeElement(at: symbol, to: counts[symbol]) }
        for symbol in lengths..<sums.count { sums.initializeElement(at: symbol, to: 0) }
        sums[DeflateSymbol.endOfBlock] = 1
        eachLength(in: counts) { sums[$1.symbol] &+= counts[$0] }
    }
}

/// The bits of the codes of a block by their indices, those of lengths including their extra bits.
private struct TokenCodes {
    /// The code in the lowest 20 bits, the number of its bits in the next 4 if a token's extra bits follow it, and the
    /// total number of bits in the highest 8.
    private let entries: UnsafePointer<UInt32>

    static func with(
        _ codes: BlockCodes, _ counts: UnsafePointer<UInt32>, _ body: (TokenCodes) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CodeIndex.count) { entries in
            codes.literalLength.withSent { sent in
                for symbol in 0..<CodeIndex.lengths { entries.initializeElement(at: symbol, to: entry(sent[symbol])) }
                CodeIndex.eachLength(in: counts) { index, length in
                    let extra = SentBits(bits: length.extraBits, count: length.extraCount)
                    entries.initializeElement(at: index, to: entry(sent[length.symbol].followed(by: extra)))
                }
            }
            codes.distance.withSent { sent in
                for symbol in 0..<DeflateSymbol.distanceCount {
                    let extraCount = DeflateSymbol.extraCount(ofDistance: symbol)
                    entries.initializeElement(
                        at: CodeIndex.distances &+ symbol,
                        to: entry(sent[symbol], extraCount: extraCount) | UInt32(sent[symbol].count) &<< 20)
                }
            }
            entries.initializeElement(at: CodeIndex.nothing, to: 0)
            if let first = entries.baseAddress { body(TokenCodes(entries: first)) }
        }
    }

    @inline(__always)
    private static func entry(_ code: SentBits, extraCount: UInt64 = 0) -> UInt32 {
        UInt32(truncatingIfNeeded: code.bits | (code.count &+ extraCount) &<< 24)
    }

    /// Returns both codes of a token, of at most 15 + 5 + 15 + 13 bits.
    @inline(__always)
    func sent(_ token: Token) -> SentBits {
        let (first, second) = (entries[token.first], entries[token.second])
        let last = SentBits(
            bits: UInt64(second & 0xF_FFFF) | token.extra &<< UInt64(second &>> 20 & 0xF), count: UInt64(second &>> 24))
        return SentBits(bits: UInt64(first & 0xF_FFFF), count: UInt64(first &>> 24)).followed(by: last)
    }
}

extension TokenBlock {
    /// Writes the tokens of a block, in which codes occur `counts` times, and its end.
    static func write(
        _ tokens: UnsafeBufferPointer<Token>, _ counts: UnsafePointer<UInt32>, with codes: BlockCodes,
        to writer: inout BitWriter
    ) {
        TokenCodes.with(codes, counts) { codes in writer.write(count: tokens.count) { codes.sent(tokens[$0]) } }
        writer.write(codes.literalLength.sent(DeflateSymbol.endOfBlock))
    }
}
