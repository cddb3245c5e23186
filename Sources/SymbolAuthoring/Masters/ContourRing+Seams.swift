internal import SymbolGeometry

extension ContourRing {
    /// The greatest distance between points that coincide, in grid units.
    static let tolerance = 0.01

    /// Returns the contours that remain when the ring is cut apart wherever it touches itself, along seams and at
    /// nodes; nil if it then has more than `mostSegments`, with whose square the time for cutting grows.
    ///
    /// As one contour, its sides would part there as its edges move.
    func cutWhereTouching(mostSegments: Int) -> [ContourRing]? {
        splittingLines(mostSegments: mostSegments)?.cutAtSeams.flatMap(\.cutAtNodes)
    }

    /// Returns the ring with nodes in its lines wherever another of its nodes lies on them.
    private func splittingLines(mostSegments: Int) -> ContourRing? {
        guard segments.count <= mostSegments else { return nil }
        let nodes = segments.map(\.start)
        var split: [PathSegment] = []
        for segment in segments {
            guard case .line(let line) = segment else {
                split.append(segment)
                continue
            }
            let stops = [line.start] + line.stops(at: nodes, within: Self.tolerance) + [line.end]
            split += zip(stops, stops.dropFirst()).map { .line(LineSegment(start: $0, end: $1)) }
            guard split.count <= mostSegments else { return nil }
        }
        return ContourRing(split)
    }

    /// The contours that remain when seams are taken away: pairs of edges that run along each other in opposite
    /// directions, by which a hole is joined to the outline around it.
    private var cutAtSeams: [ContourRing] {
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
}

extension LineSegment {
    /// Returns the points that lie on the line between its ends, in its direction.
    fileprivate func stops(at points: [Point], within tolerance: Double) -> [Point] {
        let vector = end - start
        let length = vector.length
        guard length > 2 * tolerance else { return [] }
        let along = points.filter { point in
            let offset = point - start
            let distance = offset.dot(vector) / length
            return distance > tolerance && distance < length - tolerance
                && abs(offset.cross(vector)) / length < tolerance
        }.sorted { ($0 - start).dot(vector) < ($1 - start).dot(vector) }
        return along.reduce(into: []) { kept, point in
            if kept.last.map({ $0.distance(to: point) >= tolerance }) ?? true { kept.append(point) }
        }
    }
}
