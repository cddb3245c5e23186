package import SymbolGeometry
extension CenterlineStroke {
    /// The region that the pen has covered between two fractions of its ink, 0…1: discs and the tapered bands
    /// that join them, one path for the nonzero rule with every piece wound clockwise.
    ///
    /// Both ends are round. It is `margin` wider than the stroke on all sides but where it has been cut, so that it can
    /// cover the outline's own edge. Empty where `last <= first`; a longer stretch always covers a shorter one inside
    /// it, and 0…1 of a closed stroke is the whole ring. A pen whose tip has grown to a share of its width covers
    /// that share of it.
    package func region(from first: Double, to last: Double, tip: Double = 1, margin: Double) -> Path {
        guard first < last else { return Path() }
        if let sweep { return sweep.region(from: first, to: last, margin: margin) }
        var part = part(from: max(0, first), to: min(1, last))
        let isCut = part.count > 1 && (first > 0 || last < 1)
        let hasTips = (tail: isCut && (first > 0 || isClosed), head: isCut && (last < 1 || isClosed))
        if hasTips.head { part.addKnot(beforeTipWith: margin) }
        if hasTips.tail {
            part.reverse()
            part.addKnot(beforeTipWith: margin)
            part.reverse()
        }
        var discs = part.map { Disc(center: $0.point, radius: $0.radius + margin) }
        if hasTips.head, let head = part.last { discs.taper(to: head) }
        if hasTips.tail, let tail = part.first { discs.taper(to: tail) }
        for index in discs.indices { discs[index].radius *= tip }
        var path = Path()
        path.append(trailOf: discs)
        return path
    }

    /// The knots between two fractions of the ink, with new ones where it is cut.
    ///
    /// By ink and not by length, which is the same where the pen is equally wide, so that wide places are not filled
    /// all at once.
    private func part(from first: Double, to last: Double) -> [Knot] {
        let track = sparseTrack
        let ink = zip(track, track.dropFirst()).reduce(0) { $0 + $1.0.ink(to: $1.1) }
        guard ink > 0 else { return track.max { $0.radius < $1.radius }.map { [$0] } ?? [] }
        let (start, end) = (first * ink, last >= 1 ? .infinity : last * ink)
        var (part, reached): ([Knot], Double) = ([], 0)
        for (a, b) in zip(track, track.dropFirst()) {
            let step = a.ink(to: b)
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

    /// The track without the knots that lie, to within a fiftieth of their radius, on the way between others.
    ///
    /// Which knots stay does not depend on where the track is cut, or else a longer part might not cover a shorter.
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
        let way = last.point - first.point
        let square = way.dot(way)
        guard square > 0 else { return false }
        return run.dropFirst().dropLast().allSatisfy { knot in
            let t = (knot.point - first.point).dot(way) / square
            guard t >= 0, t <= 1 else { return false }
            let chord = first.interpolated(to: last, t)
            return chord.point.distance(to: knot.point) + abs(chord.radius - knot.radius) <= knot.radius / 50
        }
    }
}

extension [CenterlineStroke.Knot] {
    /// Adds the knot from which a disc with its margin reaches the ends of the last one's diameter.
    fileprivate mutating func addKnot(beforeTipWith margin: Double) {
        guard count > 1, let tip = last else { return }
        let before = self[count - 2]
        let (way, reach) = (before.point.distance(to: tip.point), (margin * (2 * tip.radius + margin)).squareRoot())
        if way > reach { insert(tip.interpolated(to: before, reach / way), at: count - 1) }
    }
}

extension [Disc] {
    /// Takes back what a margin lets discs reach beyond the pen: each touches the ends of its tip's diameter at most.
    fileprivate mutating func taper(to tip: CenterlineStroke.Knot) {
        for index in indices {
            let way = self[index].center.distance(to: tip.point)
            self[index].radius = Swift.min(self[index].radius, (tip.radius * tip.radius + way * way).squareRoot())
        }
    }
}

extension CenterlineStroke.Knot {
    /// About the area that the pen newly covers on its way to `other`: a band, or where it mostly widens a ring.
    fileprivate func ink(to other: CenterlineStroke.Knot) -> Double {
        let band = point.distance(to: other.point) * (radius + other.radius)
        return max(band, .pi * (other.radius * other.radius - radius * radius))
    }
}
