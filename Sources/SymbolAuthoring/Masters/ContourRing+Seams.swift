internal import SymbolGeometry

extension ContourRing {
    /// The contours that remain when seams are taken away: pairs of edges that run along each other in opposite
    /// directions, by which a hole is joined to the outline around it.
    var cutAtSeams: [ContourRing] {
        var parts: [[PathSegment]] = []
        // The parts that seams have interrupted, from the outside in, with the index of the edge that ends each.
        var open = [(part: [PathSegment](), end: segments.count)]
        for index in segments.indices {
            let last = open.count - 1
            if index == open[last].end {
                parts.append(open.removeLast().part)
            } else if let back = (index + 1..<open[last].end).first(where: { isSeam(index, $0) }) {
                open.append((part: [], end: back))
            } else {
                open[last].part.append(segments[index])
            }
        }
        return (open.map(\.part) + parts).filter { !$0.isEmpty }.map { ContourRing($0) }
    }

    /// Returns whether two edges are lines that run along each other in opposite directions.
    private func isSeam(_ first: Int, _ second: Int) -> Bool {
        guard case .line(let line) = segments[first], case .line(let back) = segments[second] else { return false }
        return line.start.distance(to: back.end) < Self.tolerance && line.end.distance(to: back.start) < Self.tolerance
    }

    /// The greatest distance between points that coincide, in grid units.
    private static let tolerance = 0.01
}
