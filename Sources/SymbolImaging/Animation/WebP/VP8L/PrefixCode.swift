/// A prefix code and the way VP8L announces it (RFC 9649, section 6.2).
struct PrefixCode {
    private let code: HuffmanCode
    private let header: Header
    /// What it takes to announce it and to send all the symbols.
    private let bitCount: Int

    private enum Header {
        /// One symbol, which then takes no bits, or two, none above 255.
        case simple([Int])
        case normal(CodeLengths)
    }

    /// The code for symbols that occur so often: of least length, or where that is shorter in all, one in which
    /// neighbours of about the same frequency have the same length.
    init(_ frequencies: [UInt32]) {
        let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
        if symbols.count < 2 {
            let lengths = [UInt8](repeating: 0, count: frequencies.count)
            self.init(HuffmanCode(lengths: lengths), .simple(symbols.isEmpty ? [0] : symbols), frequencies)
            return
        }
        let code = HuffmanCode(frequencies: frequencies, maximumLength: 15)
        if symbols.count == 2, symbols[1] < 256 {
            self.init(code, .simple(symbols), frequencies)
            return
        }
        let even = HuffmanCode(frequencies: evened(frequencies), maximumLength: 15)
        let (best, other) = (
            PrefixCode(code, .normal(CodeLengths(code.lengths)), frequencies),
            PrefixCode(even, .normal(CodeLengths(even.lengths)), frequencies)
        )
        self = best.bitCount <= other.bitCount ? best : other
    }

    private init(_ code: HuffmanCode, _ header: Header, _ frequencies: [UInt32]) {
        (self.code, self.header) = (code, header)
        var bitCount = code.cost(of: frequencies)
        if case .normal(let lengths) = header { bitCount += lengths.bitCount }
        self.bitCount = bitCount
    }

    @inline(__always)
    subscript(symbol: Int) -> SentBits {
        SentBits(bits: UInt64(code.codes[symbol]), count: UInt64(code.lengths[symbol]))
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

/// The frequencies with each stretch of symbols replaced by its mean, in which none is more than about twice the mean
/// of those before it or less than half; symbols that never occur stay so.
private func evened(_ frequencies: [UInt32]) -> [UInt32] {
    var even = frequencies
    var start = 0
    while start < frequencies.count {
        var (end, sum, count): (Int, UInt32, UInt32) = (start, 0, 0)
        while end < frequencies.count {
            let frequency = frequencies[end]
            // With three to spare, since rare ones differ by chance.
            if frequency > 0, count > 0 {
                let scaled = frequency * count
                if scaled > 2 * sum + 3 * count || sum > 2 * scaled + 3 * count { break }
            }
            (end, sum, count) = (end + 1, sum + frequency, count + (frequency > 0 ? 1 : 0))
        }
        let mean = (sum + count / 2) / max(count, 1)
        for symbol in start..<end where frequencies[symbol] > 0 { even[symbol] = mean }
        start = end
    }
    return even
}
