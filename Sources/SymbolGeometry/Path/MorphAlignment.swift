/// Two contours cut where either has a corner, by equal shares of their lengths, beginning where they lie nearest to
/// each other.
///
/// By length a stroke's sides and ends correspond to those of another stroke, so that it keeps its width on the way.
struct MorphAlignment {
    /// As many of the one as of the other.
    let from: [CubicBezier]
    let to: [CubicBezier]

    /// Places that are nearer to each other than this share of the length are one.
    private static let tolerance = 1e-6
    private static let sampleCount = 64

    init(_ old: MorphContour, _ new: MorphContour) {
        let (a, b) = (MeasuredContour(old.segments), MeasuredContour(new.segments))
        let shift = Self.shift(a, b)
        let others = b.starts.map { $0 - shift - ($0 - shift).rounded(.down) }
        let cuts = (a.starts + others).sorted().reduce(into: [Double]()) { cuts, cut in
            if cut - (cuts.last ?? -1) > Self.tolerance, cut < 1 - Self.tolerance { cuts.append(cut) }
        }
        let ends = cuts.dropFirst() + [1]
        from = zip(cuts, ends).map { a.piece(from: $0, to: $1) }
        to = zip(cuts, ends).map { b.piece(from: $0 + shift, to: $1 + shift) }
    }

    /// How far along the second the first begins: of shares that lay a start on a start the one at which both lie
    /// nearest, and so near as any share does.
    private static func shift(_ a: MeasuredContour, _ b: MeasuredContour) -> Double {
        let shares = (0..<sampleCount).map { Double($0) / Double(sampleCount) }
        let (points, others) = (shares.map(a.point), shares.map(b.point))
        func cost(_ turn: Int) -> Double {
            points.indices.reduce(0.0) { sum, index in
                let way = points[index] - others[(index + turn) % sampleCount]
                return sum + way.dot(way)
            }
        }
        let coarse = shares.indices.map(cost)
        let turn = coarse.indices.min { (coarse[$0], $0) < (coarse[$1], $1) } ?? 0
        let candidates = Self.candidates(a.starts, b.starts, near: shares[turn])
        func fineCost(_ shift: Double) -> Double {
            shares.indices.reduce(0.0) { sum, index in
                let way = points[index] - b.point(at: shares[index] + shift)
                return sum + way.dot(way)
            }
        }
        let ranked = (candidates + [shares[turn]]).map { (cost: fineCost($0), shift: $0) }
        return ranked.min { ($0.cost, $0.shift) < ($1.cost, $1.shift) }?.shift ?? 0
    }

    /// The shifts that lay a start on a start and are at most a sample from another; of very many the nearest to it.
    private static func candidates(_ starts: [Double], _ others: [Double], near shift: Double) -> [Double] {
        let reach = 1 / Double(sampleCount)
        func gap(_ candidate: Double) -> Double { abs(candidate - shift - (candidate - shift).rounded()) }
        let candidates = starts.flatMap { start -> [Double] in
            let goal = start + shift
            return [-1.0, 0, 1].flatMap { turn -> ArraySlice<Double> in
                let first = others.firstSorted { $0 >= goal + turn - 2 * reach }
                let end = others.firstSorted { $0 > goal + turn + 2 * reach }
                return others[first..<end]
            }.map { $0 - start }
        }.filter { gap($0) <= reach }
        guard candidates.count > candidateLimit else { return candidates }
        return Array(candidates.sorted { (gap($0), $0) < (gap($1), $1) }.prefix(candidateLimit))
    }

    /// Far more than symbols have that are drawn by hand.
    private static let candidateLimit = 4096
}

/// A closed contour measured along its way, whose length is 1.
private struct MeasuredContour {
    private let segments: [CubicBezier]
    /// Where each segment begins.
    let starts: [Double]
    private let ends: [Double]

    init(_ segments: [CubicBezier]) {
        self.segments = segments
        let lengths = segments.map { $0.length(tolerance: 1e-3) }
        let whole = max(lengths.reduce(0, +), .leastNormalMagnitude)
        var sum = 0.0
        let sums = lengths.map { length in
            sum += length
            return sum / whole
        }
        ends = sums.dropLast() + [1]
        starts = [0] + sums.dropLast()
    }

    func point(at share: Double) -> Point {
        let (index, t) = place(of: share - share.rounded(.down))
        return segments[index].point(at: t)
    }

    /// A piece within a single segment, since both contours are cut wherever a segment begins.
    func piece(from first: Double, to last: Double) -> CubicBezier {
        let turns = ((first + last) / 2).rounded(.down)
        let (index, _) = place(of: (first + last) / 2 - turns)
        func parameter(_ share: Double) -> Double {
            let t = (share - turns - starts[index]) / max(ends[index] - starts[index], .leastNormalMagnitude)
            return t < 1e-4 ? 0 : t > 1 - 1e-4 ? 1 : t
        }
        return segments[index].subsegment(from: parameter(first), to: parameter(last))
    }

    /// Within a segment, lengths stand for parameters.
    private func place(of share: Double) -> (index: Int, t: Double) {
        let index = min(ends.firstSorted { share < $0 }, segments.count - 1)
        return (index, (share - starts[index]) / max(ends[index] - starts[index], .leastNormalMagnitude))
    }
}

extension [Double] {
    /// The place of the first number for which a condition holds that does for all after it; the end where there is
    /// none.
    fileprivate func firstSorted(where holds: (Double) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            range = holds(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
