internal import SymbolDrawing
internal import SymbolGeometry

extension ComputedStyle {
    /// How the outline of an element is stroked, whatever it is painted with.
    ///
    /// - Parameters:
    ///   - element: What has this style.
    ///   - path: The element's outline in its own user space.
    ///   - basis: What its lengths are measured by.
    ///   - scale: What a unit of the user space comes to in the result.
    /// - Returns: The stroke, in the result's units; nil where it has no width.
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
    /// What a unit of dashes comes to along the outline of a shape, which may say how long it is to be taken for
    /// (`pathLength`, SVG 2 §9.6); infinite where that is for nothing.
    fileprivate func dashUnit(along path: Path) -> Double {
        guard let length = number("pathLength"), length >= 0 else { return 1 }
        return path.length(tolerance: 1e-3) / length
    }
}
