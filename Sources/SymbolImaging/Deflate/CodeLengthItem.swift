/// A code length or a repetition of lengths in the header of a prefix code, as in deflate and VP8L (RFC 1951, section
/// 3.2.7; RFC 9649, section 3.7.2.1.2).
struct CodeLengthItem: BitwiseCopyable {
    /// The symbol in the lowest byte, above it the number of extra bits, and then these bits.
    private let bits: UInt32

    init(_ symbol: UInt32, extra: Int = 0, count: UInt32 = 0) {
        bits = symbol | count << 8 | UInt32(truncatingIfNeeded: extra) << 16
    }

    var symbol: Int { Int(bits & 0xFF) }
    var extra: SentBits { SentBits(bits: UInt64(bits >> 16), count: UInt64(bits >> 8 & 0xFF)) }
}

extension [CodeLengthItem] {
    /// Creates the items that `body` appends, for at most `count` lengths.
    init(ofAtMost count: Int, _ body: (inout CodeLengthItems) -> Void) {
        // After each run two more items are stored, whether they count or not.
        self.init(upTo: count + 2) { buffer in
            guard let first = buffer.baseAddress else { return 0 }
            var items = CodeLengthItems(next: first)
            body(&items)
            return items.next - first
        }
    }
}

/// An output for items with a sufficient capacity.
struct CodeLengthItems {
    fileprivate var next: UnsafeMutablePointer<CodeLengthItem>

    /// Appends a length that occurs a number of times in a row; `isKnown` means that it was also the last one.
    ///
    /// Symbol 16 repeats the last length 3…6 times; 17 and 18 stand for 3…10 and 11…138 zeros.
    @inline(__always)
    mutating func append(_ length: UInt8, times: Int, isKnown: Bool = false) {
        var remaining = times
        if length > 0, !isKnown {
            append(CodeLengthItem(UInt32(length)))
            remaining -= 1
        }
        while remaining >= 3 {
            if length > 0 {
                append(CodeLengthItem(16, extra: min(remaining, 6) - 3, count: 2))
                remaining -= min(remaining, 6)
            } else if remaining <= 10 {
                append(CodeLengthItem(17, extra: remaining - 3, count: 3))
                remaining = 0
            } else {
                append(CodeLengthItem(18, extra: min(remaining, 138) - 11, count: 7))
                remaining -= min(remaining, 138)
            }
        }
        // How many of the two count cannot be predicted, so both are stored.
        next.initialize(repeating: CodeLengthItem(UInt32(length)), count: 2)
        next += remaining
    }

    @inline(__always)
    private mutating func append(_ item: CodeLengthItem) {
        next.initialize(to: item)
        next += 1
    }
}
