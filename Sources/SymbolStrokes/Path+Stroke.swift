package import SymbolGeometry

extension Path {
    /// The outline of this path's stroke, to be filled by the nonzero rule.
    ///
    /// - Parameters:
    ///   - pen: the caps and joins.
    ///   - width: positive, in the path's units.
    ///   - tolerance: how far the outline may stray from the true stroke, positive.
    /// - Returns: The outline, which may cross itself.
    package func stroked(_ pen: StrokePen = StrokePen(), width: Double, tolerance: Double) -> Path {
        StrokeExpansion(self, pen: pen, widest: width, tolerance: tolerance).outline(width: width)
    }

    /// The outlines of this path's strokes of several widths, all of the same commands: the outline of a width between
    /// two of them lies between them, point by point.
    package func stroked(_ pen: StrokePen = StrokePen(), widths: [Double], tolerance: Double) -> [Path] {
        guard let widest = widths.max(), widest > 0 else { return widths.map { _ in Path() } }
        let expansion = StrokeExpansion(self, pen: pen, widest: widest, tolerance: tolerance)
        return widths.map { expansion.outline(width: $0) }
    }
}
