/// Literals and matches waiting to become one deflate block, and how often each symbol occurs among them.
struct TokenBlock: ~Copyable {
    /// Enough for most icons to be one block, small enough to stay in the cache.
    static let largestCapacity = 1 << 14

    private let capacity: Int
    /// A literal is its byte; a match has its distance in the upper half, its length in the lower.
    private let tokens: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    private let symbolCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateSymbol.literalLengthCount)
    private let distanceCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateSymbol.distanceCount)

    /// - Parameter capacity: at least one token.
    init(capacity: Int) {
        self.capacity = capacity
        tokens = .allocate(capacity: capacity)
        clearTallies()
    }

    deinit {
        tokens.deallocate()
        symbolCounts.deallocate()
        distanceCounts.deallocate()
    }

    var isFull: Bool { count == capacity }

    /// - Precondition: not full.
    @inline(__always)
    mutating func appendLiteral(_ byte: UInt8) {
        tokens[count] = UInt32(byte)
        count &+= 1
        Self.count(Int(byte), in: symbolCounts)
    }

    /// - Precondition: not full; a length of 3…258, a distance of 1…32768.
    @inline(__always)
    mutating func appendMatch(length: Int, distance: Int) {
        tokens[count] = UInt32(truncatingIfNeeded: distance &<< 16 | length)
        count &+= 1
        Self.count(DeflateSymbol(length: length).symbol, in: symbolCounts)
        Self.count(DeflateSymbol(distance: distance).symbol, in: distanceCounts)
    }

    /// Counts one more of a symbol; Swift 6.3 cannot compile this for the thread sanitizer where it stands in line.
    @inline(__always)
    private static func count(_ symbol: Int, in counts: UnsafeMutablePointer<UInt32>) { counts[symbol] &+= 1 }

    /// Writes the block and is empty again.
    mutating func flush(isFinal: Bool, to writer: inout BitWriter) {
        symbolCounts[DeflateSymbol.endOfBlock] = 1
        let codes = BlockCodes(
            literalLengths: Array(UnsafeBufferPointer(start: symbolCounts, count: DeflateSymbol.literalLengthCount)),
            distances: Array(UnsafeBufferPointer(start: distanceCounts, count: DeflateSymbol.distanceCount)))
        codes.writeHeader(isFinal: isFinal, to: &writer)
        writeTokens(with: codes, to: &writer)
        clear()
    }

    private mutating func clear() {
        count = 0
        clearTallies()
    }

    private func clearTallies() {
        symbolCounts.initialize(repeating: 0, count: DeflateSymbol.literalLengthCount)
        distanceCounts.initialize(repeating: 0, count: DeflateSymbol.distanceCount)
    }

    private func writeTokens(with codes: BlockCodes, to writer: inout BitWriter) {
        let symbols = codes.literalLength.sent
        let distances = codes.distance.sent
        symbols.withUnsafeBufferPointer { symbols in
            distances.withUnsafeBufferPointer { distances in
                for index in 0..<count {
                    let token = tokens[index]
                    if token >> 16 == 0 {
                        writer.write(symbols[Int(token)])
                    } else {
                        let length = DeflateSymbol(length: Int(token & 0xFFFF))
                        let distance = DeflateSymbol(distance: Int(token >> 16))
                        writer.write(symbols[length.symbol].followed(by: length))
                        writer.write(distances[distance.symbol].followed(by: distance))
                    }
                }
                writer.write(symbols[DeflateSymbol.endOfBlock])
            }
        }
    }
}

/// Bits ready to be written.
private struct SentCode {
    let bits: UInt32
    let count: UInt32

    @inline(__always)
    init(bits: UInt32, count: UInt32) {
        self.bits = bits
        self.count = count
    }

    /// At most 15 + 13 bits.
    @inline(__always)
    func followed(by symbol: DeflateSymbol) -> SentCode {
        SentCode(
            bits: bits | UInt32(truncatingIfNeeded: symbol.extraBits) &<< count,
            count: count &+ UInt32(truncatingIfNeeded: symbol.extraCount))
    }
}

extension HuffmanCode {
    fileprivate var sent: [SentCode] {
        codes.indices.map { SentCode(bits: UInt32(codes[$0]), count: UInt32(lengths[$0])) }
    }
}

extension BitWriter {
    @inline(__always)
    fileprivate mutating func write(_ code: SentCode) { write(UInt64(code.bits), count: UInt64(code.count)) }
}
