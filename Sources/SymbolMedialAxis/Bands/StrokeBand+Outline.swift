package import SymbolGeometry

extension StrokeBand {
    /// Creates an open stroke from an outline that goes around its two ends.
    ///
    /// On each flank, a cap takes a quarter circle or two sides of a square, which may be cut at an angle (at 45°, 1 +
    /// √2 half-widths; arrows of the set reach a little more), but not the tip of a crescent.
    init?(_ turns: StrokeTurns, longestCap: Double = 2.75) {
        let ring = turns.outline
        let (start, end) = (min(turns.ends.0, turns.ends.1), max(turns.ends.0, turns.ends.1))
        guard
            let flanks = PairedFlanks(
                ring.ring(from: start, by: end - start), ring.ring(from: end, by: ring.length - end + start).reversed)
        else { return nil }
        self.init(flanks, cap: .pi / 2 * turns.radius, longestCap: longestCap)
    }

    /// Creates an open stroke from its whole flanks.
    ///
    /// The pen starts where its disc first fills the width between the stroke's caps, and stops where it last does. The
    /// width is that of the part between the caps. Each cap takes the length `cap` of a flank, and must take no more
    /// than `longestCap` half-widths.
    private init?(_ flanks: PairedFlanks, cap: Double, longestCap: Double) {
        let (left, right, cuts) = (flanks.left, flanks.right, flanks.cuts)
        let inner = cuts.filter {
            min($0.left, $0.right, left.length - $0.left, right.length - $0.right) >= cap
        }
        let body = inner.count > 1 ? inner : cuts
        let typical = Self.median(body.map(\.radius), of: body)
        guard let first = cuts.firstIndex(where: { $0.radius > 0.995 * typical }),
            let last = cuts.lastIndex(where: { $0.radius > 0.995 * typical }), first < last
        else { return nil }
        let caps = [
            cuts[first].left, cuts[first].right, left.length - cuts[last].left, right.length - cuts[last].right
        ]
        guard caps.allSatisfy({ $0 < longestCap * typical }) else { return nil }
        self.init(left: left, right: right, cuts: Array(cuts[first...last]), isClosed: false)
    }

    /// Returns the stroke outlined by a single contour, given some of its cuts.
    ///
    /// - Parameters:
    ///   - contour: The outline.
    ///   - cuts: The ends of the cuts as fractions of the outline's length, from the stroke's beginning to its end. The
    ///     cap at the beginning extends from the first cut's `first` forward to its `second`; from cut to cut `first`
    ///     never increases and `second` never decreases.
    /// - Returns: The stroke, and the pen's progress, 0…1, at each cut; nil when the cuts do not describe a stroke.
    package static func guided(
        on contour: Subpath, by cuts: [(first: Double, second: Double)]
    ) -> (band: StrokeBand, progress: [Double])? {
        guard let ring = Polyline(ring: contour), let start = cuts.first, let end = cuts.last,
            end.second - end.first < 1.001
        else { return nil }
        let (tip, far) = ((start.first + start.second) / 2, (end.second + end.first + 1) / 2)
        let (forward, backward) = (far - tip, tip + 1 - far)
        guard forward > 0, backward > 0 else { return nil }
        func length(_ fraction: Double) -> Double { fraction * ring.length }
        let flanks = (
            ring.ring(from: length(tip), by: length(forward)),
            ring.ring(from: length(far), by: length(backward)).reversed
        )
        let lengths = (cuts.map { length($0.second - tip) }, cuts.map { length(tip - $0.first) })
        let radius = flanks.0.point(at: lengths.0[0]).distance(to: flanks.1.point(at: lengths.1[0])) / 2
        let sign = ring.ringArea < 0 ? -1.0 : 1
        let one = flanks.0.untangled(radius, by: sign, keeping: lengths.0)
        let other = flanks.1.untangled(radius, by: -sign, keeping: lengths.1)
        let ends = Array(zip(one.positions, other.positions))
        guard let first = ends.first, let last = ends.last,
            let paired = PairedFlanks(one.line, other.line), let band = StrokeBand(paired, from: first, to: last)
        else { return nil }
        return (band, ends.map { band.progress(atFlankLength: $0.0 + $0.1) })
    }

    /// Creates an open stroke from its flanks, with the pen's first and last positions as lengths along them.
    private init?(_ flanks: PairedFlanks, from start: (Double, Double), to end: (Double, Double)) {
        let (first, last) = (flanks.cut(at: start), flanks.cut(at: end))
        let inner = flanks.cuts.filter {
            $0.left > first.left && $0.right > first.right && $0.left < last.left && $0.right < last.right
        }
        self.init(left: flanks.left, right: flanks.right, cuts: [first] + inner + [last], isClosed: false)
    }
}
