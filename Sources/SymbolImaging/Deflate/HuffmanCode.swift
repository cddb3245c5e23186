/// A canonical prefix code as deflate defines it (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// The code of each symbol in the lowest 16 bits, with its length above; 0 for a symbol that never occurs.
    ///
    /// The bits are reversed, since deflate sends codes from the highest bit and everything else from the lowest.
    private let entries: [UInt32]
    /// The number of bits for all symbols with the frequencies for which the code was made.
    let cost: Int

    init(lengths: [UInt8]) {
        var entries = lengths.map { UInt32($0) << 16 }
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: HuffmanCode.lengthLimit + 1) { counts in
            counts.initialize(repeating: 0)
            for length in lengths where length > 0 { counts[Int(length)] += 1 }
            let symbols = lengths.indices.filter { lengths[$0] > 0 }
            entries.withUnsafeMutableBufferPointer { assignCodes(to: $0, of: symbols, counts: counts) }
        }
        (self.entries, cost) = (entries, 0)
    }

    /// Creates the code of the least total length for these frequencies.
    ///
    /// No symbol's code is longer than `maximumLength`, which may make the code slightly worse than the optimum. At
    /// least two symbols get a code, since some decoders reject an incomplete code.
    init(frequencies: UnsafeBufferPointer<UInt32>, maximumLength: Int) {
        var cost = 0
        entries = Array(upTo: frequencies.count) { entries in
            entries.initialize(repeating: 0)
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * (frequencies.count + 2)) { scratch in
                withUnsafeTemporaryAllocation(of: UInt16.self, capacity: HuffmanCode.lengthLimit + 1) { counts in
                    let symbols = usedSymbols(frequencies, in: scratch)
                    let sorted = sorted(symbols, in: UnsafeMutableBufferPointer(rebasing: scratch[symbols.count...]))
                    let nodes = UnsafeMutableBufferPointer(rebasing: scratch[(2 * symbols.count)...])
                    countLengths(ofWeights: sorted, upTo: maximumLength, nodes, in: counts)
                    cost = assignLengths(to: entries, of: sorted, upTo: maximumLength, counts: counts)
                    assignCodes(to: entries, of: symbols.lazy.map { Int($0 & 0xFFFF) }, counts: counts)
                }
            }
            return entries.count
        }
        self.cost = cost
    }

    /// Creates the code of the least total length for an array of frequencies.
    init(frequencies: [UInt32], maximumLength: Int) {
        self = frequencies.withUnsafeBufferPointer { HuffmanCode(frequencies: $0, maximumLength: maximumLength) }
    }

    /// The largest length of a code in bits.
    fileprivate static let lengthLimit = 15

    var count: Int { entries.count }

    /// Returns the number of bits of a symbol's code; zero if it never occurs.
    func length(of symbol: Int) -> UInt8 { UInt8(truncatingIfNeeded: entries[symbol] &>> 16) }

    /// Stores the code lengths of the first `count` symbols.
    func copyLengths(of count: Int, to lengths: UnsafeMutableBufferPointer<UInt8>) {
        entries.withUnsafeBufferPointer { entries in
            for symbol in 0..<count {
                lengths.initializeElement(at: symbol, to: UInt8(truncatingIfNeeded: entries[symbol] &>> 16))
            }
        }
    }

    /// Returns the bits of a symbol's code.
    func sent(_ symbol: Int) -> SentBits { SentBits(entry: entries[symbol]) }

    /// Calls `body` with the bits of all symbols' codes, for looking up many of them.
    func withSent(_ body: (SentSymbols) -> Void) {
        entries.withUnsafeBufferPointer { entries in
            if let entries = entries.baseAddress { body(SentSymbols(entries: entries)) }
        }
    }
}

/// The bits of the symbols of a code.
struct SentSymbols {
    fileprivate let entries: UnsafePointer<UInt32>

