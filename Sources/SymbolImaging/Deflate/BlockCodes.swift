/// The two codes of a deflate block and the header that defines them.
struct BlockCodes {
    let literalLength: HuffmanCode
    let distance: HuffmanCode
    /// The header of the block's own codes, or nil for the fixed codes.
    private let header: CodeLengthHeader?

    /// Chooses the codes of the least total size for these frequencies: ones made for them, with a header, or the fixed
    /// ones.
    init(literalLengths: UnsafeBufferPointer<UInt32>, distances: UnsafeBufferPointer<UInt32>) {
        let literalLength = HuffmanCode(frequencies: literalLengths, maximumLength: 15)
        let distance = HuffmanCode(frequencies: distances, maximumLength: 15)
        let header = CodeLengthHeader(literalLength: literalLength, distance: distance)
        let cost = header.bitCount + literalLength.cost + distance.cost
        if cost < Self.fixedCost(literalLengths, distances) {
            self.init(literalLength: literalLength, distance: distance, header: header)
        } else {
            self = .fixed
        }
    }

    private init(literalLength: HuffmanCode, distance: HuffmanCode, header: CodeLengthHeader?) {
        (self.literalLength, self.distance, self.header) = (literalLength, distance, header)
    }

    /// The number of successive symbols with each length in the fixed code (RFC 1951, section 3.2.6).
    private static let fixedLengths: [(count: Int, length: UInt8)] = [(144, 8), (112, 9), (24, 7), (8, 8)]
    private static let fixedDistanceLength: UInt8 = 5

    private static let fixed = BlockCodes(
        literalLength: HuffmanCode(lengths: fixedLengths.flatMap { Array(repeating: $0.length, count: $0.count) }),
        distance: HuffmanCode(lengths: Array(repeating: fixedDistanceLength, count: DeflateSymbol.distanceCount)),
        header: nil)

    private static func fixedCost(
        _ literalLengths: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>
    ) -> Int {
        func sum(_ frequencies: Slice<UnsafeBufferPointer<UInt32>>) -> Int {
            Int(frequencies.reduce(0) { $0 &+ $1 })
        }
        var (cost, first) = (sum(distances[...]) * Int(fixedDistanceLength), 0)
        for (count, length) in fixedLengths {
            let end = min(first + count, literalLengths.count)
            cost += sum(literalLengths[first..<end]) * Int(length)
            first = end
        }
        return cost
    }

    /// Writes the block's header: whether it is the last, its type, and the codes if they are its own.
    func writeHeader(isFinal: Bool, to writer: inout BitWriter) {
        writer.write(isFinal ? 1 : 0, count: 1)
        writer.write(header == nil ? 1 : 2, count: 2)
        header?.write(to: &writer)
    }
}
