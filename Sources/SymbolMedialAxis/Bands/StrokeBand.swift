package import SymbolGeometry

/// A stroke as a band between two flanks, along which a round pen travels.
///
/// What is drawn is cut out of the outline itself: both flanks up to the pen, and the pen's tip between them.
package struct StrokeBand: Sendable {
    /// A line across the stroke.
    struct Cut {
        /// Where it meets the flanks, by their lengths.
        var left: Double
        var right: Double
        var center: Point
        /// Of the greatest disc about the centre that keeps within the flanks.
        var radius: Double
        /// How much of the pen's way, 0…1, lies before it.
        var ink = 0.0

        var disc: Disc { Disc(center: center, radius: radius) }

        func interpolated(to other: Cut, _ t: Double) -> Cut {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
            return Cut(
                left: mix(left, other.left), right: mix(right, other.right),
                center: center.interpolated(to: other.center, t), radius: mix(radius, other.radius),
                ink: mix(ink, other.ink))
        }
    }

    /// In the direction of travel; what lies between them is clockwise (y down).
    let left: Polyline
    let right: Polyline
    /// From the pen's first place to its last; between them and the flanks' ends are the stroke's caps.
    let cuts: [Cut]
    /// Whether the last cut is the first one again.
    package let isClosed: Bool
    /// How far the pen travels.
    package let length: Double
    /// Half of the usual width.
    package let halfWidth: Double

    /// Nil where there is nothing between the flanks.
    init?(left: Polyline, right: Polyline, cuts: [Cut], isClosed: Bool) {
        guard cuts.count > 1 else { return nil }
        self.left = left
        self.right = right
        self.isClosed = isClosed
        var cuts = cuts
        var length = 0.0
        for (index, last) in zip(cuts.indices.dropFirst(), cuts) {
            length += cuts[index].center.distance(to: last.center)
            cuts[index].ink = length
        }
        guard length > 0, length.isFinite else { return nil }
        for index in cuts.indices { cuts[index].ink /= length }
        self.cuts = cuts
        self.length = length
        halfWidth = Self.usual(cuts.map(\.radius), of: cuts)
    }

    private init(
        left: Polyline, right: Polyline, measured cuts: [Cut], isClosed: Bool, length: Double, halfWidth: Double
    ) {
        (self.left, self.right, self.cuts) = (left, right, cuts)
        (self.isClosed, self.length, self.halfWidth) = (isClosed, length, halfWidth)
    }

    /// The middle one of some measures of cuts, each counted by the length of the flanks that it stands for.
    static func usual(_ measures: [Double], of cuts: [Cut]) -> Double {
        let weighted = cuts.indices.map { index in
            let (a, b) = (cuts[max(index - 1, 0)], cuts[index])
            return (measure: measures[index], weight: b.left - a.left + b.right - a.right)
        }.sorted { $0.measure < $1.measure }
        var left = weighted.reduce(0) { $0 + $1.weight } / 2
        for (measure, weight) in weighted {
            left -= weight
            if left <= 0 { return measure }
        }
        return weighted.last?.measure ?? 0
    }

    /// The same stroke, drawn the other way.
    package var reversed: StrokeBand {
        let backwards = cuts.reversed().map { cut in
            Cut(
                left: right.length - cut.right, right: left.length - cut.left, center: cut.center, radius: cut.radius,
                ink: 1 - cut.ink)
        }
        return StrokeBand(
            left: right.reversed, right: left.reversed, measured: backwards, isClosed: isClosed, length: length,
            halfWidth: halfWidth)
    }

    /// Where the pen goes, and how wide the stroke is there.
    package var centerline: CenterlineStroke {
        let knots = cuts.map { CenterlineStroke.Knot(point: $0.center, radius: $0.radius) }
        return CenterlineStroke(knots: isClosed ? knots.dropLast() : knots, isClosed: isClosed)
    }

    /// The cut up to which a share of the way lies.
    func cut(at ink: Double) -> Cut {
        var (low, high) = (1, cuts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if cuts[middle].ink >= ink { high = middle } else { low = middle + 1 }
        }
        let (a, b) = (cuts[low - 1], cuts[low])
        let step = b.ink - a.ink
        return a.interpolated(to: b, step > 0 ? min(max((ink - a.ink) / step, 0), 1) : 1)
    }

    /// The share of the way that lies before a cut, given by the lengths of both flanks up to it, added up.
    func ink(atReach reach: Double) -> Double {
        func reached(_ cut: Cut) -> Double { cut.left + cut.right }
        guard let next = cuts.firstIndex(where: { reached($0) >= reach }) else { return 1 }
        guard next > 0 else { return 0 }
        let (a, b) = (cuts[next - 1], cuts[next])
        return a.ink + (b.ink - a.ink) * (reach - reached(a)) / (reached(b) - reached(a))
    }

    /// From where to where some of it lies outside of a hidden area (nonzero rule), as shares of the way.
    ///
    /// All of it where nothing does.
    package func visible(outside hidden: Path) -> ClosedRange<Double> {
        let rings = hidden.subpaths.compactMap { Polyline(ring: $0) }
        guard !rings.isEmpty else { return 0...1 }
        func isSeen(_ cut: Cut) -> Bool {
            [cut.center, left.point(at: cut.left), right.point(at: cut.right)].contains { point in
                rings.reduce(0) { $0 + $1.winding(about: point) } == 0
            }
        }
        guard let first = cuts.firstIndex(where: isSeen), let last = cuts.lastIndex(where: isSeen), first < last
        else { return 0...1 }
        return (first == 0 ? 0 : cuts[first].ink)...(last == cuts.count - 1 ? 1 : cuts[last].ink)
    }

    /// The outline of what is drawn between two shares of the way, 0…1, clockwise, for the nonzero rule.
    ///
    /// It keeps within the stroke; its ends are round but for those of the stroke itself. A pen whose tip has grown to
    /// a share of its width draws that share of it.
    package func drawn(from first: Double, to last: Double, tip: Double = 1) -> Path {
        guard first < last else { return Path() }
        let stops = stops(from: first, to: last)
        if tip < 1 { return stops.narrowed(by: tip) }
        let (isTailCut, isHeadCut) = (first > 0 || isClosed, last < 1 || isClosed)
        let backwards = Array(stops.reversed())
        // Between the flanks all is drawn but half a stroke behind the pen: so much past a corner it gets its mitre.
        let tail = isTailCut ? stops.cut(after: stops[0].radius) : stops[0]
        let head = isHeadCut ? backwards.cut(after: backwards[0].radius) : backwards[0]
        var path = Path()
        if tail.ink < head.ink { path = Path(ring: flanks(from: first, tail, to: last, head)) }
        if isTailCut { path.appendTip(stops) }
        if isHeadCut { path.appendTip(backwards) }
        return path
    }

    /// The cuts from one share of the way to another, both included.
    private func stops(from first: Double, to last: Double) -> [Cut] {
        let (tail, head) = (cut(at: first), cut(at: last))
        return [tail] + cuts.filter { $0.ink > tail.ink && $0.ink < head.ink } + [head]
    }

    private func flanks(from first: Double, _ tail: Cut, to last: Double, _ head: Cut) -> [Point] {
        let hasStart = first <= 0 && !isClosed
        let hasEnd = last >= 1 && !isClosed
        return left.part(from: hasStart ? 0 : tail.left, to: hasEnd ? left.length : head.left)
            + right.part(from: hasStart ? 0 : tail.right, to: hasEnd ? right.length : head.right).reversed()
    }
}

