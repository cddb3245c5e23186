/// Bits that a token is expected to take, before the codes are known.
///
/// Fitted to real icons at 64 and 256 pixels. Being off by two bits anywhere changes their size by
/// less than one percent.
struct TokenCosts {
    private let rowDistance: Int

    init(rowStride: Int) {
        rowDistance = 4 + distanceExtra(min(rowStride, DeflateSymbol.maximumDistance))
    }

    /// Zero is the filter type, the transparent pixel, the black of black symbols: the commonest byte.
    @inline(__always)
    func literal(_ sample: UInt32, _ byteCount: Int) -> Int {
        var (cost, rest) = (2 &* byteCount, sample)
        while rest != 0 {
            cost &+= rest & 0xFF == 0 ? 0 : 4
            rest &>>= 8
        }
        return cost
    }

    @inline(__always)
    func run(_ length: Int) -> Int { match(length, distanceCost: 1) }

    @inline(__always)
    func row(_ length: Int) -> Int { match(length, distanceCost: rowDistance) }

    @inline(__always)
    func edge(_ length: Int, distance: Int) -> Int { match(length, distanceCost: 12 &+ distanceExtra(distance)) }

    /// A match of the greatest length is common and has a short code.
    @inline(__always)
    private func match(_ length: Int, distanceCost: Int) -> Int {
        if length < DeflateSymbol.maximumLength { return 5 &+ lengthExtra(length) &+ distanceCost }
        return length / DeflateSymbol.maximumLength &* (2 &+ distanceCost) &+ 5
    }
}

@inline(__always)
private func lengthExtra(_ length: Int) -> Int {
    Int(truncatingIfNeeded: DeflateSymbol(length: length).extraCount)
}

@inline(__always)
private func distanceExtra(_ distance: Int) -> Int {
    Int(truncatingIfNeeded: DeflateSymbol(distance: distance).extraCount)
}
