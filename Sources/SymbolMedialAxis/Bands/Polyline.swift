package import SymbolGeometry
internal import SymbolText

/// Points joined by lines, with the way up to each of them.
package struct Polyline: Sendable {
    package let points: [Point]
    /// The length up to each point.
    package let lengths: [Double]

    package var length: Double { lengths.last ?? 0 }

    init(_ points: [Point]) {
        self.points = points
        var reached = 0.0
        lengths = points.indices.map { index in
            if index > 0 { reached += points[index].distance(to: points[index - 1]) }
            return reached
        }
    }

    var reversed: Polyline { Polyline(points.reversed()) }

    /// With further points, so that none are farther apart than `step`.
    func subdivided(_ step: Double) -> Polyline {
        guard let first = points.first, step > 0 else { return self }
        return Polyline(
            zip(points, points.dropFirst()).reduce(into: [first]) { result, edge in
                let count = max(1, (edge.0.distance(to: edge.1) / step).rounded(.up))
                result += (1...Int(clamping: count)).map { edge.0.interpolated(to: edge.1, Double($0) / count) }
            })
    }

    func point(at length: Double) -> Point {
        let next = index(after: length)
        guard next > 0 else { return points.first ?? .zero }
        let step = lengths[next] - lengths[next - 1]
        let t = step > 0 ? min(max((length - lengths[next - 1]) / step, 0), 1) : 0
        return points[next - 1].interpolated(to: points[next], t)
    }

    /// The length at which it comes nearest to a point, of a ring about a known length where it comes there again.
    func length(nearest point: Point, about place: Double? = nil) -> Double {
        var best = (distance: Double.infinity, length: 0.0)
        for index in points.indices.dropLast() where place.map({ isEdge(index, about: $0) }) ?? true {
            let (near, t) = LineSegment(start: points[index], end: points[index + 1]).nearest(to: point)
            let distance = near.distance(to: point)
            if distance < best.distance {
                best = (distance, lengths[index] + t * (lengths[index + 1] - lengths[index]))
            }
        }
        return best.length
    }

    /// Whether an edge of a ring lies within a hundredth of the ring about a length.
    private func isEdge(_ index: Int, about place: Double) -> Bool {
        let (reach, start, end) = (length / 100, lengths[index], lengths[index + 1])
        return [-length, 0, length].contains { start - reach <= place + $0 && place + $0 <= end + reach }
    }

    /// The points between two lengths, those at the lengths included.
    func part(from first: Double, to last: Double) -> [Point] {
        guard points.count > 1 else { return points }
        let inner = points[index(after: first)..<max(index(after: first), index(after: last))]
        return (inner + [point(at: last)]).reduce(into: [point(at: first)]) { part, point in
            if part.last != point { part.append(point) }
        }
    }

    /// The first point that lies farther along than a length; the last one where none does.
    private func index(after length: Double) -> Int {
        var (low, high) = (0, max(0, points.count - 1))
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle] > length { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A closed contour as points, the first one again at the end.
extension Polyline {
    /// Nil for what has no extent.
    ///
    /// Curves are flattened to within a twenty thousandth of the size.
    init?(ring subpath: Subpath) {
        var closed = subpath
        closed.isClosed = true
        let path = Path(closed)
        guard let box = path.bounds, box.isFinite, max(box.width, box.height).isNormal,
            let flat = path.flattened(tolerance: max(box.width, box.height) / 20_000).subpaths.first
        else { return nil }
        var points = [flat.start]
        for segment in flat.outline where segment.end != points.last { points.append(segment.end) }
        if let first = points.first, points.last != first { points.append(first) }
        guard points.count > 3, points.allSatisfy(\.isFinite) else { return nil }
        self.init(points)
    }

    /// Positive where the ring runs clockwise (y down).
    var ringArea: Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0 - points[0]).cross($1.1 - points[0]) } / 2
    }

    /// Once round from a length on, which may lie beyond the ring's first point.
    func ring(from start: Double, by way: Double) -> Polyline {
        let start = start - (start / length).rounded(.down) * length
        let end = start + way
        if end <= length { return Polyline(part(from: start, to: end)) }
        return Polyline(part(from: start, to: length) + part(from: 0, to: end - length).dropFirst())
    }

    /// How often the ring winds about a point.
    func winding(about point: Point) -> Int {
        zip(points, points.dropFirst()).reduce(0) { winding, edge in
            let (a, b) = edge
            guard (a.y <= point.y) != (b.y <= point.y) else { return winding }
            let side = (b - a).cross(point - a)
            return winding + (a.y <= point.y ? (side > 0 ? 1 : 0) : (side < 0 ? -1 : 0))
        }
    }
}
