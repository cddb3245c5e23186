internal import SymbolGeometry

/// Which place of one closed contour is which of another that is the same shape in another weight.
///
/// A place is a segment's index and the parameter within it: 2.5 is in the middle of the third. All nodes of both are
/// knots, and between two knots places go on in proportion.
struct ContourMap {
    /// Rising in both, from the first's 0 to its end.
    private let knots: [(from: Double, to: Double)]

    /// Nodes that answer to each other are knots; what lies between two pairs is matched by arc length.
    ///
    /// - Parameters:
    ///   - first: a ring that begins at its sharpest node.
    ///   - second: a ring gone round the same way.
    init?(from first: [PathSegment], to second: [PathSegment]) {
        guard let alignment = NodeAlignment(ContourNode.nodes(of: first), ContourNode.nodes(of: second)) else {
            return nil
        }
        let starts = alignment.pairs
        guard let opening = starts.first else { return nil }
        let ends = starts.dropFirst() + [(first.count, opening.second + second.count)]
        knots =
            zip(starts, ends).flatMap { start, end in
                Self.knots(
                    ContourRun(first, start.first..<end.first), ContourRun(second, start.second..<end.second))
            } + [(Double(first.count), Double(opening.second + second.count))]
    }

    /// The first's places of all knots, its end left out.
    var cuts: [Double] { knots.dropLast().map(\.from) }

    /// The second's place of one of the first's; it may pass from the last node on to the first.
    func place(of cut: Double) -> Double {
        guard let next = knots.firstIndex(where: { $0.from > cut }), next > 0 else { return knots.last?.to ?? cut }
        let (a, b) = (knots[next - 1], knots[next])
        return cut == a.from ? a.to : a.to + (b.to - a.to) * (cut - a.from) / (b.from - a.from)
    }

    /// From the runs' start to before their end.
    private static func knots(_ first: ContourRun, _ second: ContourRun) -> [(from: Double, to: Double)] {
        let shares = (first.shares + second.shares).sorted()
        // Nodes nearer together than this would leave a piece that is nothing but rounding.
        let apart = shares.reduce(into: [0.0]) { kept, share in
            if share > (kept.last ?? 0) + 1e-6, share < 1 - 1e-6 { kept.append(share) }
        }
        return apart.map { (first.place(at: $0), second.place(at: $0)) }
    }
}

/// A stretch of a closed contour between two of its nodes.
private struct ContourRun {
    private let ring: [PathSegment]
    private let range: Range<Int>
    /// Up to the start of each segment, and the whole.
    private let lengths: [Double]

    /// The range may pass the ring's end.
    init(_ ring: [PathSegment], _ range: Range<Int>) {
        (self.ring, self.range) = (ring, range)
        lengths = range.reduce(into: [0]) { lengths, index in
            lengths.append((lengths.last ?? 0) + ring[index % ring.count].length(tolerance: 1e-6))
        }
    }

    private var length: Double { max(lengths.last ?? 0, 1e-12) }

    /// Where the nodes within lie, as parts of its length.
    var shares: [Double] { lengths.dropFirst().dropLast().map { $0 / length } }

    func place(at share: Double) -> Double {
        let goal = share * length
        // A node's own share finds the node, to the last bit.
        let index = max(0, (lengths.firstIndex { $0 > goal + 1e-9 * length } ?? lengths.count - 1) - 1)
        let rest = goal - lengths[index]
        guard rest > 1e-9 * length else { return Double(range.lowerBound + index) }
        let parameter = ring[(range.lowerBound + index) % ring.count].parameter(atLength: rest)
        return Double(range.lowerBound + index) + parameter
    }
}
