/// The lengths of a block's own codes, themselves run-length and Huffman coded (RFC 1951, section 3.2.7).
struct CodeLengthHeader {
    private struct Item {
        let symbol: Int
        var extraBits: UInt64 = 0
        var extraCount: UInt64 = 0
    }

    /// The order in which the lengths of the code-length code are sent.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private let literalLengthCount: Int
    private let distanceCount: Int
    private let items: [Item]
    private let code: HuffmanCode
    private let sentCount: Int
    /// Size without the block's three type bits.
    let bitCount: Int

    init(literalLength: [UInt8], distance: [UInt8]) {
        literalLengthCount = max(literalLength.usedCount, 257)
        distanceCount = max(distance.usedCount, 1)
        var items: [Item] = []
        items.reserveCapacity(literalLengthCount)
        let (first, count) = (literalLengthCount, literalLengthCount + distanceCount)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { lengths in
            for symbol in 0..<first { lengths[symbol] = literalLength[symbol] }
            for symbol in first..<count { lengths[symbol] = distance[symbol - first] }
            CodeLengthHeader.append(lengths, to: &items)
        }
        self.items = items
        var frequencies = [UInt32](repeating: 0, count: 19)
        for item in items { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, maximumLength: 7)
        self.code = code
        sentCount = max(CodeLengthHeader.order.map { code.lengths[$0] }.usedCount, 4)
        bitCount = 14 + 3 * sentCount + code.cost(of: frequencies) + items.reduce(0) { $0 + Int($1.extraCount) }
    }

    package func write(to writer: inout BitWriter) {
        writer.write(UInt64(literalLengthCount - 257), count: 5)
        writer.write(UInt64(distanceCount - 1), count: 5)
        writer.write(UInt64(sentCount - 4), count: 4)
        for symbol in CodeLengthHeader.order[..<sentCount] { writer.write(UInt64(code.lengths[symbol]), count: 3) }
        for item in items {
            writer.write(UInt64(code.codes[item.symbol]), count: UInt64(code.lengths[item.symbol]))
            writer.write(item.extraBits, count: item.extraCount)
        }
    }

    private static func append(_ lengths: UnsafeMutableBufferPointer<UInt8>, to items: inout [Item]) {
        var place = 0
        while place < lengths.count {
            let (first, length) = (place, lengths[place])
            repeat { place &+= 1 } while place < lengths.count && lengths[place] == length
            append(length, times: place &- first, to: &items)
        }
    }

    /// 16 repeats the last length 3…6 times; 17 and 18 stand for 3…10 and 11…138 zeros.
    private static func append(_ length: UInt8, times: Int, to items: inout [Item]) {
        var left = times
        if length > 0 {
            items.append(Item(symbol: Int(length)))
            left -= 1
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

extension [UInt8] {
    /// The count without the zeros at the end.
    fileprivate var usedCount: Int { (lastIndex { $0 > 0 } ?? -1) + 1 }
}
