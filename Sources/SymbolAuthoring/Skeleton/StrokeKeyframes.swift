internal import SymbolGeometry
internal import SymbolStrokes

/// How a pen goes along a stroke's outline: the cuts at its beginning and its end as fractions of the outline's length
/// (the template format's `data-clipstroke-keyframes`).
///
/// Between them the drawn part's two flanks grow evenly.
struct StrokeKeyframes {
    /// A header, and for either end a flag, the order and the two fractions.
    let numbers: [Double]

    /// Finds the keyframes of an open stroke.
    ///
    /// - Parameters:
    ///   - outline: The one contour of the stroke.
    ///   - cap: What its ends look like.
    ///   - start: The beginning of the centre line; the caps are the parts of the outline nearest to its ends.
    ///   - end: The end of the centre line.
    init?(_ outline: Path, cap: StrokePen.Cap, from start: Point, to end: Point) {
        guard let contour = outline.subpaths.first, outline.subpaths.count == 1 else { return nil }
        let segments = contour.outline
        let lengths = segments.map { $0.length() }
        let total = lengths.reduce(0, +)
        guard total > 0, segments.count > cap.segmentCount else { return nil }
        func stretch(about end: Point) -> (from: Double, to: Double) {
            let place = Self.place(of: cap, in: segments, about: end)
            let reached = lengths[..<place].reduce(0, +)
            let way = (0..<cap.segmentCount).reduce(0) { $0 + lengths[(place + $1) % segments.count] }
            return (reached / total, (reached + way) / total)
        }
        let (first, last) = (stretch(about: start), stretch(about: end))
        // The pen goes from the start's cap along both flanks; the one that runs with the outline begins at its end.
        numbers = [0, 0, 0, first.to, first.from, 0, 1, last.from, last.to]
    }

    /// The first of the segments in a row that are a cap: they begin and end equally far from the line's end, and no
    /// others do so as near to it.
    private static func place(of cap: StrokePen.Cap, in segments: [PathSegment], about end: Point) -> Int {
        let errors = segments.indices.map { place in
            let last = segments[(place + cap.segmentCount - 1) % segments.count]
            let ends = [segments[place].start.distance(to: end), last.end.distance(to: end)]
            return ends[0] + ends[1] + 2 * abs(ends[0] - ends[1])
        }
        return errors.indices.min { errors[$0] < errors[$1] } ?? 0
    }
}

extension StrokePen.Cap {
    /// One side, two quarters of a circle, or three sides of a square.
    fileprivate var segmentCount: Int {
        switch self {
        case .butt: 1
        case .round: 2
        case .square: 3
        }
    }
}
