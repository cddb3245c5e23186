/// A length of a prefix code, or that some are repeated, as deflate and VP8L announce them (RFC 1951, section 3.2.7;
/// RFC 9649, section 3.7.2.1.2).
struct CodeLengthItem: BitwiseCopyable {
    /// The symbol in the lowest byte, above it how many extra bits, and these.
    private let bits: UInt32

    init(_ symbol: UInt32, extra: Int = 0, count: UInt32 = 0) {
        bits = symbol | count << 8 | UInt32(truncatingIfNeeded: extra) << 16
    }

    var symbol: Int { Int(bits & 0xFF) }
    var extra: SentBits { SentBits(bits: UInt64(bits >> 16), count: UInt64(bits >> 8 & 0xFF)) }
}

extension [CodeLengthItem] {
    /// Those that `body` appends, for at most so many lengths.
    init(ofAtMost count: Int, _ body: (inout CodeLengthItems) -> Void) {
        self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            guard let first = buffer.baseAddress else { return }
            var items = CodeLengthItems(next: first)
            body(&items)
            initializedCount = items.next - first
        }
    }
}

/// Where items are written to, for which there is room.
struct CodeLengthItems {
    fileprivate var next: UnsafeMutablePointer<CodeLengthItem>

    /// 16 repeats the last length 3…6 times, which may be known already; 17 and 18 stand for 3…10 and 11…138
    /// zeros.
    @inline(__always)
    mutating func append(_ length: UInt8, times: Int, isKnown: Bool = false) {
        var left = times
        if length > 0, !isKnown {
            append(CodeLengthItem(UInt32(length)))
            left -= 1
        }
        while left >= 3 {
            if length > 0 {
                append(CodeLengthItem(16, extra: min(left, 6) - 3, count: 2))
                left -= min(left, 6)
            } else if left <= 10 {
                append(CodeLengthItem(17, extra: left - 3, count: 3))
                left = 0
            } else {
                append(CodeLengthItem(18, extra: min(left, 138) - 11, count: 7))
                left -= min(left, 138)
            }
        }
        for _ in 0..<left { append(CodeLengthItem(UInt32(length))) }
    }

    @inline(__always)
    private mutating func append(_ item: CodeLengthItem) {
        next.initialize(to: item)
        next += 1
    }
}
