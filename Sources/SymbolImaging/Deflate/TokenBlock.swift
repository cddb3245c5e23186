/// Bytes that repeat those `distance` before them.
struct Match: BitwiseCopyable {
    var length: Int
    var distance: MatchDistance
}

/// Literals and matches waiting to become one deflate block, and how often each symbol occurs among them.
struct TokenBlock: BitwiseCopyable {
    /// Enough for most icons to be one block, small enough to stay in the cache.
    static let capacity = 1 << 14
    /// A match that may still grow is no longer when a row begins.
    private static let longestMatch = 1 << 18

    private let tokens: UnsafeMutablePointer<Token>
    private let limit: Int
    private var count = 0
    /// By `CodePlace`.
    private let counts: UnsafeMutablePointer<UInt32>
    /// The match that may still grow; of no length for none.
    private(set) var match = Match(length: 0, distance: MatchDistance(1))

    /// Gives `body` an empty block with room for rows of so many bytes.
    static func withRoom(forRowsOf rowStride: Int, _ body: (inout TokenBlock) -> Void) {
        // A row takes a token a byte at most, and the match before it one for every 258 bytes.
        let row = 2 * rowStride + longestMatch / DeflateSymbol.maximumLength + 8
        withUnsafeTemporaryAllocation(of: Token.self, capacity: capacity + row) { tokens in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CodePlace.nothing) { counts in
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
    var hasRoom: Bool { count <= limit && match.length <= Self.longestMatch }

    /// Adds a byte as it is, where no match is open.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        tokens[count] = Token(literal: byte)
        count &+= 1
        Self.count(Int(byte), in: counts)
    }

    /// Adds two bytes as they are, where no match is open.
    @inline(__always)
    mutating func append(_ first: UInt8, _ second: UInt8) {
        tokens[count] = Token(literals: first, second)
        count &+= 1
        Self.count(Int(first), in: counts)
        Self.count(Int(second), in: counts)
    }

    /// Adds bytes that repeat those at a distance of 1…32768: at least three, or as few as one where the match before
    /// was at that distance.
    @inline(__always)
    mutating func append(_ match: Match) {
        if self.match.length > 0, self.match.distance.bytes == match.distance.bytes {
            self.match.length &+= match.length
        } else {
            closeMatch()
            self.match = match
        }
    }

    /// Lets the last match grow no more.
    @inline(__always)
    mutating func closeMatch() {
        while match.length > 0 {
            // What is left must be long enough for another.
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
        Self.count(CodePlace.length(byteCount), in: counts)
        Self.count(match.distance.place, in: counts)
        match.length &-= byteCount
    }

    /// Counts one more at a place; Swift 6.3 cannot compile this for the thread sanitizer where it stands in line.
    @inline(__always)
    private static func count(_ place: Int, in counts: UnsafeMutablePointer<UInt32>) { counts[place] &+= 1 }

    /// Writes the block and is empty again.
    mutating func flush(isFinal: Bool, to writer: inout BitWriter) {
        closeMatch()
        let codes = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: DeflateSymbol.literalLengthCount) { sums in
            CodePlace.sumLengths(of: counts, to: sums)
            return BlockCodes(
                literalLengths: UnsafeBufferPointer(sums),
                distances: UnsafeBufferPointer(start: counts + CodePlace.distances, count: DeflateSymbol.distanceCount))
        }
        codes.writeHeader(isFinal: isFinal, to: &writer)
        Self.write(UnsafeBufferPointer(start: tokens, count: count), counts, with: codes, to: &writer)
        clear()
    }

    private mutating func clear() {
        count = 0
        counts.initialize(repeating: 0, count: CodePlace.nothing)
    }
}
