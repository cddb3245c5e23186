/// The expected costs of literals and copies, in sixteenths of a bit.
struct VP8LCostModel {
    private let literals: [UInt32]
    /// The costs of length symbols, including their extra bits.
    private let lengths: [UInt32]
    /// The costs of distance symbols, including their extra bits.
    private let distances: [UInt32]

    /// Creates a model from the expected frequencies of symbols.
    init(_ tally: VP8LTally) {
        let sent = (tally.literals + tally.lengths).reduce(0, +)
        literals = tally.literals.map { cost($0, of: sent) }
        lengths = tally.lengths.enumerated().map { cost($1, of: sent) + 16 * extraCount($0) }
        let copies = tally.distances.reduce(0, +)
        // There will be more distant copies than so far: a quarter of all, evenly distributed.
        let others = copies / UInt32(VP8LTally.distanceCount)
        distances = tally.distances.enumerated().map {
            cost($1 + others, of: copies + copies / 4) + 16 * extraCount($0)
        }
    }

    @inline(__always)
    func literal(_ number: UInt8) -> UInt32 { literals[Int(number)] }

    @inline(__always)
    func length(_ length: Int) -> UInt32 { lengths[DeflateSymbol(distance: length).symbol] }

    @inline(__always)
    func distance(_ code: Int) -> UInt32 { distances[DeflateSymbol(distance: code).symbol] }
}

/// Returns the cost of a symbol that occurs `count` times in `total`, at least one bit.
///
/// A symbol that has not occurred counts a third, and all of these together about twenty.
private func cost(_ count: UInt32, of total: UInt32) -> UInt32 {
    max(logarithm(3 * total + 64) - logarithm(3 * count + 1), 16)
}

/// Returns the binary logarithm in sixteenths, interpolated linearly between powers of two: less than 2.4 too low.
private func logarithm(_ value: UInt32) -> UInt32 {
    let exponent = UInt32(31 - value.leadingZeroBitCount)
    return exponent << 4 | UInt32(truncatingIfNeeded: (UInt64(value) << 4) >> exponent & 15)
}

/// Returns the number of extra bits of a length or distance symbol (RFC 9649, section 3.6.2.2).
private func extraCount(_ symbol: Int) -> UInt32 { UInt32(max(symbol - 2, 0) / 2) }