extension [StrokeBand.Cut] {
    /// Where a pen is that has gone so far along them.
    fileprivate func cut(after way: Double) -> StrokeBand.Cut {
        var left = way
        for (a, b) in zip(self, dropFirst()) {
            let step = a.center.distance(to: b.center)
            if step >= left, step > 0 { return a.interpolated(to: b, left / step) }
            left -= step
        }
        return self[count - 1]
    }

    fileprivate func narrowed(by tip: Double) -> Path {
        var path = Path()
        path.append(trailOf: map { Disc(center: $0.center, radius: $0.radius * tip) })
        return path
    }
}

extension Path {
    /// The end of a pen's way, round, with what a straight cut leaves out of the last stretch where that is bent and
    /// out of the pen's way into a corner, of which the inner flank shows nothing.
    fileprivate mutating func appendTip(_ cuts: [StrokeBand.Cut]) {
        guard let tip = cuts.first else { return }
        var (length, last) = (0.0, tip)
        var discs = [tip.disc]
        for cut in cuts.dropFirst() where cut.center.distance(to: last.center) > tip.radius / 100 {
            length += cut.center.distance(to: last.center)
            let isAboutCorner = cut.left == last.left || cut.right == last.right
            guard length < 3 * tip.radius || isAboutCorner else { break }
            discs.append(cut.disc)
            last = cut
        }
        append(trailOf: discs)
    }

    /// A closed polygon.
    init(ring points: [Point]) {
        self.init()
        guard let first = points.first else { return }
        move(to: first)
        for (point, before) in zip(points.dropFirst(), points) where point != before { line(to: point) }
        close()
    }
}
