/// A match: bytes that repeat those at a distance before them.
struct Match: BitwiseCopyable {
    var length: Int
    var distance: MatchDistance
}

/// The literals and matches of a deflate block to be written, and the frequency of each symbol among them.
struct TokenBlock: BitwiseCopyable {
    /// The number of tokens: enough for most icons to be one block, and small enough to stay in the cache.
    static let capacity = 1 << 14
    /// The largest length at the beginning of a row of a match that may still grow, in bytes.
    private static let longestMatch = 1 << 18

    private let tokens: UnsafeMutablePointer<Token>
    private let limit: Int
    private var count = 0
    /// The frequencies by `CodeIndex`.
    private let counts: UnsafeMutablePointer<UInt32>
    /// The match that may still grow, of length zero if there is none.
    private(set) var match = Match(length: 0, distance: MatchDistance(1))

    /// Calls `body` with an empty block with enough capacity for rows of `rowStride` bytes.
    static func withCapacity(forRowStride rowStride: Int, _ body: (inout TokenBlock) -> Void) {
        // A row takes at most one token per byte, and the match before it one for every 258 bytes.
        let row = 2 * rowStride + longestMatch / DeflateSymbol.maximumLength + 8
        withUnsafeTemporaryAllocation(of: Token.self, capacity: capacity + row) { tokens in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CodeIndex.nothing) { counts in
                guard let first = tokens.baseAddress, let counts = counts.baseAddress else { return }
                var block = TokenBlock(tokens: first, limit: tokens.count - row, counts: counts)
                body(&block)
            }
        }
    }

    private init(tokens: UnsafeMutablePointer<Token>, limit: Int, counts: UnsafeMutablePointer<UInt32>) {
        (self.tokens, self.limit, self.counts) = (tokens, limit, counts)
        clear()
    }

    /// Whether another row fits.
    var canFitRow: Bool { count <= limit && match.length <= Self.longestMatch }

    /// Appends a literal; no match may be open.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        tokens[count] = Token(literal: byte)
        count &+= 1
        Self.count(Int(byte), in: counts)
    }

    /// Appends two literals; no match may be open.
    @inline(__always)
    mutating func append(_ first: UInt8, _ second: UInt8) {
        tokens[count] = Token(literals: first, second)
        count &+= 1
        Self.count(Int(first), in: counts)
        Self.count(Int(second), in: counts)
    }

    /// Appends a match of at least three bytes, or of as few as one if the match before had the same distance.
    @inline(__always)
    mutating func append(_ match: Match) {
        if self.match.length > 0, self.match.distance.bytes == match.distance.bytes {
            self.match.length &+= match.length
        } else {
            closeMatch()
            self.match = match
        }
    }

    /// Ends the match that may still grow, if any.
    @inline(__always)
    mutating func closeMatch() {
        while match.length > 0 {
            // The rest must be long enough for another match.
            let rest = match.length &- DeflateSymbol.maximumLength
            let isShort = rest > 0 && rest < DeflateSymbol.minimumLength
            appendPiece(
                isShort ? match.length &- DeflateSymbol.minimumLength : min(match.length, DeflateSymbol.maximumLength))
        }
    }

    @inline(__always)
    private mutating func appendPiece(_ byteCount: Int) {
        tokens[count] = Token(length: byteCount, match.distance)
        count &+= 1
        Self.count(CodeIndex.length(byteCount), in: counts)
        Self.count(match.distance.codeIndex, in: counts)
        match.length &-= byteCount
    }

    /// Counts one occurrence of a code; Swift 6.3 cannot compile this inline for the thread sanitizer.
    @inline(__always)
    private static func count(_ index: Int, in counts: UnsafeMutablePointer<UInt32>) { counts[index] &+= 1 }

    /// Writes the block and empties it.
    mutating func flush(isFinal: Bool, to writer: inout BitWriter) {
        closeMatch()
        let codes = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: DeflateSymbol.literalLengthCount) { sums in
            CodeIndex.sumLengths(of: counts, to: sums)
            return BlockCodes(
                literalLengths: UnsafeBufferPointer(sums),
                distances: UnsafeBufferPointer(start: counts + CodeIndex.distances, count: DeflateSymbol.distanceCount))
        }
        codes.writeHeader(isFinal: isFinal, to: &writer)
        Self.write(UnsafeBufferPointer(start: tokens, count: count), counts, with: codes, to: &writer)
        clear()
    }

    private mutating func clear() {
        count = 0
        counts.initialize(repeating: 0, count: CodeIndex.nothing)
    }
}
