/// A canonical prefix code as deflate defines it (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// For each symbol its code in the lowest 16 bits, reversed, since deflate sends codes from their highest bit and
    /// all else from the lowest, and above it how many bits that has; 0 for a symbol that never occurs.
    private let entries: [UInt32]
    /// Bits that the symbols take for which the code was made.
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

    /// The code of least total length for these frequencies, no symbol longer than `maximumLength`
    /// (then perhaps a little worse than the least).
    ///
    /// At least two symbols get a code, since some readers refuse a code with a hole in it.
    init(frequencies: UnsafeBufferPointer<UInt32>, maximumLength: Int) {
        var entries = [UInt32](unsafeUninitializedCapacity: frequencies.count) { entries, count in
            entries.initialize(repeating: 0)
            count = frequencies.count
        }
        var cost = 0
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * frequencies.count + 2) { room in
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: HuffmanCode.lengthLimit + 1) { counts in
                let sorted = sortedSymbols(frequencies, in: room)
                let nodes = UnsafeMutableBufferPointer(rebasing: room[sorted.count...])
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

    /// The same for a list of frequencies.
    init(frequencies: [UInt32], maximumLength: Int) {
        self = frequencies.withUnsafeBufferPointer { HuffmanCode(frequencies: $0, maximumLength: maximumLength) }
    }

    /// The longest that a code may be.
    fileprivate static let lengthLimit = 15

    var count: Int { entries.count }

    /// Bits a symbol; zero for a symbol that never occurs.
    func length(of symbol: Int) -> UInt8 { UInt8(truncatingIfNeeded: entries[symbol] &>> 16) }

    /// Stores how many bits each of the first symbols has.
    func copyLengths(of count: Int, to lengths: UnsafeMutableBufferPointer<UInt8>) {
        entries.withUnsafeBufferPointer { entries in
            for symbol in 0..<count {
                lengths.initializeElement(at: symbol, to: UInt8(truncatingIfNeeded: entries[symbol] &>> 16))
            }
        }
    }

    /// How a symbol is sent.
    func sent(_ symbol: Int) -> SentBits { SentBits(entry: entries[symbol]) }

    func withSent(_ body: (SentSymbols) -> Void) {
        entries.withUnsafeBufferPointer { entries in
            if let entries = entries.baseAddress { body(SentSymbols(entries: entries)) }
        }
    }
}

/// How symbols are sent that a code has, where that was seen to once for many.
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

/// The symbols that occur, weight above and symbol below, in order.
private func sortedSymbols(
    _ frequencies: UnsafeBufferPointer<UInt32>, in room: UnsafeMutableBufferPointer<UInt64>
) -> UnsafeMutableBufferPointer<UInt64> {
    var count = 0
    for symbol in 0..<frequencies.count where frequencies[symbol] > 0 {
        room[count] = UInt64(frequencies[symbol]) &<< 16 | UInt64(truncatingIfNeeded: symbol)
        count &+= 1
    }
    for spare in 0..<2 where count < 2 && frequencies[spare] == 0 {
        room[count] = UInt64(spare)
        count += 1
    }
    let symbols = UnsafeMutableBufferPointer(rebasing: room[..<count])
    // They are in order of the symbols already.
    radixSort(symbols, from: 16)
    return symbols
}

/// Finds how many symbols get each length.
///
/// Huffman's construction in place (Moffat and Katajainen, 1995): where a weight was taken, the node that it went into
/// is noted, then that node's depth.
///
/// - Parameters:
///   - symbols: At least two, in order of their weights.
///   - maximum: The longest that any may be.
///   - nodes: Room for as many numbers as there are symbols.
///   - counts: What takes the counts.
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
    // What a level has room for and no node takes are leaves; those that lie too deep are cut down.
    counts.initialize(repeating: 0)
    var (room, depth) = (1, 0)
    node = count &- 2
    while room > 0 {
        var taken = 0
        while node >= 0, nodes[node] == UInt64(truncatingIfNeeded: depth) { (taken, node) = (taken &+ 1, node &- 1) }
        counts[min(depth, maximum)] &+= UInt16(truncatingIfNeeded: room &- taken)
        (room, depth) = (2 &* taken, depth &+ 1)
    }
    if depth > maximum &+ 1 { payForCut(counts, to: maximum) }
}

/// Pays for codes that were cut down to `maximum`: as long as the code claims more than there is (Kraft's sum, in units
/// of the shortest share, exceeds 2^maximum), a longest symbol moves up beside another that goes down from the deepest
/// level above.
///
/// Each step frees one unit.
private func payForCut(_ counts: UnsafeMutableBufferPointer<UInt16>, to maximum: Int) {
    var excess = (1...maximum).reduce(0) { $0 + Int(counts[$1]) << (maximum - $1) } - 1 << maximum
    while excess > 0 {
        guard let level = (1..<maximum).last(where: { counts[$0] > 0 }) else { break }
        counts[maximum] -= 1
        counts[level] -= 1
        counts[level + 1] += 2
        excess -= 1
    }
}

/// Puts codes into entries that have their lengths, of each of which there are so many.
private func assignCodes(
    to entries: UnsafeMutableBufferPointer<UInt32>, counts: UnsafeMutableBufferPointer<UInt16>
) {
    // The counts give way to each length's next code.
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
