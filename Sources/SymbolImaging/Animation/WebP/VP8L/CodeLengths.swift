/// The lengths of a prefix code, themselves run-length and Huffman coded (RFC 9649, section 3.7.2.1.2).
struct CodeLengths {
    /// The order in which the lengths of the code-length code are sent.
    private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

    private let items: [CodeLengthItem]
    private let code: HuffmanCode
    private let sentCount: Int
    /// Of the count of items less two, where they end before the alphabet does, an even number; zero where they do not.
    private let countBits: Int

    /// - Parameter announced: The code, of at least two symbols.
    init(of announced: HuffmanCode) {
        let used = ((0..<announced.count).last { announced.length(of: $0) > 0 } ?? 0) + 1
        let rest = announced.count - used
        // A count takes some twelve bits.
        let isCut = rest > 10
        items = [CodeLengthItem](ofAtMost: announced.count) { items in
            // What 16 repeats is the last length that was not zero, the first time 8.
            var (place, last): (Int, UInt8) = (0, 8)
            while place < used {
                let (first, length) = (place, announced.length(of: place))
                repeat { place += 1 } while place < used && announced.length(of: place) == length
                items.append(length, times: place - first, isKnown: length == last)
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
