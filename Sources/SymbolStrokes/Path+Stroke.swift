package import SymbolGeometry

extension Path {
    /// Returns the outline of this path's stroke, to be filled by the nonzero rule.
    ///
    /// - Parameters:
    ///   - pen: The caps and joins.
    ///   - width: The stroke width in the path's units, positive.
    ///   - tolerance: The greatest deviation of the outline from the true stroke, in the path's units, positive.
    /// - Returns: The outline, which may cross itself.
    package func stroked(_ pen: StrokePen = StrokePen(), width: Double, tolerance: Double) -> Path {
        StrokeExpansion(self, pen: pen, widest: width, tolerance: tolerance).outline(width: width)
    }

    /// Returns the outlines of this path's strokes at several widths, all with the same commands.
    ///
    /// The outline of a width between two of them lies between their outlines, point by point.
    package func stroked(_ pen: StrokePen = StrokePen(), widths: [Double], tolerance: Double) -> [Path] {
        guard let widest = widths.max(), widest > 0 else { return widths.map { _ in Path() } }
        let expansion = StrokeExpansion(self, pen: pen, widest: widest, tolerance: tolerance)
        return widths.map { expansion.outline(width: $0) }
    }
}
