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
func countLengths(
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
