internal import SymbolDrawing
internal import SymbolGeometry

extension ComputedStyle {
    /// Returns the stroke style of an element's outline, regardless of its paint.
    ///
    /// - Parameters:
    ///   - element: The element that has this style.
    ///   - path: The element's outline in its own user space.
    ///   - basis: The basis for relative lengths.
    ///   - scale: The size of a user-space unit in the result.
    /// - Returns: The stroke, in the result's units; nil when it has no width.
    func strokeStyle(
        of element: XMLElement, along path: Path, _ basis: LengthBasis, scale: Double = 1
    ) -> StrokeStyle? {
        let width = basis.resolve(strokeWidth, .other) * scale
        guard width > 0, width.isFinite else { return nil }
        var style = StrokeStyle(width: width, cap: strokeCap, join: strokeJoin, miterLimit: miterLimit)
        guard !dashes.isEmpty else { return style }
        let unit = scale * element.dashUnit(along: path)
        var dashes = dashes.map { basis.resolve($0, .other) * unit }
        if dashes.count % 2 == 1 { dashes += dashes }
        let sum = dashes.reduce(0, +)
        guard sum > 0, sum.isFinite else { return style }
        (style.dashes, style.dashOffset) = (dashes, basis.resolve(dashOffset, .other) * unit)
        return style
    }
}

extension XMLElement {
    /// Returns the length of one unit of dashes along a shape's outline, whose nominal length `pathLength` can set (SVG
    /// 2 §9.6); infinite when that length is 0.
    fileprivate func dashUnit(along path: Path) -> Double {
        guard let length = number("pathLength"), length >= 0 else { return 1 }
        return path.length(tolerance: 1e-3) / length
    }
}
