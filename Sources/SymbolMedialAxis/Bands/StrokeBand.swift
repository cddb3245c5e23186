package import SymbolGeometry

/// A stroke represented as a band between two flanks, along which a round pen travels.
///
/// The drawn part is cut out of the outline itself: it consists of both flanks up to the pen, and the pen's tip between
/// them.
package struct StrokeBand: Sendable {
    /// A line across the stroke.
    struct Cut {
        /// The length along the left flank at which the cut meets it.
        var left: Double
        /// The length along the right flank at which the cut meets it.
        var right: Double
        /// The centre of the pen.
        var center: Point
        /// The radius of the largest disc about the centre that stays within the flanks.
        var radius: Double
        /// The fraction of the pen's travel, 0…1, before the cut.
        var progress = 0.0

        var disc: Disc { Disc(center: center, radius: radius) }

        func interpolated(to other: Cut, _ t: Double) -> Cut {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
            return Cut(
                left: mix(left, other.left), right: mix(right, other.right),
                center: center.interpolated(to: other.center, t), radius: mix(radius, other.radius),
                progress: mix(progress, other.progress))
        }
    }

    /// The left flank, in the direction of travel; the area between the flanks is clockwise (y down).
    let left: Polyline
    /// The right flank, in the direction of travel.
    let right: Polyline
    /// The cuts from the pen's first position to its last; the stroke's caps lie beyond them.
    let cuts: [Cut]
    /// Whether the stroke is a ring, whose last cut repeats the first.
    package let isClosed: Bool
    /// The distance that the pen travels.
    package let length: Double
    /// Half the typical width.
    package let halfWidth: Double

    /// Creates a band; nil when there is nothing between the flanks.
    init?(left: Polyline, right: Polyline, cuts: [Cut], isClosed: Bool) {
        guard cuts.count > 1 else { return nil }
        self.left = left
        self.right = right
        self.isClosed = isClosed
        var cuts = cuts
        var length = 0.0
        for (index, last) in zip(cuts.indices.dropFirst(), cuts) {
            length += cuts[index].center.distance(to: last.center)
            cuts[index].progress = length
        }
        guard length > 0, length.isFinite else { return nil }
        for index in cuts.indices { cuts[index].progress /= length }
        self.cuts = cuts
        self.length = length
        halfWidth = Self.median(cuts.map(\.radius), of: cuts)
    }

    private init(
        left: Polyline, right: Polyline, measured cuts: [Cut], isClosed: Bool, length: Double, halfWidth: Double
    ) {
        (self.left, self.right, self.cuts) = (left, right, cuts)
        (self.isClosed, self.length, self.halfWidth) = (isClosed, length, halfWidth)
    }

    /// Returns the median of a measure of cuts, each weighted by the length of the flanks that it represents.
    static func median(_ measures: [Double], of cuts: [Cut]) -> Double {
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

    /// The same stroke, drawn in the opposite direction.
    package var reversed: StrokeBand {
        let backwards = cuts.reversed().map { cut in
            Cut(
                left: right.length - cut.right, right: left.length - cut.left, center: cut.center, radius: cut.radius,
                progress: 1 - cut.progress)
        }
        return StrokeBand(
            left: right.reversed, right: left.reversed, measured: backwards, isClosed: isClosed, length: length,
            halfWidth: halfWidth)
    }

    /// The path of the pen, with the width of the stroke along it.
    package var centerline: CenterlineStroke {
        let knots = cuts.map { CenterlineStroke.Knot(point: $0.center, radius: $0.radius) }
        return CenterlineStroke(knots: isClosed ? knots.dropLast() : knots, isClosed: isClosed)
    }

    /// Returns the cut at a fraction of the pen's travel.
    func cut(at progress: Double) -> Cut {
        var (low, high) = (1, cuts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if cuts[middle].progress >= progress { high = middle } else { low = middle + 1 }
        }
        let (a, b) = (cuts[low - 1], cuts[low])
        let step = b.progress - a.progress
        return a.interpolated(to: b, step > 0 ? min(max((progress - a.progress) / step, 0), 1) : 1)
    }

    /// Returns the fraction of the pen's travel before a cut, given the sum of the lengths of both flanks up to it.
    func progress(atFlankLength length: Double) -> Double {
        func reached(_ cut: Cut) -> Double { cut.left + cut.right }
        guard let next = cuts.firstIndex(where: { reached($0) >= length }) else { return 1 }
        guard next > 0 else { return 0 }
        let (a, b) = (cuts[next - 1], cuts[next])
        return a.progress + (b.progress - a.progress) * (length - reached(a)) / (reached(b) - reached(a))
    }

    /// Returns the range, in fractions of the pen's travel, between the first and last cuts that are not entirely
    /// inside a hidden area (nonzero rule).
    ///
    /// The range is 0…1 when everything is hidden.
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
        return (first == 0 ? 0 : cuts[first].progress)...(last == cuts.count - 1 ? 1 : cuts[last].progress)
    }

    /// Returns the outline of what is drawn between two fractions of the pen's travel, 0…1, clockwise, for the
    /// nonzero rule.
    ///
    /// The outline stays within the stroke; its ends are round, except for those of the stroke itself, into which a
    /// round one turns on the last half width. A pen whose tip has only grown to the fraction `tip` of its width draws
    /// that fraction of the stroke's width.
    package func drawn(from first: Double, to last: Double, tip: Double = 1) -> Path {
        guard first < last else { return Path() }
        guard let caps = bluntCaps else { return drawn(from: first, to: last, tip: tip, ends: Path()) }
        let (start, end) = (caps.start.cut.progress, caps.end.cut.progress)
        // Within a cap, the pen stands where its disc fits in.
        if last < start { return caps.start.blot(tip) }
        if first > end { return caps.end.blot(tip) }
        var ends = Path()
        if first <= 0 { ends.append(caps.start.narrowed(by: tip)) }
        if last >= 1 { ends.append(caps.end.narrowed(by: tip)) }
        let (tail, head) = (first > 0 ? max(first, start) : first, last < 1 ? min(last, end) : last)
        guard tail < head else { return ends }
        var path = drawn(from: tail, to: head, tip: tip, ends: ends)
        guard tip >= 1 else { return path }
        if first > 0 { path.append(caps.start.outline(at: cut(at: tail), remaining: first * length)) }
        if last < 1 { path.append(caps.end.outline(at: cut(at: head), remaining: (1 - last) * length)) }
        return path
    }

    private func drawn(from first: Double, to last: Double, tip: Double, ends: Path) -> Path {
        let stops = stops(from: first, to: last)
        var path = ends
        if tip < 1 {
            path.append(stops.narrowed(by: tip))
            return path
        }
        let (isTailCut, isHeadCut) = (first > 0 || isClosed, last < 1 || isClosed)
        let backwards = Array(stops.reversed())
        // Between the flanks, the drawing ends half a stroke width behind the pen, so a corner gets its mitre once the
        // pen is that far past it.
        let tail = isTailCut ? stops.cut(after: stops[0].radius) : stops[0]
        let head = isHeadCut ? backwards.cut(after: backwards[0].radius) : backwards[0]
        if tail.progress < head.progress { path.append(Path(ring: flanks(from: first, tail, to: last, head))) }
        if isTailCut { path.appendTip(stops) }
        if isHeadCut { path.appendTip(backwards) }
        return path
    }

    /// Returns the cuts from one fraction of the pen's travel to another, inclusive.
    private func stops(from first: Double, to last: Double) -> [Cut] {
        let (tail, head) = (cut(at: first), cut(at: last))
        return [tail] + cuts.filter { $0.progress > tail.progress && $0.progress < head.progress } + [head]
    }

    private func flanks(from first: Double, _ tail: Cut, to last: Double, _ head: Cut) -> [Point] {
        let hasStart = first <= 0 && !isClosed
        let hasEnd = last >= 1 && !isClosed
        return left.part(from: hasStart ? 0 : tail.left, to: hasEnd ? left.length : head.left)
            + right.part(from: hasStart ? 0 : tail.right, to: hasEnd ? right.length : head.right).reversed()
    }
}

extension [StrokeBand.Cut] {
    /// Returns the position of a pen that has travelled a distance along the cuts.
    fileprivate func cut(after distance: Double) -> StrokeBand.Cut {
        var left = distance
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
    /// Appends the round end of the pen's travel.
    ///
    /// It includes what a straight cut omits from a bent last stretch, and from the pen's path into a corner, of which
    /// the inner flank shows nothing.
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

    /// Creates a closed polygon.
    init(ring points: [Point]) {
        self.init()
        guard let first = points.first else { return }
        move(to: first)
        for (point, before) in zip(points.dropFirst(), points) where point != before { line(to: point) }
        close()
    }
}
