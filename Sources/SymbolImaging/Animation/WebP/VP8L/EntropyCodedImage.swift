/// An image as pixels and copies in one group of prefix codes (RFC 9649, sections 3.6.2 and 3.7).
struct EntropyCodedImage {
    private let tokens: [VP8LToken]
    private let literals: [RGBA8]
    /// The codes for green and lengths, red, blue, alpha, and distances.
    private let codes: [PrefixCode]

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - tokens: The literals and copies to send.
    ///   - literals: The colour of a literal by its number.
    init(_ tokens: [VP8LToken], literals: [RGBA8]) {
        (self.tokens, self.literals) = (tokens, literals)
        var tally = VP8LTally()
        for token in tokens { tally.count(token) }
        let counts = tally.literals
        let channels = [8, 0, 16, 24].map { (shift: UInt32) in
            var frequencies = [UInt32](repeating: 0, count: 256)
            for (color, count) in zip(literals, counts) {
                frequencies[Int(color.bits >> shift & 0xFF)] += count
            }
            return frequencies
        }
        codes = ([channels[0] + tally.lengths] + channels[1...] + [tally.distances]).map { PrefixCode($0) }
    }

    /// Writes the image; only the main image could have several groups of codes.
    func write(isMain: Bool, to writer: inout BitWriter) {
        // No colour cache, and one group.
        writer.write(0, count: isMain ? 2 : 1)
        for code in codes { code.writeHeader(to: &writer) }
        let (green, red, blue, alpha, distances) = (codes[0], codes[1], codes[2], codes[3], codes[4])
        let pixels = literals.map { color in
            (
                green[Int(color.green)].followed(by: red[Int(color.red)]),
                blue[Int(color.blue)].followed(by: alpha[Int(color.alpha)])
            )
        }
        for token in tokens {
            if token.isCopy {
                let (length, distance) = (token.lengthSymbol, token.distanceSymbol)
                writer.write(green[256 &+ length.symbol].followed(by: length.extra))
                writer.write(distances[distance.symbol].followed(by: distance.extra))
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
