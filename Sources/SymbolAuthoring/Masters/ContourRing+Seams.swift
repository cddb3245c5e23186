internal import SymbolGeometry

extension ContourRing {
    /// The greatest distance between points that coincide, in grid units.
    private static let tolerance = 0.01

    /// The contours that remain when the ring is cut apart wherever it touches itself: along seams and at nodes.
    ///
    /// As one contour, its sides would part there as its edges move.
    var cutWhereTouching: [ContourRing] { splittingLines.cutAtSeams.flatMap(\.cutAtNodes) }

    /// The ring with nodes in its lines wherever another of its nodes lies on them.
    private var splittingLines: ContourRing {
        let nodes = segments.map(\.start)
        return ContourRing(
            segments.flatMap { segment -> [PathSegment] in
                guard case .line(let line) = segment else { return [segment] }
                let stops = [line.start] + line.stops(at: nodes, within: Self.tolerance) + [line.end]
                return zip(stops, stops.dropFirst()).map { .line(LineSegment(start: $0, end: $1)) }
            })
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

    /// The contours between nodes at which the ring passes twice, unless it crosses itself there.
    private var cutAtNodes: [ContourRing] {
        for first in segments.indices {
            let node = segments[first].start
            let others = segments.indices.dropFirst(first + 2)
            guard let second = others.first(where: { segments[$0].start.distance(to: node) < Self.tolerance }),
                second - first < segments.count - 1
            else { continue }
            let inner = ContourRing(Array(segments[first..<second]))
            let outer = ContourRing(Array(segments[..<first] + segments[second...]))
            if inner.isSeparate(from: outer) { return inner.cutAtNodes + outer.cutAtNodes }
        }
        return [self]
    }

    /// Returns whether the two parts of a contour run the same way, or one is a hole of the other.
    private func isSeparate(from other: ContourRing) -> Bool {
        let (area, otherArea) = (area, other.area)
        let least = Self.tolerance * Self.tolerance
        guard abs(area) > least, abs(otherArea) > least else { return false }
        return area * otherArea > 0 || box.union(other.box) == (abs(area) > abs(otherArea) ? box : other.box)
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
