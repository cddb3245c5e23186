extension Path {
    /// Returns the dashes of the path as open subpaths (SVG 2 §13.5.6).
    ///
    /// The lengths of the pattern are dashes and gaps in turn, and each subpath starts it anew. A dash that runs over
    /// the start of a closed subpath is one piece.
    ///
    /// - Parameters:
    ///   - pattern: An even number of lengths, none negative, with a positive sum.
    ///   - offset: The distance into the pattern at which each subpath starts.
    ///   - area: The area to dash: dashes wholly outside it may be omitted. Nil stands for the whole plane.
    ///   - limit: The most work to be done, in segments visited.
    /// - Returns: The dashes, or `nil` if they would take more work than the limit.
    package func dashed(_ pattern: [Double], offset: Double, in area: Rect? = nil, limit: Int) -> Path? {
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, offset.isFinite else { return self }
        let dashes = DashPattern(pattern, offset: offset)
        var (path, work) = (Path(), 0.0)
        for subpath in subpaths {
            let measure = PathMeasure(Path(subpath))
            // Beyond this, adding a dash to the distance reached would not change it.
            guard measure.length / period < 0x1p50 else { return nil }
            let parts = area.flatMap { measure.length > 0 ? measure.parts(meeting: $0) : nil } ?? [0...measure.length]
            let count = parts.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) / period + 1 }
            work += count * Double(pattern.count / 2 * subpath.workPerDash)
            guard work <= Double(limit) else { return nil }
            path.append(measure.dashed(dashes, in: parts, isClosed: subpath.isClosed))
        }
        return path
    }
}

extension Subpath {
    /// The work of cutting out a dash, in segments visited: all segments are visited, a path is made of the dash, and
    /// the lengths of curves are integrated again for both of its ends.
    fileprivate var workPerDash: Int {
        let isCurved = segments.contains { if case .line = $0 { false } else { true } }
        return segments.count + (isCurved ? 700 : 100)
    }
}

/// A repeating pattern of dashes and gaps.
private struct DashPattern {
    let lengths: [Double]
    let period: Double
    /// The index of the dash or gap at distance 0.
    let first: Int
    /// The length of that dash or gap from distance 0 on.
    let remainder: Double

    init(_ lengths: [Double], offset: Double) {
        period = lengths.reduce(0, +)
        var rest = offset.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest > 0, rest >= lengths[index], index < lengths.count - 1 {
            rest -= lengths[index]
            index += 1
        }
        self.lengths = lengths
        first = index
        remainder = max(0, lengths[index] - rest)
    }

    /// Returns the distances between which there are dashes, in order from 0 to `length`, where these meet the ordered
    /// `parts`.
    func dashes(upTo length: Double, in parts: [ClosedRange<Double>]) -> [(from: Double, to: Double)] {
        var dashes: [(from: Double, to: Double)] = []
        var (distance, index, step) = (remainder - lengths[first], first, lengths[first])
        // Measured lengths have rounding errors: a remainder of a billionth counts as nothing.
        let almost = length * (1 - 1e-9)
        for part in parts {
            let periods = ((part.lowerBound - distance) / period).rounded(.down)
            if periods > 0 { distance += periods * period }
            while distance <= part.upperBound, distance < almost || (distance <= 0 && length == 0) {
                let end = distance + step > almost ? length : distance + step
                if index % 2 == 0, end >= part.lowerBound { dashes.append((max(distance, 0), end)) }
                distance += step
                index = (index + 1) % lengths.count
                step = lengths[index]
                if length == 0 { break }
            }
        }
        return dashes
    }
}

extension PathMeasure {
    fileprivate func dashed(_ pattern: DashPattern, in parts: [ClosedRange<Double>], isClosed: Bool) -> Path {
        let dashes = pattern.dashes(upTo: length, in: parts)
        var pieces = dashes.map { dash(from: $0.from, to: $0.to) }
        if isClosed, pieces.count > 1, let first = dashes.first, let last = dashes.last, first.from == 0,
            last.to == length
        {
            var joined = pieces.removeLast()
            for element in pieces.removeFirst().elements.dropFirst() { joined.append(element) }
            pieces.append(joined)
        }
        return pieces.reduce(into: Path()) { $0.append($1) }
    }

    /// Returns one dash, which is always open.
    ///
    /// A dash of zero length keeps a trace of the path's direction, which its caps follow.
    private func dash(from first: Double, to last: Double) -> Path {
        let trace = first == last ? length * 1e-9 : 0
        let from = min(first, length - trace)
        return part(from: from, to: max(last, from + trace)).opened
    }
}

extension Path {
    /// The path with closed subpaths replaced by open ones that end where they begin.
    fileprivate var opened: Path {
        subpaths.reduce(into: Path()) { path, subpath in
            path.append(Subpath(start: subpath.start, segments: subpath.outline))
        }
    }
}
