extension PathMeasure {
    /// Returns the ranges of distances along the path in which it may meet an area, in order and disjoint.
    ///
    /// The path outside the area is left out in pieces no longer than the area's width and height together.
    func parts(meeting area: Rect) -> [ClosedRange<Double>] {
        let size = max(area.width + area.height, tolerance)
        var parts: [ClosedRange<Double>] = []
        for span in contours.lazy.flatMap(\.spans) {
            span.eachPart(meeting: area, longest: size, tolerance: tolerance) { part in
                if let last = parts.last, part.lowerBound <= last.upperBound {
                    parts[parts.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
                } else {
                    parts.append(part)
                }
            }
        }
        return parts
    }
}

extension PathMeasure.Span {
    /// Calls `body` with the parts of the span that may meet an area, halved until none is longer than `longest`.
    fileprivate func eachPart(
        meeting area: Rect, longest: Double, tolerance: Double, _ body: (ClosedRange<Double>) -> Void
    ) {
        guard segment.bounds.intersection(area) != nil else { return }
        guard to - from > longest else { return body(from...to) }
        let (first, second) = segment.split(at: 0.5)
        let middle = from + first.length(tolerance: tolerance)
        guard middle > from, middle < to else { return body(from...to) }
        for (half, from, to) in [(first, from, middle), (second, middle, to)] {
            PathMeasure.Span(segment: half, from: from, to: to)
                .eachPart(meeting: area, longest: longest, tolerance: tolerance, body)
        }
    }
}
