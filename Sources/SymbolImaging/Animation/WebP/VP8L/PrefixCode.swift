/// A prefix code and its header in VP8L (RFC 9649, section 3.7.2.1).
struct PrefixCode {
    /// The code, which is empty if there is only one symbol.
    private let code: HuffmanCode
    private let header: Header

    private enum Header {
        /// One symbol, which then takes no bits, or two, none above 255.
        case simple([Int])
        case normal(CodeLengths)
    }

    /// Creates a code for symbols with the given frequencies.
    init(_ frequencies: [UInt32]) {
        let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
        if symbols.count < 2 {
            code = HuffmanCode(lengths: [])
            header = .simple(symbols.isEmpty ? [0] : symbols)
        } else if symbols.count == 2, symbols[1] < 256 {
            code = HuffmanCode(frequencies: frequencies, maximumLength: 15)
            header = .simple(symbols)
        } else {
            code = HuffmanCode(frequencies: smoothed(frequencies), maximumLength: 15)
            header = .normal(CodeLengths(of: code))
        }
    }

    /// The bits of a symbol's code.
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

/// Returns the frequencies with each range of symbols averaged in which none is more than about twice, or less than
/// half, the mean of those before it; symbols that never occur keep a frequency of zero.
///
/// Equal code lengths in succession take few bits in the header, which saves more than the code loses: up to a percent
/// of a frame.
private func smoothed(_ frequencies: [UInt32]) -> [UInt32] {
    var smoothed = frequencies
    var start = 0
    while start < frequencies.count {
        var (end, sum, count): (Int, Int, Int) = (start, 0, 0)
        while end < frequencies.count {
            let frequency = Int(frequencies[end])
            // With a margin of three, since rare ones differ by chance.
            let (scaled, margin) = (frequency * count, 3 * count)
            if frequency > 0, scaled > 2 * sum + margin || sum > 2 * scaled + margin { break }
            (end, sum, count) = (end + 1, sum + frequency, count + (frequency > 0 ? 1 : 0))
        }
        let mean = UInt32((sum + count / 2) / max(count, 1))
        for symbol in start..<end where frequencies[symbol] > 0 { smoothed[symbol] = mean }
        start = end
    }
    return smoothed
}
