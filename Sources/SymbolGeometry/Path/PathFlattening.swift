extension Path {
    /// Returns this path with its curves replaced by lines that deviate from them by at most `tolerance`.
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
