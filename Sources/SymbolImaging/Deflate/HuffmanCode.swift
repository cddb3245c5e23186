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
        var used = frequencies.indices.filter { frequencies[$0] > 0 }
        for spare in 0..<2 where used.count < 2 && !used.contains(spare) { used.append(spare) }
        // Weight above, symbol below: one sort gives an order that never depends on the sorting method.
        let sorted = used.map { UInt64(frequencies[$0]) << 16 | UInt64($0) }.sorted()
        let counts = limit(lengthCounts(sortedWeights: sorted.map { $0 >> 16 }), to: maximumLength)
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        var rarest = sorted.startIndex
        for length in counts.indices.reversed() {
            for _ in 0..<counts[length] {
                lengths[Int(sorted[rarest] & 0xFFFF)] = UInt8(length)
                rarest += 1
            }
        }
        self.init(lengths: lengths)
    }

    /// Bits needed to send symbols that occur this often.
    func cost(of frequencies: [UInt32]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }
}

/// How many symbols get each length, by Huffman's construction with two queues: the leaves in order of
/// weight, and the joined nodes, which come into being in order of weight.
private func lengthCounts(sortedWeights leaves: [UInt64]) -> [Int] {
    let nodeCount = 2 * leaves.count - 1
    var weights = leaves
    weights.reserveCapacity(nodeCount)
    var parents = [Int](repeating: 0, count: nodeCount)
    var leaf = 0, joined = leaves.count
    for parent in leaves.count..<nodeCount {
        var sum: UInt64 = 0
        for _ in 0..<2 {
            let takesLeaf = joined == parent || (leaf < leaves.count && weights[leaf] <= weights[joined])
            let child = takesLeaf ? leaf : joined
            if takesLeaf { leaf += 1 } else { joined += 1 }
            sum += weights[child]
            parents[child] = parent
        }
        weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: nodeCount)
    var counts = [Int](repeating: 0, count: leaves.count)
    for node in stride(from: nodeCount - 2, through: 0, by: -1) {
        depths[node] = depths[parents[node]] + 1
        if node < leaves.count { counts[depths[node]] += 1 }
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
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
        guard length > 0 else { return 0 }
        defer { next[Int(length)] += 1 }
        return reversed(next[Int(length)], count: length)
    }
}

private func reversed(_ code: UInt16, count: UInt8) -> UInt16 {
    var swapped = (code & 0x5555) << 1 | code >> 1 & 0x5555
    swapped = (swapped & 0x3333) << 2 | swapped >> 2 & 0x3333
    swapped = (swapped & 0x0F0F) << 4 | swapped >> 4 & 0x0F0F
    return swapped.byteSwapped >> (16 - UInt16(count))
}
