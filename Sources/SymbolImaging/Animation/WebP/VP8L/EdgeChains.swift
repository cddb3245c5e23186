/// Where the numbers of a picture change, and for each such edge the last before it that looked alike.
struct EdgeChains {
    struct Edge: BitwiseCopyable {
        /// Where a stretch of equal numbers begins.
        let start: Int32
        /// The last edge before that the hash of the number ahead of it and the four behind it is the same for; -1 for
        /// none.
        let previous: Int32
    }

    /// In order, over the ends of rows, and then where the numbers end.
    private(set) var edges: [Edge] = []

    /// - Parameters:
    ///   - numbers: The numbers, with at least eight bytes behind them.
    ///   - count: How many there are.
    init(_ numbers: UnsafeRawPointer, count: Int) {
        let bits: UInt32 = 12
        var last = [Int32](repeating: -1, count: 1 << bits)
        var (start, before): (Int, UInt32) = (0, 0)
        while start < count {
            let behind = UInt32(littleEndian: (numbers + start).loadUnaligned(as: UInt32.self))
            let hash = (behind ^ before &* 0x85EB_CA6B) &* 0x9E37_79B1
            let slot = Int(hash &>> (32 - bits))
            let number = Int32(truncatingIfNeeded: edges.count)
            edges.append(Edge(start: Int32(truncatingIfNeeded: start), previous: last[slot]))
            last[slot] = number
            before = behind & 0xFF
            start += 1 + commonPrefix(numbers + start, numbers + start + 1, limit: count - start - 1)
        }
        edges.append(Edge(start: Int32(truncatingIfNeeded: count), previous: -1))
    }
}
