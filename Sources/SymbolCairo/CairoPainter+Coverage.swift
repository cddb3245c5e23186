internal import CCairo
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolStrokes

extension CairoPainter {
    /// Calls `body` with the bands of the canvas that an area covers exactly.
    func coverage(of area: CoverageArea, _ body: (CoverageBand) -> Void) {
        CoverageBand.each(of: area, width: width, height: height, window: clip?.window, rows: rows, body: body)
    }

    /// Returns the area of the inside of a path, in the region that it is clipped to.
    func area(of path: Path, _ rule: FillRule) -> CoverageArea {
        guard let region = clip?.region else { return .path(path, rule, transform) }
        return .part(path, rule, within: region.path, region.rule, transform)
    }

    /// Returns the union of items, each of which is a shape, or the area that a single item erases.
    func area(of items: ArraySlice<DisplayItem>) -> CoverageArea {
        guard items.count == 1, let item = items.first else { return .shapes(shapes(of: items)) }
        return switch item {
        case .fill(let fill): area(of: fill.path, fill.rule)
        case .erase(let path, let rule): area(of: path, rule)
        case .stroke, .group: .shapes(shapes(of: items))
        }
    }

    /// Returns the shapes of items, each of which is a fill or a stroke.
    func shapes(of items: ArraySlice<DisplayItem>) -> [CoveredShape] {
        items.compactMap { item in
            switch item {
            case .fill(let fill): .fill(fill.path, transform)
            case .stroke(let stroke): shape(of: stroke)
            case .erase, .group: nil
            }
        }
    }

    /// Returns the shape of a stroke with its dashes, or nil if its pen draws nothing.
    private func shape(of stroke: DisplayStroke) -> CoveredShape? {
        let pen = transform * stroke.transform
        guard stroke.isVisible(under: pen) else { return nil }
        // No pen is wider than the range of coordinates.
        let scale = max(Point(pen.a, pen.b).length, Point(pen.c, pen.d).length)
        return .stroke(
            outline(of: stroke, pen), StrokePen(stroke.style),
            width: min(stroke.style.width, CoordinateRange.limit / scale), pen)
    }
}

extension CoverageBand {
    /// Paints the context's source through the coverage of the band.
    func mask(_ context: OpaquePointer) {
        // If it cannot be created, the surface is in an error state, which the context then reports.
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        cairo_mask_surface(context, surface, Double(x), Double(y))
        cairo_surface_destroy(surface)
    }
}
