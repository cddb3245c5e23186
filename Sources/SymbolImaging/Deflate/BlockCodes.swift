/// The two codes of a deflate block and the way the block announces them.
struct BlockCodes {
    let literalLength: HuffmanCode
    let distance: HuffmanCode
    /// Nil for the codes every reader knows.
    private let header: CodeLengthHeader?

    /// Whichever is shorter in all for these frequencies: codes made for them and sent along, or the fixed ones.
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

    /// RFC 1951, section 3.2.6: how many symbols in a row have a code of each length, and those of distances.
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

    /// The block's first bits: whether it is the last, its type, and the codes if they are its own.
    func writeHeader(isFinal: Bool, to writer: inout BitWriter) {
        writer.write(isFinal ? 1 : 0, count: 1)
        writer.write(header == nil ? 1 : 2, count: 2)
        header?.write(to: &writer)
    }
}
