/// Pixels and copies in one group of prefix codes (RFC 9649, sections 5 and 6).
struct EntropyCodedImage {
    private let tokens: [VP8LToken]
    private let literals: [RGBA8]
    /// Green and lengths, red, blue, alpha, distances.
    private let codes: [PrefixCode]

    /// - Parameters:
    ///   - tokens: What is sent.
    ///   - literals: What a pixel of each number is.
    init(_ tokens: [VP8LToken], literals: [RGBA8]) {
        (self.tokens, self.literals) = (tokens, literals)
        let tally = VP8LTally(tokens)
        let channels = [8, 0, 16, 24].map { (shift: UInt32) in
            var frequencies = [UInt32](repeating: 0, count: 256)
            for (color, count) in zip(literals, tally.literals) { frequencies[Int(color.bits >> shift & 0xFF)] += count }
            return frequencies
        }
        codes = ([channels[0] + tally.lengths] + channels[1...] + [tally.distances]).map { PrefixCode($0) }
    }

    /// - Parameter isMain: Whether there could be several groups of codes, as in all but what describes the image.
    func write(isMain: Bool, to writer: inout BitWriter) {
        // No cache of colours, and one group.
        writer.write(0, count: isMain ? 2 : 1)
        for code in codes { code.writeHeader(to: &writer) }
        let pixels = literals.map { color in
            (
                codes[0][Int(color.green)].followed(by: codes[1][Int(color.red)]),
                codes[2][Int(color.blue)].followed(by: codes[3][Int(color.alpha)])
            )
        }
        for token in tokens {
            if token.isCopy {
                let (length, distance) = (token.lengthSymbol, token.distanceSymbol)
                writer.write(codes[0][256 + length.symbol].followed(by: length.extra))
                writer.write(codes[4][distance.symbol].followed(by: distance.extra))
            } else {
                let pixel = pixels[Int(token.value)]
                writer.write(pixel.0)
                writer.write(pixel.1)
            }
        }
    }
}

extension DeflateSymbol {
    @inline(__always) fileprivate var extra: SentBits { SentBits(bits: extraBits, count: extraCount) }
}

extension BitWriter {
    @inline(__always)
    fileprivate mutating func write(_ code: SentBits) { write(code.bits, count: code.count) }
}
