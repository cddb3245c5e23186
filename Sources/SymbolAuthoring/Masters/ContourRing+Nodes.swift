internal import SymbolGeometry

extension ContourRing {
    /// The contours between nodes at which the ring passes twice, unless it crosses itself there.
    var cutAtNodes: [ContourRing] {
        var whole: [ContourRing] = []
        var rest = [(ring: self, from: 0)]
        while let (ring, from) = rest.popLast() {
            if let cut = ring.cutAtNode(from: from) {
                // The outer part comes past the node again, but past none of those before it.
                rest += [(cut.outer, cut.node), (cut.inner, 0)]
            } else {
                whole.append(ring)
            }
        }
        return whole
    }

    /// Returns the parts between the two passes of the first node, from an index on, at which the ring can be cut.
    private func cutAtNode(from index: Int) -> (inner: ContourRing, outer: ContourRing, node: Int)? {
        let sums = AreaSums(self)
        for first in segments.indices.dropFirst(index) {
            let node = segments[first].start
            let others = segments.indices.dropFirst(first + 2)
            guard let second = others.first(where: { segments[$0].start.distance(to: node) < Self.tolerance }),
                second - first < segments.count - 1
            else { continue }
            let inner = sums.area(of: first..<second)
            if isSeparate(first..<second, of: inner, from: sums.total - inner) {
                let outer = ContourRing(Array(segments[..<first] + segments[second...]))
                return (ContourRing(Array(segments[first..<second])), outer, first)
            }
        }
        return nil
    }

    /// Returns whether a part of the contour and the rest, of these signed areas, run the same way, or one is a hole of
    /// the other.
    private func isSeparate(_ part: Range<Int>, of area: Double, from otherArea: Double) -> Bool {
        let least = Self.tolerance * Self.tolerance
        guard abs(area) > least, abs(otherArea) > least else { return false }
        if area * otherArea > 0 { return true }
        let box = ContourRing(Array(segments[part])).box
        let otherBox = ContourRing(Array(segments[..<part.lowerBound] + segments[part.upperBound...])).box
        return box.union(otherBox) == (abs(area) > abs(otherArea) ? box : otherBox)
    }
}

/// The signed areas of all parts of a ring, in square grid units, each found without going over the part again.
private struct AreaSums {
    private let nodes: [Point]
    /// The areas between the origin and the segments up to each node.
    private let sums: [Double]

    init(_ ring: ContourRing) {
        nodes = ring.segments.map(\.start) + ring.segments.suffix(1).map(\.end)
        sums = ring.segments.reduce(into: [0]) { sums, segment in
            let points = [segment.start] + segment.flattened(tolerance: 0.01)
            sums.append(sums[sums.count - 1] + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) / 2 })
        }
    }

    var total: Double { sums[sums.count - 1] }

    /// Returns the area within some segments and the line from the end of the last to the start of the first.
    func area(of segments: Range<Int>) -> Double {
        let (first, last) = (segments.lowerBound, segments.upperBound)
        return sums[last] - sums[first] + nodes[last].cross(nodes[first]) / 2
    }
}
