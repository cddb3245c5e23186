/// Where the numbers of a picture change, and for each such edge the last before it that looked alike.
struct EdgeChains {
    /// Where each stretch of equal numbers begins, over the ends of rows, and then where the last ends.
    private(set) var starts: [Int32] = []
    /// The last edge before whose first four numbers have the same hash; -1 for none.
    private(set) var previous: [Int32] = []

    /// - Parameters:
    ///   - numbers: The numbers, with at least eight bytes behind them.
    ///   - count: How many there are.
    init(_ numbers: UnsafeRawPointer, count: Int) {
        let bits: UInt32 = 12
        var last = [Int32](repeating: -1, count: 1 << Int(bits))
        var start = 0
        while start < count {
            let hash = (numbers + start).loadUnaligned(as: UInt32.self) &* 0x9E37_79B1
            let slot = Int(hash &>> (32 - bits))
            previous.append(last[slot])
            last[slot] = Int32(truncatingIfNeeded: starts.count)
            starts.append(Int32(truncatingIfNeeded: start))
            start += 1 + commonPrefix(numbers + start, numbers + start + 1, limit: count - start - 1)
        }
        starts.append(Int32(truncatingIfNeeded: count))
        previous.append(-1)
    }
}
