/// A prefix code and the way VP8L announces it (RFC 9649, section 3.7.2.1).
struct PrefixCode {
    /// Of no symbols where there is but one.
    private let code: HuffmanCode
    private let header: Header

    private enum Header {
        /// One symbol, which then takes no bits, or two, none above 255.
        case simple([Int])
        case normal(CodeLengths)
    }

    /// A code for symbols that occur so often.
    init(_ frequencies: [UInt32]) {
        let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
        if symbols.count < 2 {
            code = HuffmanCode(lengths: [])
            header = .simple(symbols.isEmpty ? [0] : symbols)
        } else if symbols.count == 2, symbols[1] < 256 {
            code = HuffmanCode(frequencies: frequencies, maximumLength: 15)
            header = .simple(symbols)
        } else {
            code = HuffmanCode(frequencies: evened(frequencies), maximumLength: 15)
            header = .normal(CodeLengths(of: code))
        }
    }

    /// A symbol as it is sent.
    @inline(__always)
    subscript(symbol: Int) -> SentBits {
        symbol < code.count ? code.sent(symbol) : SentBits(bits: 0, count: 0)
    }

    func writeHeader(to writer: inout BitWriter) {
        switch header {
        case .simple(let symbols):
            writer.write(1, count: 1)
            writer.write(UInt64(symbols.count - 1), count: 1)
            let isLong = symbols[0] > 1
            writer.write(isLong ? 1 : 0, count: 1)
            writer.write(UInt64(symbols[0]), count: isLong ? 8 : 1)
            for symbol in symbols.dropFirst() { writer.write(UInt64(symbol), count: 8) }
        case .normal(let lengths):
            writer.write(0, count: 1)
            lengths.write(to: &writer)
        }
    }
}

/// The frequencies with each stretch of symbols at its mean, in which none is more than about twice the mean of those
/// before it or less than half; symbols that never occur stay so.
///
/// Equal lengths that follow one another take few bits to announce, which saves more than the code loses: up to a
/// percent of a frame.
private func evened(_ frequencies: [UInt32]) -> [UInt32] {
    var even = frequencies
    var start = 0
    while start < frequencies.count {
        var (end, sum, count): (Int, Int, Int) = (start, 0, 0)
        while end < frequencies.count {
            let frequency = Int(frequencies[end])
            // With three to spare, since rare ones differ by chance.
            let (scaled, spare) = (frequency * count, 3 * count)
            if frequency > 0, scaled > 2 * sum + spare || sum > 2 * scaled + spare { break }
            (end, sum, count) = (end + 1, sum + frequency, count + (frequency > 0 ? 1 : 0))
        }
        let mean = UInt32((sum + count / 2) / max(count, 1))
        for symbol in start..<end where frequencies[symbol] > 0 { even[symbol] = mean }
        start = end
    }
    return even
}
