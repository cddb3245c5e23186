/// A canonical prefix code as deflate defines it (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// Bits a symbol; zero for a symbol that never occurs.
    let lengths: [UInt8]
    /// Each symbol's code, reversed, since deflate sends codes from their highest bit and all else from the lowest.
    let codes: [UInt16]

    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = canonicalCodes(lengths)
    }

    /// The code of least total length for these frequencies, no symbol longer than `maximumLength`
    /// (then perhaps a little worse than the least).
    ///
    /// At least two symbols get a code, since some readers refuse a code with a hole in it.
    init(frequencies: [UInt32], maximumLength: Int) {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: frequencies.count + 2) { room in
            let sorted = sortedSymbols(frequencies, in: room)
            let counts = limit(lengthCounts(sortedWeights: sorted), to: maximumLength)
            lengths.withUnsafeMutableBufferPointer { lengths in
                var rarest = sorted.startIndex
                for length in counts.indices.reversed() where counts[length] > 0 {
                    for _ in 0..<counts[length] {
                        lengths[Int(sorted[rarest] & 0xFFFF)] = UInt8(truncatingIfNeeded: length)
                        rarest &+= 1
                    }
                }
            }
        }
        self.init(lengths: lengths)
    }

    /// Bits needed to send symbols that occur this often.
    func cost(of frequencies: [UInt32]) -> Int {
        var cost = 0
        frequencies.withUnsafeBufferPointer { frequencies in
            lengths.withUnsafeBufferPointer { lengths in
                for symbol in 0..<min(frequencies.count, lengths.count) {
                    cost &+= Int(frequencies[symbol]) &* Int(lengths[symbol])
                }
            }
        }
        return cost
    }
}

/// The symbols that occur, weight above and symbol below, in order.
private func sortedSymbols(
    _ frequencies: [UInt32], in room: UnsafeMutableBufferPointer<UInt64>
) -> UnsafeMutableBufferPointer<UInt64> {
    var count = 0
    frequencies.withUnsafeBufferPointer { frequencies in
        for symbol in 0..<frequencies.count where frequencies[symbol] > 0 {
            room[count] = UInt64(frequencies[symbol]) &<< 16 | UInt64(truncatingIfNeeded: symbol)
            count &+= 1
        }
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

/// How many symbols get each length.
///
/// Huffman's construction in place (Moffat and Katajainen, 1995): where a weight was taken, the node that it went into
/// is noted, then that node's depth.
private func lengthCounts(sortedWeights symbols: UnsafeMutableBufferPointer<UInt64>) -> [Int] {
    let count = symbols.count
    var counts = [Int](repeating: 0, count: count)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { nodes in
        for place in 0..<count { nodes[place] = Int(symbols[place] >> 16) }
        var (leaf, joined) = (0, 0)
        for node in 0..<(count - 1) {
            var sum = 0
            for _ in 0..<2 {
                if joined < node, leaf == count || nodes[joined] < nodes[leaf] {
                    sum += nodes[joined]
                    nodes[joined] = node
                    joined += 1
                } else {
                    sum += nodes[leaf]
                    leaf += 1
                }
            }
            nodes[node] = sum
        }
        nodes[count - 2] = 0
        for node in stride(from: count - 3, through: 0, by: -1) { nodes[node] = nodes[nodes[node]] + 1 }
        // What a level has room for and no node takes are leaves.
        var (room, depth, node) = (1, 0, count - 2)
        while room > 0 {
            var taken = 0
            while node >= 0, nodes[node] == depth { (taken, node) = (taken + 1, node - 1) }
            counts[depth] = room - taken
            (room, depth) = (2 * taken, depth + 1)
        }
    }
    return counts
}

/// Cuts longer codes down to `maximum`, then pays for them: as long as the code claims more than there is (Kraft's sum,
/// in units of the shortest share, exceeds 2^maximum), a longest symbol moves up beside another that goes down from the
/// deepest level above.
///
/// Each step frees one unit.
private func limit(_ counts: [Int], to maximum: Int) -> [Int] {
    guard counts.count > maximum + 1 else { return counts }
    var limited = Array(counts[...maximum])
    limited[maximum] += counts[(maximum + 1)...].reduce(0, +)
    var excess = limited.indices.dropFirst().reduce(0) { $0 + limited[$1] << (maximum - $1) } - 1 << maximum
    while excess > 0 {
        guard let level = (1..<maximum).last(where: { limited[$0] > 0 }) else { break }
        limited[maximum] -= 1
        limited[level] -= 1
        limited[level + 1] += 2
        excess -= 1
    }
    return limited
}

private func canonicalCodes(_ lengths: [UInt8]) -> [UInt16] {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 17) { next in
        next.initialize(repeating: 0)
        for length in lengths { next[Int(length & 15) &+ 1] &+= 1 }
        // Symbols without a code do not count.
        next[1] = 0
        for length in 1..<16 { next[length &+ 1] = (next[length] &+ next[length &+ 1]) &<< 1 }
        return Array(unsafeUninitializedCapacity: lengths.count) { codes, count in
            count = lengths.count
            for symbol in 0..<count {
                let length = Int(lengths[symbol] & 15)
                codes[symbol] = length > 0 ? reversed(next[length], count: lengths[symbol]) : 0
                next[length] &+= 1
            }
        }
    }
}

private func reversed(_ code: UInt16, count: UInt8) -> UInt16 {
    var swapped = (code & 0x5555) << 1 | code >> 1 & 0x5555
    swapped = (swapped & 0x3333) << 2 | swapped >> 2 & 0x3333
    swapped = (swapped & 0x0F0F) << 4 | swapped >> 4 & 0x0F0F
    return swapped.byteSwapped >> (16 - UInt16(count))
}