    @inline(__always)
    subscript(symbol: Int) -> SentBits { SentBits(entry: entries[symbol]) }
}

extension SentBits {
    @inline(__always)
    fileprivate init(entry: UInt32) {
        self.init(bits: UInt64(entry & 0xFFFF), count: UInt64(entry &>> 16))
    }
}

/// Returns the symbols that occur in their order, each with its weight above its lowest 16 bits; at least two.
private func usedSymbols(
    _ frequencies: UnsafeBufferPointer<UInt32>, in scratch: UnsafeMutableBufferPointer<UInt64>
) -> UnsafeMutableBufferPointer<UInt64> {
    // Symbols that occur lie scattered, so each is stored, and kept only if it occurs: a branch would be mispredicted.
    var count = 0
    for symbol in 0..<frequencies.count {
        scratch[count] = UInt64(frequencies[symbol]) &<< 16 | UInt64(truncatingIfNeeded: symbol)
        count &+= frequencies[symbol] > 0 ? 1 : 0
    }
    switch count {
    case 0: (scratch[0], scratch[1]) = (0, 1)
    case 1: (scratch[0], scratch[1]) = scratch[0] & 0xFFFF > 0 ? (0, scratch[0]) : (scratch[0], 1)
    default: break
    }
    return UnsafeMutableBufferPointer(rebasing: scratch[..<max(count, 2)])
}

/// Returns symbols in order of their weights.
private func sorted(
    _ symbols: UnsafeMutableBufferPointer<UInt64>, in scratch: UnsafeMutableBufferPointer<UInt64>
) -> UnsafeMutableBufferPointer<UInt64> {
    let sorted = UnsafeMutableBufferPointer(rebasing: scratch[..<symbols.count])
    for index in 0..<symbols.count { sorted[index] = symbols[index] }
    // The symbols themselves are in order already, and the sort is stable.
    radixSort(sorted, from: 16)
    return sorted
}

/// Stores the code lengths in the entries of symbols, the rarest of which get the longest, and returns their cost.
private func assignLengths(
    to entries: UnsafeMutableBufferPointer<UInt32>, of sorted: UnsafeMutableBufferPointer<UInt64>, upTo maximum: Int,
    counts: UnsafeMutableBufferPointer<UInt16>
) -> Int {
    var (cost, rarest) = (0, 0)
    for length in (1...maximum).reversed() {
        for _ in 0..<counts[length] {
            let symbol = sorted[rarest]
            entries[Int(symbol & 0xFFFF)] = UInt32(truncatingIfNeeded: length) << 16
            cost &+= Int(truncatingIfNeeded: symbol &>> 16) &* length
            rarest &+= 1
        }
    }
    return cost
}

/// Adds the codes to entries that have their lengths, given the symbols in order and their number of each length.
private func assignCodes(
    to entries: UnsafeMutableBufferPointer<UInt32>, of symbols: some Sequence<Int>,
    counts: UnsafeMutableBufferPointer<UInt16>
) {
    // The counts are replaced by the next code of each length.
    var code: UInt32 = 0
    for length in 1...HuffmanCode.lengthLimit {
        let count = UInt32(counts[length])
        counts[length] = UInt16(truncatingIfNeeded: code)
        code = (code &+ count) &<< 1
    }
    for symbol in symbols {
        let length = Int(truncatingIfNeeded: entries[symbol] &>> 16)
        entries[symbol] |= UInt32(reversed(counts[length], count: length))
        counts[length] &+= 1
    }
}

private func reversed(_ code: UInt16, count: Int) -> UInt16 {
    var swapped = (code & 0x5555) << 1 | code >> 1 & 0x5555
    swapped = (swapped & 0x3333) << 2 | swapped >> 2 & 0x3333
    swapped = (swapped & 0x0F0F) << 4 | swapped >> 4 & 0x0F0F
    return swapped.byteSwapped &>> UInt16(truncatingIfNeeded: 16 &- count)
}
