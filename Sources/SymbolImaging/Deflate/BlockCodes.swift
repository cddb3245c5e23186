/// The two codes of a deflate block and the way the block announces them.
struct BlockCodes {
    let literalLength: HuffmanCode
    let distance: HuffmanCode
    /// Nil for the codes every reader knows.
    private let header: CodeLengthHeader?

    /// Whichever is shorter in all for these frequencies: codes made for them and sent along, or the fixed ones.
    init(literalLengths: UnsafeBufferPointer<UInt32>, distances: UnsafeBufferPointer<UInt32>) {
        let (literalLengths, distances) = (Array(literalLengths), Array(distances))
        let own = BlockCodes(
            literalLength: HuffmanCode(frequencies: literalLengths, maximumLength: 15),
            distance: HuffmanCode(frequencies: distances, maximumLength: 15))
        func cost(_ codes: BlockCodes) -> Int {
            (codes.header?.bitCount ?? 0)
                + codes.literalLength.cost(of: literalLengths) + codes.distance.cost(of: distances)
        }
        self = cost(own) < cost(.fixed) ? own : .fixed
    }

    private init(literalLength: HuffmanCode, distance: HuffmanCode) {
        self.literalLength = literalLength
        self.distance = distance
        header = CodeLengthHeader(literalLength: literalLength.lengths, distance: distance.lengths)
    }

    private init(fixedLiteralLength: HuffmanCode, fixedDistance: HuffmanCode) {
        literalLength = fixedLiteralLength
        distance = fixedDistance
        header = nil
    }

    /// RFC 1951, section 3.2.6.
    private static let fixed = BlockCodes(
        fixedLiteralLength: HuffmanCode(
            lengths: (0..<288).map { symbol in
                switch symbol {
                case ..<144: 8
                case ..<256: 9
                case ..<280: 7
                default: 8
                }
            }),
        fixedDistance: HuffmanCode(lengths: Array(repeating: 5, count: 30)))

    /// The block's first bits: whether it is the last, its type, and the codes if they are its own.
    func writeHeader(isFinal: Bool, to writer: inout BitWriter) {
        writer.write(isFinal ? 1 : 0, count: 1)
        writer.write(header == nil ? 1 : 2, count: 2)
        header?.write(to: &writer)
    }
}
