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
        let items = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 16) { lengths in
            literalLength.copyLengths(of: first, to: lengths)
            distance.copyLengths(of: count - first, to: UnsafeMutableBufferPointer(rebasing: lengths[first...]))
            // A value that ends the last run of equal lengths, and fills its word.
            for index in count..<(count + 16) { lengths[index] = .max }
            return [CodeLengthItem](ofAtMost: count) { items in
                eachRun(in: UnsafeRawBufferPointer(lengths), of: count) { items.append($0, times: $1) }
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

/// Calls `body` with each run of equal bytes among the first `count` and their number; the next 16 bytes have another
/// value.
///
/// Eight bytes are compared with those after them at a time, which takes fewer branches that cannot be predicted.
@inline(__always)
private func eachRun(in bytes: UnsafeRawBufferPointer, of count: Int, _ body: (UInt8, Int) -> Void) {
    var start = 0
    for index in stride(from: 0, to: count, by: 8) {
        func word(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        var differences = word(index) ^ word(index &+ 1)
        while differences != 0 {
            let place = differences.trailingZeroBitCount & ~7
            let end = index &+ place &>> 3 &+ 1
            body(bytes[start], end &- start)
            start = end
            differences &= ~0xFF &<< UInt64(truncatingIfNeeded: place)
        }
    }
}
