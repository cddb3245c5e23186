package import SymbolGeometry
extension CenterlineStroke {
    /// The areas that the pen covers before it moves and on its way, approximately; a sweep begins with nothing.
    package var areas: (tip: Double, way: Double) {
        if let sweep { return (0, sweep.length * 2 * sweep.halfWidth) }
        let (track, radius) = (sparseTrack, knots.first?.radius ?? 0)
        return (.pi * radius * radius, zip(track, track.dropFirst()).reduce(0) { $0 + $1.0.newArea(to: $1.1) })
    }

    /// Returns the region that the pen covers between two fractions of the area that it covers, 0…1.
    ///
    /// The region is made of discs and the tapered bands that join them, as one path for the nonzero rule with every
    /// piece wound clockwise. Both ends are round. It is `margin` wider than the stroke on all sides, except where it
    /// is cut, so that it can cover the outline's own edge. It is empty when `last <= first`. A longer part always
    /// covers a shorter one inside it, and 0…1 of a closed stroke is the whole ring. A pen whose tip has only grown
    /// to the fraction `tip` of its width covers that fraction of the stroke's width.
    ///
    /// Where other strokes are within reach, of which it would cover a part too, the margin is `crowdedMargin`.
    package func region(
        from first: Double, to last: Double, tip: Double = 1, margin: Double, crowdedMargin: Double? = nil
    ) -> Path {
        func reach(at knot: Knot) -> Double { margin + ((crowdedMargin ?? margin) - margin) * knot.crowding }
        guard first < last else { return Path() }
        if let sweep { return sweep.region(from: first, to: last, margin: margin) }
        var part = part(from: max(0, first), to: min(1, last))
        let isCut = part.count > 1 && (first > 0 || last < 1)
        let hasTips = (tail: isCut && (first > 0 || isClosed), head: isCut && (last < 1 || isClosed))
        if hasTips.head { part.addKnot(beforeTipWith: reach(at:)) }
        if hasTips.tail {
            part.reverse()
            part.addKnot(beforeTipWith: reach(at:))
            part.reverse()
        }
        var discs = part.map { Disc(center: $0.point, radius: $0.radius + reach(at: $0)) }
        if hasTips.head, let head = part.last { discs.taper(to: head) }
        if hasTips.tail, let tail = part.first { discs.taper(to: tail) }
        for index in discs.indices { discs[index].radius *= tip }
        var path = Path()
        path.append(trailOf: discs)
        return path
    }

    /// Returns the knots between two fractions of the covered area, with new knots at the cuts.
    ///
    /// Fractions are of area rather than length, which is the same for a pen of constant width, so that wide places are
    /// not filled all at once.
    private func part(from first: Double, to last: Double) -> [Knot] {
        let track = sparseTrack
        let area = zip(track, track.dropFirst()).reduce(0) { $0 + $1.0.newArea(to: $1.1) }
        guard area > 0 else { return track.max { $0.radius < $1.radius }.map { [$0] } ?? [] }
        let (start, end) = (first * area, last >= 1 ? .infinity : last * area)
        var (part, reached): ([Knot], Double) = ([], 0)
        for (a, b) in zip(track, track.dropFirst()) {
            let step = a.newArea(to: b)
            defer { reached += step }
            guard reached <= end, reached + step >= start else { continue }
            func knot(at amount: Double, otherwise: Double) -> Knot {
                a.interpolated(to: b, step > 0 ? min(max((amount - reached) / step, 0), 1) : otherwise)
            }
            if part.isEmpty { part.append(knot(at: start, otherwise: 0)) }
            part.append(knot(at: end, otherwise: 1))
        }
        return part.isEmpty ? track.suffix(1) : part
    }

    /// The track without the knots that lie, to within a fiftieth of their radius, on the line between others.
    ///
    /// The choice of knots does not depend on where the track is cut; otherwise a longer part might not cover a shorter
    /// one.
    private var sparseTrack: [Knot] {
        let track = track
        guard var kept = track.first.map({ [$0] }) else { return [] }
        var anchor = 0
        while anchor < track.count - 1 {
            var next = anchor + 1
            while next + 1 < track.count, next - anchor < 48, isStraight(track[anchor...(next + 1)]) { next += 1 }
            kept.append(track[next])
            anchor = next
        }
        return kept
    }

    private func isStraight(_ run: ArraySlice<Knot>) -> Bool {
        guard let first = run.first, let last = run.last else { return true }
        let chord = last.point - first.point
        let square = chord.dot(chord)
        guard square > 0 else { return false }
        return run.dropFirst().dropLast().allSatisfy { knot in
            let t = (knot.point - first.point).dot(chord) / square
            guard t >= 0, t <= 1 else { return false }
            let nearest = first.interpolated(to: last, t)
            guard nearest.crowding == knot.crowding else { return false }
            return nearest.point.distance(to: knot.point) + abs(nearest.radius - knot.radius) <= knot.radius / 50
        }
    }
}

extension [CenterlineStroke.Knot] {
    /// Inserts the knot from which a disc with its margin reaches the ends of the last disc's diameter.
    fileprivate mutating func addKnot(beforeTipWith margin: (CenterlineStroke.Knot) -> Double) {
        guard count > 1, let tip = last else { return }
        let (before, extra) = (self[count - 2], margin(tip))
        let (distance, reach) = (
            before.point.distance(to: tip.point), (extra * (2 * tip.radius + extra)).squareRoot()
        )
        if distance > reach { insert(tip.interpolated(to: before, reach / distance), at: count - 1) }
    }
}

extension [Disc] {
    /// Reduces discs whose margin extends beyond the pen, so that each at most touches the ends of its tip's diameter.
    fileprivate mutating func taper(to tip: CenterlineStroke.Knot) {
        for index in indices {
            let distance = self[index].center.distance(to: tip.point)
            self[index].radius = Swift.min(
                self[index].radius, (tip.radius * tip.radius + distance * distance).squareRoot())
        }
    }
}

extension CenterlineStroke.Knot {
    /// Returns the approximate area newly covered by the pen on its way to `other`: a band, or a ring when the pen
    /// mostly widens.
    fileprivate func newArea(to other: CenterlineStroke.Knot) -> Double {
        let band = point.distance(to: other.point) * (radius + other.radius)
        return max(band, .pi * (other.radius * other.radius - radius * radius))
    }
}
