/// Where the codes of a block stand beside each other: literals, each length by itself, distances, and one of no bits.
///
/// With the last each token is two codes, and none asks which kind it is: that cannot be foreseen.
enum CodePlace {
    static let lengths = 256
    static let distances = lengths + DeflateSymbol.maximumLength - DeflateSymbol.minimumLength + 1
    static let nothing = distances + DeflateSymbol.distanceCount
    static let count = nothing + 1

    @inline(__always)
    static func length(_ byteCount: Int) -> Int { lengths &- DeflateSymbol.minimumLength &+ byteCount }

    /// Gives `body` the lengths that occur, by their places, with their symbols.
    @inline(__always)
    static func eachLength(in counts: UnsafePointer<UInt32>, _ body: (Int, DeflateSymbol) -> Void) {
        for place in lengths..<distances where counts[place] > 0 {
            body(place, DeflateSymbol(length: place &- lengths &+ DeflateSymbol.minimumLength))
        }
    }

    /// Stores how often each symbol of literals and lengths occurs, and one end of the block.
    static func sumLengths(of counts: UnsafePointer<UInt32>, to sums: UnsafeMutableBufferPointer<UInt32>) {
        for symbol in 0..<lengths { sums.initializeElement(at: symbol, to: counts[symbol]) }
        for symbol in lengths..<sums.count { sums.initializeElement(at: symbol, to: 0) }
        sums[DeflateSymbol.endOfBlock] = 1
        eachLength(in: counts) { sums[$1.symbol] &+= counts[$0] }
    }
}

/// How the codes of a block are sent, by their places, those of lengths with their extra bits.
private struct TokenCodes {
    /// From the lowest 20 bits for a code, 4 for how many bits it has where others follow that are not in it, and 8 for
    /// how many there are in all.
    private let entries: UnsafePointer<UInt32>

    static func with(
        _ codes: BlockCodes, _ counts: UnsafePointer<UInt32>, _ body: (TokenCodes) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CodePlace.count) { entries in
            codes.literalLength.withSent { sent in
                for symbol in 0..<CodePlace.lengths { entries.initializeElement(at: symbol, to: entry(sent[symbol])) }
                CodePlace.eachLength(in: counts) { place, length in
                    let extra = SentBits(bits: length.extraBits, count: length.extraCount)
                    entries.initializeElement(at: place, to: entry(sent[length.symbol].followed(by: extra)))
                }
            }
            codes.distance.withSent { sent in
                for symbol in 0..<DeflateSymbol.distanceCount {
                    let extraCount = DeflateSymbol.extraCount(ofDistance: symbol)
                    entries.initializeElement(
                        at: CodePlace.distances &+ symbol,
                        to: entry(sent[symbol], extraCount: extraCount) | UInt32(sent[symbol].count) &<< 20)
                }
            }
            entries.initializeElement(at: CodePlace.nothing, to: 0)
            if let first = entries.baseAddress { body(TokenCodes(entries: first)) }
        }
    }

    @inline(__always)
    private static func entry(_ code: SentBits, extraCount: UInt64 = 0) -> UInt32 {
        UInt32(truncatingIfNeeded: code.bits | (code.count &+ extraCount) &<< 24)
    }

    /// Both codes of a token, of at most 15 + 5 + 15 + 13 bits.
    @inline(__always)
    func sent(_ token: Token) -> SentBits {
        let (first, second) = (entries[token.first], entries[token.second])
        let last = SentBits(
            bits: UInt64(second & 0xF_FFFF) | token.extra &<< UInt64(second &>> 20 & 0xF), count: UInt64(second &>> 24))
        return SentBits(bits: UInt64(first & 0xF_FFFF), count: UInt64(first &>> 24)).followed(by: last)
    }
}

extension TokenBlock {
    /// Writes the tokens of a block, in which each place occurs so often, and its end.
    static func write(
        _ tokens: UnsafeBufferPointer<Token>, _ counts: UnsafePointer<UInt32>, with codes: BlockCodes,
        to writer: inout BitWriter
    ) {
        TokenCodes.with(codes, counts) { codes in writer.write(count: tokens.count) { codes.sent(tokens[$0]) } }
        writer.write(codes.literalLength.sent(DeflateSymbol.endOfBlock))
    }
}
