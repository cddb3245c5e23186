internal import SymbolGeometry
internal import SymbolText

/// A stroke under construction, with knots in grid coordinates.
struct PenLine {
    /// The distance between knots, in cells.
    static let step = 1.5

    var knots: [CenterlineStroke.Knot]
    var isClosed: Bool
    var sweep: SolidSweep?

    init(knots: [CenterlineStroke.Knot], isClosed: Bool) {
        self.knots = knots
        self.isClosed = isClosed
    }

    /// Creates a line from edge to edge of a solid shape.
    init(_ sweep: SolidSweep) {
        self.init(
            knots: sweep.ends.map { CenterlineStroke.Knot(point: $0, radius: sweep.halfWidth) }, isClosed: false)
        self.sweep = sweep
    }

    /// Creates a smooth line along cells, with the field's distances as radii, in the direction in which a hand would
    /// draw it.
    init(along cells: [Point], isClosed: Bool, _ field: DistanceField) {
        let even = cells.resampled(isClosed: isClosed, step: PenLine.step)
        let radius = even.reduce(0) { $0 + field.radius(at: $1) } / Double(max(1, even.count))
        // A cell's position errs by half a cell; averaging over a fraction of the width preserves the stroke's own
        // bends.
        let passes = Int(clamping: min(max(0.2 * radius * radius, 6), 48))
        let smooth = even.smoothed(isClosed: isClosed, passes: passes)
        let points = isClosed ? smooth.clockwiseFromTop : smooth.writtenForward
        self.init(
            knots: points.map { CenterlineStroke.Knot(point: $0, radius: field.radius(at: $0)) }, isClosed: isClosed)
    }
}

extension [Point] {
    /// Returns points at even distances along a polyline, including both ends when it is open.
    fileprivate func resampled(isClosed: Bool, step: Double) -> [Point] {
        guard count > 1, let first else { return self }
        let line = isClosed ? self + [first] : self
        let total = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        guard total > 0 else { return [first] }
        let pieces = Swift.max(2, (total / step).rounded(.up))
        var (result, reached): ([Point], Double) = ([first], 0)
        for (a, b) in zip(line, line.dropFirst()) {
            let length = a.distance(to: b)
            while Double(result.count) < pieces, Double(result.count) * total / pieces <= reached + length {
                result.append(a.interpolated(to: b, (Double(result.count) * total / pieces - reached) / length))
            }
            reached += length
        }
        return isClosed ? result : result + line.suffix(1)
    }

    /// Returns smoothed points: each pass moves every point to the average of itself and the midpoint of its
    /// neighbours.
    fileprivate func smoothed(isClosed: Bool, passes: Int) -> [Point] {
        guard count > 2 else { return self }
        var points = self
        for _ in 0..<passes {
            let old = points
            for index in points.indices where isClosed || (index > 0 && index < count - 1) {
                let (before, after) = (old[(index + count - 1) % count], old[(index + 1) % count])
                points[index] = old[index] / 2 + (before + after) / 4
            }
        }
        return points
    }

    /// The points from the left end to the right one, or from the upper to the lower when the line between them is
    /// steep.
    fileprivate var writtenForward: [Point] {
        guard let first, let last else { return self }
        let vector = last - first
        return vector.isWrittenForward ? self : reversed()
    }

    /// The points of a ring clockwise from its highest point above the centre.
    fileprivate var clockwiseFromTop: [Point] {
        guard let first else { return self }
        let box = reduce(Rect(first)) { $0.union($1) }
        let offsets = map { $0 - box.center }
        let doubledArea = zip(offsets, offsets.dropFirst() + offsets.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
        let ring = doubledArea >= 0 ? self : reversed()
        let crossings = ring.indices.filter { index in
            let (a, b) = (ring[index], ring[(index + 1) % ring.count])
            return a.x <= box.midX && b.x > box.midX || a.x > box.midX && b.x <= box.midX
        }
        guard let top = crossings.min(by: { ring[$0].y < ring[$1].y }) else { return ring }
        let isNext = abs(ring[(top + 1) % ring.count].x - box.midX) < abs(ring[top].x - box.midX)
        let start = isNext ? (top + 1) % ring.count : top
        return Array(ring[start...] + ring[..<start])
    }
}

extension Point {
    /// Whether a hand draws in this direction rather than the opposite: to the right or, when the direction is more
    /// than a fifth steeper than a diagonal, down.
    ///
    /// The fifth keeps diagonals, such as the rib of a leaf, away from the threshold.
    var isWrittenForward: Bool { abs(y) <= 1.2 * abs(x) ? x >= 0 : y > 0 }
}
