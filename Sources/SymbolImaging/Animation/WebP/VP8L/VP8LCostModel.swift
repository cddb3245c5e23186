/// What literals and copies are expected to take, in sixteenths of a bit.
struct VP8LCostModel {
    private let literals: [UInt32]
    /// Of symbols with their extra bits.
    private let lengths: [UInt32]
    private let distances: [UInt32]

    /// The costs of tokens in which symbols occur so often.
    init(_ tally: VP8LTally) {
        let sent = (tally.literals + tally.lengths).reduce(0, +)
        literals = tally.literals.map { cost($0, of: sent) }
        lengths = tally.lengths.enumerated().map { cost($1, of: sent) + 16 * extraCount($0) }
        let copies = tally.distances.reduce(0, +)
        // Of far ones more than so far: a quarter of all, any of them.
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

/// What a symbol of so many among all takes, at least a bit; one that has not occurred counts a third, and all of those
/// some twenty.
private func cost(_ count: UInt32, of total: UInt32) -> UInt32 {
    max(logarithm(3 * total + 64) - logarithm(3 * count + 1), 16)
}

/// The binary logarithm in sixteenths, straight between powers of two: less than 2.4 too low.
private func logarithm(_ value: UInt32) -> UInt32 {
    let exponent = UInt32(31 - value.leadingZeroBitCount)
    return exponent << 4 | UInt32(truncatingIfNeeded: (UInt64(value) << 4) >> exponent & 15)
}

/// Of the symbol of a length or a distance (RFC 9649, section 3.6.2.2).
private func extraCount(_ symbol: Int) -> UInt32 { UInt32(max(symbol - 2, 0) / 2) }
