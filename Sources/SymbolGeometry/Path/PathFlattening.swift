extension Path {
    /// This path with its curves replaced by lines that stray from them by at most `tolerance`.
    ///
    /// Lines, moves and closes are kept as they are. See `ParametricCurve.flattened(tolerance:)`.
    package func flattened(tolerance: Double) -> Path {
        var result = Path()
        for element in elements {
            guard let start = result.currentPoint, let segment = element.segment(from: start) else {
                result.append(element)
                continue
            }
            for point in segment.flattened(tolerance: tolerance) { result.line(to: point) }
        }
        return result
    }
}
