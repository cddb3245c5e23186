internal import SymbolGeometry

/// How a pen goes along a stroke's outline: the cuts at its beginning and its end as fractions of the outline's length
/// (the template format's `data-clipstroke-keyframes`).
///
/// Between them the drawn part's two flanks grow evenly.
struct StrokeKeyframes {
    /// A header, and for either end a flag, the order and the two fractions.
    let numbers: [Double]

    /// Finds the keyframes of an open stroke with round caps.
    ///
    /// - Parameters:
    ///   - outline: The one contour of the stroke.
    ///   - start: The beginning of the centre line; the caps are the parts of the outline nearest to its ends.
    ///   - end: The end of the centre line.
    init?(_ outline: Path, from start: Point, to end: Point) {
        guard let contour = outline.subpaths.first, outline.subpaths.count == 1 else { return nil }
        let segments = contour.outline
        let lengths = segments.map { $0.length() }
        let total = lengths.reduce(0, +)
        guard total > 0, let first = Self.cap(segments, lengths, about: start),
            let last = Self.cap(segments, lengths, about: end)
        else { return nil }
        // The pen goes from the start's cap along both flanks; the flank that runs with the outline begins where the
        // cap ends.
        numbers = [0, 0, 0, first.to / total, first.from / total, 0, 1, last.from / total, last.to / total]
    }

    /// The stretch of the outline, by length, that a round cap takes: the two segments in a row whose middle is
    /// farthest from both flanks, found as those that meet beyond the line's end.
    private static func cap(
        _ segments: [PathSegment], _ lengths: [Double], about end: Point
    ) -> (from: Double, to: Double)? {
        // A cap's two quarter circles begin, meet and end equally far from the line's end.
        let count = segments.count
        var (reached, best): (Double, (error: Double, from: Double, to: Double)?) = (0, nil)
        for index in 0..<count {
            let next = (index + 1) % count
            let distances = [segments[index].start, segments[index].end, segments[next].end].map {
                $0.distance(to: end)
            }
            let mean = distances.reduce(0, +) / 3
            let error = (distances.map { abs($0 - mean) }.max() ?? 0) + mean
            if best.map({ error < $0.error }) ?? true {
                best = (error, reached, reached + lengths[index] + lengths[next])
            }
            reached += lengths[index]
        }
        return best.map { ($0.from, $0.to) }
    }
}
