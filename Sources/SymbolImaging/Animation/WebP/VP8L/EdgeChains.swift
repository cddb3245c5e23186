/// The edges where the numbers of a picture change, each linked to the last similar one before it.
struct EdgeChains {
    struct Edge: BitwiseCopyable {
        /// The index at which a run of equal numbers begins.
        let start: Int32
        /// The last earlier edge with the same hash of the number before it and the four after it; -1 for none.
        let previous: Int32
    }

    /// The edges in order, across the ends of rows, followed by one at the end of the numbers.
    private(set) var edges: [Edge] = []

    /// Finds the edges of `count` numbers, which are followed by at least eight more bytes.
    init(_ numbers: UnsafeRawPointer, count: Int) {
        let bits: UInt32 = 12
        var last = [Int32](repeating: -1, count: 1 << bits)
        var (start, before): (Int, UInt32) = (0, 0)
        while start < count {
            let after = UInt32(littleEndian: (numbers + start).loadUnaligned(as: UInt32.self))
            let hash = (after ^ before &* 0x85EB_CA6B) &* 0x9E37_79B1
            let slot = Int(hash &>> (32 - bits))
            let number = Int32(truncatingIfNeeded: edges.count)
            edges.append(Edge(start: Int32(truncatingIfNeeded: start), previous: last[slot]))
            last[slot] = number
            before = after & 0xFF
            start += 1 + commonPrefix(numbers + start, numbers + start + 1, limit: count - start - 1)
        }
        edges.append(Edge(start: Int32(truncatingIfNeeded: count), previous: -1))
    }
}
