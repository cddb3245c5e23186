internal import SymbolGeometry
internal import SymbolStrokes

/// The path of a pen along a stroke's outline: the cuts at its beginning and its end as fractions of the outline's
/// length (the template format's `data-clipstroke-keyframes`).
///
/// Between them, both flanks of the drawn part grow evenly.
struct StrokeKeyframes {
    /// The numbers: a header, and for either end a flag, the order and the two fractions.
    let numbers: [Double]

    /// Finds the keyframes of an open stroke; nil when the outline has no such form.
    ///
    /// - Parameters:
    ///   - outline: The single contour of the stroke.
    ///   - cap: The cap at both ends.
    ///   - start: The beginning of the centre line; the caps are the parts of the outline nearest to its ends.
    ///   - end: The end of the centre line.
    init?(_ outline: Path, cap: StrokePen.Cap, from start: Point, to end: Point) {
        guard let contour = outline.subpaths.first, outline.subpaths.count == 1 else { return nil }
        let segments = contour.outline
        let lengths = segments.map { $0.length() }
        let total = lengths.reduce(0, +)
        guard total > 0, segments.count > cap.segmentCount else { return nil }
        func range(about end: Point) -> (from: Double, to: Double) {
            let index = Self.index(of: cap, in: segments, about: end)
            let reached = lengths[..<index].reduce(0, +)
            let length = (0..<cap.segmentCount).reduce(0) { $0 + lengths[(index + $1) % segments.count] }
            return (reached / total, (reached + length) / total)
        }
        let (first, last) = (range(about: start), range(about: end))
        // The pen moves from the start's cap along both flanks; the flank that runs with the outline begins at the
        // cap's end.
        numbers = [0, 0, 0, first.to, first.from, 0, 1, last.from, last.to]
    }

    /// Returns the index of the first segment of a cap: its segments begin and end equally far from the line's end, and
    /// nearer to it than any others.
    private static func index(of cap: StrokePen.Cap, in segments: [PathSegment], about end: Point) -> Int {
        let errors = segments.indices.map { index in
            let last = segments[(index + cap.segmentCount - 1) % segments.count]
            let ends = [segments[index].start.distance(to: end), last.end.distance(to: end)]
            return ends[0] + ends[1] + 2 * abs(ends[0] - ends[1])
        }
        return errors.indices.min { errors[$0] < errors[$1] } ?? 0
    }
}

extension StrokePen.Cap {
    /// The number of segments: one side, two quarters of a circle, or three sides of a square.
    fileprivate var segmentCount: Int {
        switch self {
        case .butt: 1
        case .round: 2
        case .square: 3
        }
    }
}
