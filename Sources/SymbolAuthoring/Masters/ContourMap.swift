internal import SymbolGeometry

/// A mapping between the positions on two closed contours that are the same shape in different weights.
///
/// A position is a segment's index plus the parameter within it: 2.5 is in the middle of the third segment. All nodes
/// of both contours are knots, between which positions are interpolated linearly.
struct ContourMap {
    /// The corresponding positions, ascending in both, from the first contour's 0 to its end.
    private let knots: [(from: Double, to: Double)]

    /// Maps two rings; nil when their nodes cannot be aligned.
    ///
    /// Corresponding nodes are knots; between two pairs, positions are matched by arc length.
    ///
    /// - Parameters:
    ///   - first: A ring that begins at its sharpest node.
    ///   - second: A ring with the same direction.
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

    /// The positions of all knots on the first contour, except for its end.
    var cuts: [Double] { knots.dropLast().map(\.from) }

    /// Returns the position on the second contour that corresponds to a position on the first; it may continue past the
    /// last node to the first.
    func position(of cut: Double) -> Double {
        guard let next = knots.firstIndex(where: { $0.from > cut }), next > 0 else { return knots.last?.to ?? cut }
        let (a, b) = (knots[next - 1], knots[next])
        return cut == a.from ? a.to : a.to + (b.to - a.to) * (cut - a.from) / (b.from - a.from)
    }

    /// Returns the knots from the runs' start up to, but not including, their end.
    private static func knots(_ first: ContourRun, _ second: ContourRun) -> [(from: Double, to: Double)] {
        let fractions = (first.fractions + second.fractions).sorted()
        // Nodes closer together than this would leave a piece that is only a rounding error.
        let distinct = fractions.reduce(into: [0.0]) { kept, fraction in
            if fraction > (kept.last ?? 0) + 1e-6, fraction < 1 - 1e-6 { kept.append(fraction) }
        }
        return distinct.map { (first.position(at: $0), second.position(at: $0)) }
    }
}

/// A part of a closed contour between two of its nodes.
private struct ContourRun {
    private let ring: [PathSegment]
    private let range: Range<Int>
    /// The length up to the start of each segment, and the whole length.
    private let lengths: [Double]

    /// Creates a run of segments; the range may extend past the ring's end.
    init(_ ring: [PathSegment], _ range: Range<Int>) {
        (self.ring, self.range) = (ring, range)
        lengths = range.reduce(into: [0]) { lengths, index in
            lengths.append((lengths.last ?? 0) + ring[index % ring.count].length(tolerance: 1e-6))
        }
    }

    private var length: Double { max(lengths.last ?? 0, 1e-12) }

    /// The positions of the nodes within the run, as fractions of its length.
    var fractions: [Double] { lengths.dropFirst().dropLast().map { $0 / length } }

    func position(at fraction: Double) -> Double {
        let goal = fraction * length
        // A node's own fraction yields exactly that node.
        let index = max(0, (lengths.firstIndex { $0 > goal + 1e-9 * length } ?? lengths.count - 1) - 1)
        let rest = goal - lengths[index]
        guard rest > 1e-9 * length else { return Double(range.lowerBound + index) }
        let parameter = ring[(range.lowerBound + index) % ring.count].parameter(atLength: rest)
        return Double(range.lowerBound + index) + parameter
    }
}
