/// The lengths of a block's own codes, themselves run-length and Huffman coded (RFC 1951, section 3.2.7).
struct CodeLengthHeader {
    /// The order in which the lengths of the code-length code are sent.
    private static let order: [UInt8] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private let literalLengthCount: Int
    private let distanceCount: Int
    private let items: [CodeLengthItem]
    private let code: HuffmanCode
    private let sentCount: Int
    /// Size without the block's three type bits.
    let bitCount: Int

    init(literalLength: HuffmanCode, distance: HuffmanCode) {
        literalLengthCount = max(literalLength.usedCount, 257)
        distanceCount = max(distance.usedCount, 1)
        let (first, count) = (literalLengthCount, literalLengthCount + distanceCount)
        var items: [CodeLengthItem] = []
        items.reserveCapacity(128)
        var (place, length) = (0, literalLength.length(of: 0))
        while place < count {
            let start = place
            var next = length
            repeat {
                place &+= 1
                guard place < count else { break }
                next = place < first ? literalLength.length(of: place) : distance.length(of: place &- first)
            } while next == length
            items.append(length, times: place &- start)
            length = next
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
        for item in items { writer.write(code.sent(item.symbol).followed(by: item.extra)) }
    }
}

/// A length, or that some are repeated.
private struct CodeLengthItem {
    /// The symbol in the lowest byte, above it how many extra bits, and these.
    private let bits: UInt32

    init(_ symbol: UInt32, extra: Int = 0, count: UInt32 = 0) {
        bits = symbol | count << 8 | UInt32(truncatingIfNeeded: extra) << 16
    }

    var symbol: Int { Int(bits & 0xFF) }
    var extra: SentBits { SentBits(bits: UInt64(bits >> 16), count: UInt64(bits >> 8 & 0xFF)) }
}

extension [CodeLengthItem] {
    /// 16 repeats the last length 3…6 times; 17 and 18 stand for 3…10 and 11…138 zeros.
    fileprivate mutating func append(_ length: UInt8, times: Int) {
        var left = times
        if length > 0 {
            append(CodeLengthItem(UInt32(length)))
            left -= 1
        }
        while left >= 3 {
            if length > 0 {
                append(CodeLengthItem(16, extra: Swift.min(left, 6) - 3, count: 2))
                left -= Swift.min(left, 6)
            } else if left <= 10 {
                append(CodeLengthItem(17, extra: left - 3, count: 3))
                left = 0
            } else {
                append(CodeLengthItem(18, extra: Swift.min(left, 138) - 11, count: 7))
                left -= Swift.min(left, 138)
            }
        }
        for _ in 0..<left { append(CodeLengthItem(UInt32(length))) }
    }
}

extension HuffmanCode {
    /// The count of symbols without those at the end that never occur.
    fileprivate var usedCount: Int {
        var used = count
        while used > 0, length(of: used - 1) == 0 { used -= 1 }
        return used
    }
}
