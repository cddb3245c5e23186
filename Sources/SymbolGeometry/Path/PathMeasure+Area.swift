extension PathMeasure {
    /// The distances along the path between which it may meet an area, in order and apart from one another.
    ///
    /// What lies beside the area is left out in pieces as long as that is wide and high.
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
    /// Halves the span until what is left of it is no longer than a length.
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
