/// The lengths of a prefix code, themselves run-length and Huffman coded (RFC 9649, section 3.7.2.1.2).
struct CodeLengths {
    /// The order in which the lengths of the code-length code are sent.
    private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

    private let items: [CodeLengthItem]
    private let code: HuffmanCode
    private let sentCount: Int
    /// The number of bits, which is even, of the item count less two if the items end before the alphabet; otherwise
    /// zero.
    private let countBits: Int

    /// Encodes the lengths of a code with at least two symbols.
    init(of encoded: HuffmanCode) {
        let used = ((0..<encoded.count).last { encoded.length(of: $0) > 0 } ?? 0) + 1
        let rest = encoded.count - used
        // A count takes about twelve bits.
        let isCut = rest > 10
        items = [CodeLengthItem](ofAtMost: encoded.count) { items in
            // Symbol 16 repeats the last length that was not zero, initially 8.
            var (symbol, last): (Int, UInt8) = (0, 8)
            while symbol < used {
                let (first, length) = (symbol, encoded.length(of: symbol))
                repeat { symbol += 1 } while symbol < used && encoded.length(of: symbol) == length
                items.append(length, times: symbol - first, isKnown: length == last)
                if length > 0 { last = length }
            }
            if !isCut { items.append(0, times: rest) }
        }
        let spare = items.count - 2
        countBits = isCut ? stride(from: 2, to: 16, by: 2).first { spare >> $0 == 0 } ?? 16 : 0
        var frequencies = [UInt32](repeating: 0, count: Self.order.count)
        for item in items { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, maximumLength: 7)
        self.code = code
        sentCount = max((Self.order.lastIndex { code.length(of: $0) > 0 } ?? 0) + 1, 4)
    }

    func write(to writer: inout BitWriter) {
        writer.write(UInt64(sentCount - 4), count: 4)
        for symbol in Self.order[..<sentCount] { writer.write(UInt64(code.length(of: symbol)), count: 3) }
        writer.write(countBits > 0 ? 1 : 0, count: 1)
        if countBits > 0 {
            writer.write(UInt64(countBits / 2 - 1), count: 3)
            writer.write(UInt64(items.count - 2), count: UInt64(countBits))
        }
        for item in items { writer.write(code.sent(item.symbol).followed(by: item.extra)) }
    }
}
