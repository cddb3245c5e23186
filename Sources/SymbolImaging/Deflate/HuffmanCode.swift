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
            entries.withUnsafeMutableBufferPointer { assignCodes(to: $0, counts: counts) }
        }
        (self.entries, cost) = (entries, 0)
    }

    /// Creates the code of the least total length for these frequencies.
    ///
    /// No symbol's code is longer than `maximumLength`, which may make the code slightly worse than the optimum. At
    /// least two symbols get a code, since some decoders reject an incomplete code.
    init(frequencies: UnsafeBufferPointer<UInt32>, maximumLength: Int) {
        var entries = [UInt32](unsafeUninitializedCapacity: frequencies.count) { entries, count in
            entries.initialize(repeating: 0)
            count = frequencies.count
        }
        var cost = 0
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * frequencies.count + 2) { scratch in
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: HuffmanCode.lengthLimit + 1) { counts in
                let sorted = sortedSymbols(frequencies, in: scratch)
                let nodes = UnsafeMutableBufferPointer(rebasing: scratch[sorted.count...])
                countLengths(ofWeights: sorted, upTo: maximumLength, nodes, in: counts)
                var rarest = 0
                for length in (1...maximumLength).reversed() {
                    for _ in 0..<counts[length] {
                        let symbol = sorted[rarest]
                        entries[Int(symbol & 0xFFFF)] = UInt32(truncatingIfNeeded: length) << 16
                        cost &+= Int(truncatingIfNeeded: symbol &>> 16) &* length
                        rarest &+= 1
                    }
                }
                entries.withUnsafeMutableBufferPointer { assignCodes(to: $0, counts: counts) }
            }
        }
        (self.entries, self.cost) = (entries, cost)
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

/// Returns the symbols that occur in order of their weights, each with the weight above its lowest 16 bits.
private func sortedSymbols(
    _ frequencies: UnsafeBufferPointer<UInt32>, in scratch: UnsafeMutableBufferPointer<UInt64>
) -> UnsafeMutableBufferPointer<UInt64> {
    var count = 0
    for symbol in 0..<frequencies.count where frequencies[symbol] > 0 {
        scratch[count] = UInt64(frequencies[symbol]) &<< 16 | UInt64(truncatingIfNeeded: symbol)
        count &+= 1
    }
    for spare in 0..<2 where count < 2 && frequencies[spare] == 0 {
        scratch[count] = UInt64(spare)
        count += 1
    }
    let symbols = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
    // The symbols themselves are in order already, and the sort is stable.
    radixSort(symbols, from: 16)
    return symbols
}

/// Counts the symbols of each code length.
///
/// This is Huffman's construction in place (Moffat and Katajainen, 1995): each weight used is replaced by the index of
/// its parent node, and then by the depth of that node.
///
/// - Parameters:
///   - symbols: At least two symbols, in order of their weights.
///   - maximum: The largest length of a code.
///   - nodes: Scratch memory for as many numbers as there are symbols.
///   - counts: The resulting number of symbols of each length.
private func countLengths(
    ofWeights symbols: UnsafeMutableBufferPointer<UInt64>, upTo maximum: Int,
    _ nodes: UnsafeMutableBufferPointer<UInt64>, in counts: UnsafeMutableBufferPointer<UInt16>
) {
    let count = symbols.count
    var (leaf, joined) = (0, 0)
    for node in 0..<(count &- 1) {
        var sum: UInt64 = 0
        for _ in 0..<2 {
            if joined < node, leaf == count || nodes[joined] < symbols[leaf] &>> 16 {
                sum &+= nodes[joined]
                nodes[joined] = UInt64(truncatingIfNeeded: node)
                joined &+= 1
            } else {
                sum &+= symbols[leaf] &>> 16
                leaf &+= 1
            }
        }
        nodes[node] = sum
    }
    nodes[count &- 2] = 0
    var node = count &- 3
    while node >= 0 {
        nodes[node] = nodes[Int(truncatingIfNeeded: nodes[node])] &+ 1
        node &-= 1
    }
    // The positions on a level that no node takes are leaves; those that lie too deep are moved up.
    counts.initialize(repeating: 0)
    var (available, depth) = (1, 0)
    node = count &- 2
    while available > 0 {
        var taken = 0
        while node >= 0, nodes[node] == UInt64(truncatingIfNeeded: depth) { (taken, node) = (taken &+ 1, node &- 1) }
        counts[min(depth, maximum)] &+= UInt16(truncatingIfNeeded: available &- taken)
        (available, depth) = (2 &* taken, depth &+ 1)
    }
    if depth > maximum &+ 1 { reduceKraftSum(of: counts, maximum: maximum) }
}

/// Makes a code valid again after codes were shortened to `maximum` bits.
///
/// As long as Kraft's sum, in units of 2^-maximum, exceeds 2^maximum, a symbol of the deepest level is paired with one
/// that moves down from the deepest level above. Each step reduces the sum by one unit.
private func reduceKraftSum(of counts: UnsafeMutableBufferPointer<UInt16>, maximum: Int) {
    var excess = (1...maximum).reduce(0) { $0 + Int(counts[$1]) << (maximum - $1) } - 1 << maximum
    while excess > 0 {
        guard let level = (1..<maximum).last(where: { counts[$0] > 0 }) else { break }
        counts[maximum] -= 1
        counts[level] -= 1
        counts[level + 1] += 2
        excess -= 1
    }
}

/// Adds the codes to entries that have their lengths, given the number of symbols of each length.
private func assignCodes(
    to entries: UnsafeMutableBufferPointer<UInt32>, counts: UnsafeMutableBufferPointer<UInt16>
) {
    // The counts are replaced by the next code of each length.
    var code: UInt32 = 0
    for length in 1...HuffmanCode.lengthLimit {
        let count = UInt32(counts[length])
        counts[length] = UInt16(truncatingIfNeeded: code)
        code = (code &+ count) &<< 1
    }
    for symbol in 0..<entries.count where entries[symbol] > 0 {
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
