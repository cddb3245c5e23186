internal import SymbolGeometry

extension StrokeBand {
    /// Creates a ring between an outer contour and an inner one, clockwise from a point on the outer one, or else from
    /// its top above the centre.
    init?(outer: Polyline, inner: Polyline, start: Point? = nil) {
        let area = abs(outer.ringArea) - abs(inner.ringArea)
        let radius = area / (outer.length + inner.length)
        guard area > 0 else { return nil }
        let outer = (outer.ringArea < 0 ? outer.reversed : outer).untangledRing(radius, by: 1).line
        let inner = (inner.ringArea < 0 ? inner.reversed : inner).untangledRing(radius, by: -1).line
        guard let top = start.map({ outer.length(nearest: $0) }) ?? outer.top,
            let start = Self.start(at: top, of: outer, inner, radius: radius),
            let flanks = PairedFlanks(
                outer.ring(from: start.outer, by: outer.length), inner.ring(from: start.inner, by: inner.length))
        else { return nil }
        self.init(left: flanks.left, right: flanks.right, cuts: flanks.cuts, isClosed: true)
    }

    /// Returns the lengths at which the pen starts: about `top` on the outer contour, and across from it on the inner
    /// one.
    ///
    /// They are found by pairing the flanks from a position where they certainly correspond.
    private static func start(
        at top: Double, of outer: Polyline, _ inner: Polyline, radius: Double
    ) -> (outer: Double, inner: Double)? {
        guard let start = narrowest(outer, inner, away: top),
            let (left, right) = flanks(outer, inner, from: start, step: radius / 3)
        else { return nil }
        let distance = top < start.outer ? top - start.outer + outer.length : top - start.outer
        let pairs = FlankPairing(left, right).pairs
        // At a corner, many points of one flank correspond to the same point; the pen starts in the middle of them.
        let across = pairs.filter { abs(left.lengths[$0.left] - distance) < radius / 4 }
        let pair =
            across.isEmpty ? pairs.first { left.lengths[$0.left] >= distance } : across[across.count / 2]
        return pair.map { (start.outer + left.lengths[$0.left], start.inner + right.lengths[$0.right]) }
    }

    private static func flanks(
        _ outer: Polyline, _ inner: Polyline, from start: (outer: Double, inner: Double), step: Double
    ) -> (Polyline, Polyline)? {
        guard step > 0, outer.length / step < 1000 else { return nil }
        return (
            outer.ring(from: start.outer, by: outer.length).subdivided(step),
            inner.ring(from: start.inner, by: inner.length).subdivided(step)
        )
    }

    /// Returns the pair of lengths at which the inner contour comes nearest to any of several points of the outer
    /// contour, all far from a given length.
    private static func narrowest(
        _ outer: Polyline, _ inner: Polyline, away from: Double
    ) -> (outer: Double, inner: Double)? {
        var best: (distance: Double, outer: Double, inner: Double)?
        for part in 0...16 {
            let length = (from + outer.length * (0.25 + Double(part) / 32)).truncatingRemainder(
                dividingBy: outer.length)
            let point = outer.point(at: length)
            for index in inner.points.indices.dropLast() {
                let (near, t) = LineSegment(start: inner.points[index], end: inner.points[index + 1]).nearest(to: point)
                let distance = near.distance(to: point)
                guard distance < best?.distance ?? .infinity else { continue }
                let step = inner.lengths[index + 1] - inner.lengths[index]
                best = (distance, length, inner.lengths[index] + t * step)
            }
        }
        return best.map { ($0.outer, $0.inner) }
    }
}

extension Polyline {
    /// The length at which a ring first crosses the vertical through its centre, from above.
    fileprivate var top: Double? {
        let box = points.dropFirst().reduce(Rect(points[0])) { $0.union($1) }
        let crossings = points.indices.dropLast().compactMap { index -> (y: Double, length: Double)? in
            let (a, b) = (points[index], points[index + 1])
            guard (a.x <= box.midX) != (b.x <= box.midX) else { return nil }
            let t = (box.midX - a.x) / (b.x - a.x)
            return (a.interpolated(to: b, t).y, lengths[index] + t * (lengths[index + 1] - lengths[index]))
        }
        return crossings.min { $0.y < $1.y }?.length
    }
}
