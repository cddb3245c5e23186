package import SymbolGeometry
internal import SymbolText

/// A sequence of points joined by lines, with the length up to each point.
package struct Polyline: Sendable {
    /// The points.
    package let points: [Point]
    /// The length up to each point.
    package let lengths: [Double]

    /// The whole length.
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

    /// Returns the line with additional points, so that none are farther apart than `step`.
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

    /// Returns the length at which the line comes nearest to a point; for a ring that passes the point repeatedly, the
    /// one near a known length.
    func length(nearest point: Point, about known: Double? = nil) -> Double {
        var best = (distance: Double.infinity, length: 0.0)
        for index in points.indices.dropLast() where known.map({ isEdge(index, about: $0) }) ?? true {
            let (near, t) = LineSegment(start: points[index], end: points[index + 1]).nearest(to: point)
            let distance = near.distance(to: point)
            if distance < best.distance {
                best = (distance, lengths[index] + t * (lengths[index + 1] - lengths[index]))
            }
        }
        return best.length
    }

    /// Returns whether an edge of a ring lies within a hundredth of the ring's length of a given length.
    private func isEdge(_ index: Int, about known: Double) -> Bool {
        let (reach, start, end) = (length / 100, lengths[index], lengths[index + 1])
        return [-length, 0, length].contains { start - reach <= known + $0 && known + $0 <= end + reach }
    }

    /// Returns the points between two lengths, including those at the lengths.
    func part(from first: Double, to last: Double) -> [Point] {
        guard points.count > 1 else { return points }
        let inner = points[index(after: first)..<max(index(after: first), index(after: last))]
        return (inner + [point(at: last)]).reduce(into: [point(at: first)]) { part, point in
            if part.last != point { part.append(point) }
        }
    }

    /// Returns the index of the first point farther along than a length, or that of the last point when there is none.
    private func index(after length: Double) -> Int {
        var (low, high) = (0, max(0, points.count - 1))
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle] > length { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A closed contour as a polyline whose last point repeats the first.
extension Polyline {
    /// Flattens a contour to a ring; nil when it has no extent.
    ///
    /// The tolerance is a twenty-thousandth of the contour's size.
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

    /// The signed area of the ring, positive when clockwise (y down).
    var ringArea: Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0 - points[0]).cross($1.1 - points[0]) } / 2
    }

    /// Returns the part of a ring that begins at a length, which may be beyond the ring's end, and has a length of its
    /// own.
    func ring(from start: Double, by extent: Double) -> Polyline {
        let start = start - (start / length).rounded(.down) * length
        let end = start + extent
        if end <= length { return Polyline(part(from: start, to: end)) }
        return Polyline(part(from: start, to: length) + part(from: 0, to: end - length).dropFirst())
    }

    /// Returns the winding number of the ring about a point.
    func winding(about point: Point) -> Int {
        zip(points, points.dropFirst()).reduce(0) { $0 + LineSegment(start: $1.0, end: $1.1).winding(about: point) }
    }
}
