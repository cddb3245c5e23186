/// The lengths of a prefix code, themselves run-length and Huffman coded (RFC 9649, section 3.7.2.1.2).
struct CodeLengths {
    private struct Item {
        let symbol: Int
        var extraBits: UInt64 = 0
        var extraCount: UInt64 = 0
    }

    /// The order in which the lengths of the code-length code are sent.
    private static let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

    private var items: [Item] = []
    private let code: HuffmanCode
    private let sentCount: Int
    /// Of the count of items less two, where they end before the alphabet does, an even number; zero where they do not.
    private let countBits: Int

    /// - Parameter lengths: At least two are not zero.
    init(_ lengths: [UInt8]) {
        let used = (lengths.lastIndex { $0 > 0 } ?? 0) + 1
        var (place, last): (Int, UInt8) = (0, 8)
        while place < used {
            let (first, length) = (place, lengths[place])
            repeat { place += 1 } while place < used && lengths[place] == length
            CodeLengths.append(length, times: place - first, after: &last, to: &items)
        }
        let rest = lengths.count - used
        // A count takes some twelve bits.
        let isCut = rest > 10
        if !isCut { CodeLengths.append(0, times: rest, after: &last, to: &items) }
        let spare = items.count - 2
        countBits = isCut ? stride(from: 2, to: 16, by: 2).first { spare >> $0 == 0 } ?? 16 : 0
        var frequencies = [UInt32](repeating: 0, count: CodeLengths.order.count)
        for item in items { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, maximumLength: 7)
        self.code = code
        sentCount = max((CodeLengths.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
    }

    func write(to writer: inout BitWriter) {
        writer.write(UInt64(sentCount - 4), count: 4)
        for symbol in CodeLengths.order[..<sentCount] { writer.write(UInt64(code.lengths[symbol]), count: 3) }
        writer.write(countBits > 0 ? 1 : 0, count: 1)
        if countBits > 0 {
            writer.write(UInt64(countBits / 2 - 1), count: 3)
            writer.write(UInt64(items.count - 2), count: UInt64(countBits))
        }
        for item in items {
            writer.write(UInt64(code.codes[item.symbol]), count: UInt64(code.lengths[item.symbol]))
            writer.write(item.extraBits, count: item.extraCount)
        }
    }

    /// 16 repeats the last length that was not zero 3…6 times, the first time 8; 17 and 18 stand for 3…10 and 11…138
    /// zeros.
    private static func append(_ length: UInt8, times: Int, after last: inout UInt8, to items: inout [Item]) {
        var left = times
        if length > 0, length != last {
            items.append(Item(symbol: Int(length)))
            (left, last) = (left - 1, length)
        }
        while left >= 3 {
            let longest = length > 0 ? 6 : left <= 10 ? 10 : 138
            let count = min(left, longest)
            let base = longest == 138 ? 11 : 3
            let symbol = length > 0 ? 16 : longest == 138 ? 18 : 17
            let extraCount: UInt64 = length > 0 ? 2 : longest == 138 ? 7 : 3
            items.append(Item(symbol: symbol, extraBits: UInt64(count - base), extraCount: extraCount))
            left -= count
        }
        for _ in 0..<left { items.append(Item(symbol: Int(length))) }
    }
}
