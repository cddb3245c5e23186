/// The cheapest known paths from the first pixel of a range to those reached.
struct Route: BitwiseCopyable {
    private struct Arrival: BitwiseCopyable {
        let token: VP8LToken
        let cost: UInt32
    }

    private let first: Int
    private let arrivals: UnsafeMutablePointer<Arrival>
    /// A bit for each pixel, and one for the end of the range.
    private let reached: UnsafeMutablePointer<UInt64>

    /// Returns the tokens of the cheapest path through a range that `search` finds.
    static func through(_ range: Range<Int>, _ search: (Route) -> Void) -> [VP8LToken] {
        withUnsafeTemporaryAllocation(of: Arrival.self, capacity: range.count + 1) { arrivals in
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: range.count / 64 + 1) { reached in
                guard let arrivals = arrivals.baseAddress, let words = reached.baseAddress else { return [] }
                reached.initialize(repeating: 0)
                let route = Route(first: range.lowerBound, arrivals: arrivals, reached: words)
                route.arrive(at: range.lowerBound, for: 0, by: VP8LToken(literal: 0))
                search(route)
                return route.tokens(to: range.upperBound)
            }
        }
    }

    @inline(__always)
    func cost(of index: Int) -> UInt32 { arrivals[index &- first].cost }

    /// Keeps the token by which a pixel is reached if it is the cheapest so far.
    @inline(__always)
    func arrive(at index: Int, for cost: UInt32, by token: VP8LToken) {
        let offset = index &- first
        let (word, bit) = (offset &>> 6, UInt64(1) &<< UInt64(truncatingIfNeeded: offset))
        if reached[word] & bit == 0 {
            reached[word] |= bit
        } else if arrivals[offset].cost <= cost {
            return
        }
        arrivals[offset] = Arrival(token: token, cost: cost)
    }

    /// Returns the next pixel reached, which must exist.
    @inline(__always)
    func next(after index: Int) -> Int {
        let offset = index &- first &+ 1
        var word = offset &>> 6
        var bits = reached[word] & (~0 &<< UInt64(truncatingIfNeeded: offset))
        while bits == 0 {
            word &+= 1
            bits = reached[word]
        }
        return first &+ word &<< 6 &+ bits.trailingZeroBitCount
    }

    private func tokens(to end: Int) -> [VP8LToken] {
        var tokens: [VP8LToken] = []
        var index = end
        while index > first {
            let token = arrivals[index - first].token
            tokens.append(token)
            index -= token.pixelCount
        }
        return tokens.reversed()
    }
}
