internal import SymbolGeometry

/// Where a `<marker>` draws its content (SVG 2 §13.7).
struct MarkerPlacement {
    /// The marker's viewport.
    let bounds: Rect
    /// The transform from the units of the bounds to a space whose origin is the vertex, and whose horizontal axis is
    /// the marker's direction.
    let space: AffineTransform
    /// The transform from the space of the content to that of the vertex.
    let content: AffineTransform

    /// Creates the placement of a marker; nil for one that draws nothing.
    ///
    /// - Parameters:
    ///   - element: The `<marker>` element.
    ///   - basis: What relative lengths of the shape refer to.
    ///   - strokeWidth: The width of the shape's stroke.
    init?(_ element: XMLElement, _ basis: LengthBasis, strokeWidth: Length) {
        func length(_ name: String, _ axis: LengthBasis.Axis, _ initial: Double, _ basis: LengthBasis) -> Double {
            basis.resolve(element[name].flatMap { Length($0) } ?? Length(initial), axis)
        }
        bounds = Rect(
            x: 0, y: 0, width: length("markerWidth", .horizontal, 3, basis),
            height: length("markerHeight", .vertical, 3, basis))
        let unit = element["markerUnits"] == "userSpaceOnUse" ? 1 : basis.resolve(strokeWidth, .other)
        guard bounds.width > 0, bounds.height > 0, unit > 0 else { return nil }
        let viewport = Viewport(bounds: bounds, of: element)
        let fit = viewport.placement
        // Percentages of the reference point refer to the space in which it is measured.
        var inner = basis
        if let viewBox = viewport.viewBox {
            (inner.viewportWidth, inner.viewportHeight) = (viewBox.width, viewBox.height)
        }
        let reference = fit(Point(length("refX", .horizontal, 0, inner), length("refY", .vertical, 0, inner)))
        space = .scale(unit) * .translation(x: -reference.x, y: -reference.y)
        content = space * fit
    }
}
