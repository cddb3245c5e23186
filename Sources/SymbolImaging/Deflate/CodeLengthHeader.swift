/// The header with the lengths of a block's own codes, themselves run-length and Huffman coded (RFC 1951, section
/// 3.2.7).
struct CodeLengthHeader {
    /// The order in which the lengths of the code-length code are sent.
    private static let order: [UInt8] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private let literalLengthCount: Int
    private let distanceCount: Int
    private let items: [CodeLengthItem]
    private let code: HuffmanCode
    private let sentCount: Int
    /// The size of the header in bits, without the block's first three bits.
    let bitCount: Int

    init(literalLength: HuffmanCode, distance: HuffmanCode) {
        literalLengthCount = max(literalLength.usedCount, 257)
        distanceCount = max(distance.usedCount, 1)
        let (first, count) = (literalLengthCount, literalLengthCount + distanceCount)
        let items = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 1) { lengths in
            literalLength.copyLengths(of: first, to: lengths)
            distance.copyLengths(of: count - first, to: UnsafeMutableBufferPointer(rebasing: lengths[first...]))
            // A sentinel that ends the last run of equal lengths.
            lengths[count] = .max
            return [CodeLengthItem](ofAtMost: count) { items in
                var index = 0
                while index < count {
                    let (start, length) = (index, lengths[index])
                    repeat { index &+= 1 } while lengths[index] == length
                    items.append(length, times: index &- start)
                }
            }
        }
        var extraBits = 0
        let code = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.order.count) { frequencies in
            frequencies.initialize(repeating: 0)
            for item in items {
                frequencies[item.symbol] &+= 1
                extraBits &+= Int(item.extra.count)
            }
            return HuffmanCode(frequencies: UnsafeBufferPointer(frequencies), maximumLength: 7)
        }
        sentCount = max((Self.order.lastIndex { code.length(of: Int($0)) > 0 } ?? 0) + 1, 4)
        bitCount = 14 + 3 * sentCount + code.cost + extraBits
        (self.items, self.code) = (items, code)
    }

    func write(to writer: inout BitWriter) {
        writer.write(UInt64(literalLengthCount - 257), count: 5)
        writer.write(UInt64(distanceCount - 1), count: 5)
        writer.write(UInt64(sentCount - 4), count: 4)
        for symbol in Self.order[..<sentCount] { writer.write(UInt64(code.length(of: Int(symbol))), count: 3) }
        items.withUnsafeBufferPointer { items in
            code.withSent { code in
                writer.write(count: items.count) { code[items[$0].symbol].followed(by: items[$0].extra) }
            }
        }
    }
}

extension HuffmanCode {
    /// The number of symbols without those at the end that never occur.
    fileprivate var usedCount: Int {
        var used = count
        while used > 0, length(of: used - 1) == 0 { used -= 1 }
        return used
    }
}
