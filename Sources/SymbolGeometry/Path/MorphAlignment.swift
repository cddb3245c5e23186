/// Two contours cut at equal fractions of their lengths, wherever either has a corner, from the starts at which they
/// lie nearest to each other.
///
/// Measured by length, the sides and ends of a stroke correspond to those of another stroke, so that it keeps its width
/// during the morph.
struct MorphAlignment {
    /// The pieces of the first contour, as many as of the second.
    let from: [CubicBezier]
    let to: [CubicBezier]

    /// Cuts closer to each other than this fraction of the length count as one.
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

    /// Returns the fraction of the second contour's length at which the first begins.
    ///
    /// Of the shifts that align a segment's start with another's, and the best sampled one, it is the one at which both
    /// contours lie nearest to each other.
    private static func shift(_ a: MeasuredContour, _ b: MeasuredContour) -> Double {
        let fractions = (0..<sampleCount).map { Double($0) / Double(sampleCount) }
        let (points, others) = (fractions.map(a.point), fractions.map(b.point))
        func cost(_ turn: Int) -> Double {
            points.indices.reduce(0.0) { sum, index in
                let offset = points[index] - others[(index + turn) % sampleCount]
                return sum + offset.dot(offset)
            }
        }
        let coarse = fractions.indices.map(cost)
        let turn = coarse.indices.min { (coarse[$0], $0) < (coarse[$1], $1) } ?? 0
        let candidates = Self.candidates(a.starts, b.starts, near: fractions[turn])
        func fineCost(_ shift: Double) -> Double {
            fractions.indices.reduce(0.0) { sum, index in
                let offset = points[index] - b.point(at: fractions[index] + shift)
                return sum + offset.dot(offset)
            }
        }
        let ranked = (candidates + [fractions[turn]]).map { (cost: fineCost($0), shift: $0) }
        return ranked.min { ($0.cost, $0.shift) < ($1.cost, $1.shift) }?.shift ?? 0
    }

    /// Returns the shifts that align two starts and are at most one sample from `shift`; of too many, the nearest to
    /// it.
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

    /// Far more than hand-drawn symbols have.
    private static let candidateLimit = 4096
}

/// A closed contour parametrized by arc length, scaled to a total of 1.
private struct MeasuredContour {
    private let segments: [CubicBezier]
    /// The fraction of the length at which each segment begins.
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

    func point(at fraction: Double) -> Point {
        let (index, t) = location(of: fraction - fraction.rounded(.down))
        return segments[index].point(at: t)
    }

    /// Returns a piece, which lies within a single segment since both contours are cut wherever a segment begins.
    func piece(from first: Double, to last: Double) -> CubicBezier {
        let turns = ((first + last) / 2).rounded(.down)
        let (index, _) = location(of: (first + last) / 2 - turns)
        func parameter(_ fraction: Double) -> Double {
            let t = (fraction - turns - starts[index]) / max(ends[index] - starts[index], .leastNormalMagnitude)
            return t < 1e-4 ? 0 : t > 1 - 1e-4 ? 1 : t
        }
        return segments[index].subsegment(from: parameter(first), to: parameter(last))
    }

    /// Returns a segment and a parameter in it; within a segment, the parameter is taken to be proportional to length.
    private func location(of fraction: Double) -> (index: Int, t: Double) {
        let index = min(ends.firstSorted { fraction < $0 }, segments.count - 1)
        return (index, (fraction - starts[index]) / max(ends[index] - starts[index], .leastNormalMagnitude))
    }
}

extension [Double] {
    /// Returns the index of the first number that satisfies a predicate which all after it satisfy too, or the end
    /// index if there is none.
    fileprivate func firstSorted(where predicate: (Double) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            range = predicate(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
