internal import CCairo
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolStrokes

/// Paints through the exact coverage of an area.
extension CairoPainter {
    func fillExactly(_ path: Path, _ rule: FillRule, into context: borrowing CairoContext) {
        let raw = context.raw
        CoverageBand.each(of: path, rule, transform, width: width, height: height, window: window) {
            $0.mask(raw)
        }
    }

    /// Strokes a path in its dashes, where `pen` leads from its space to pixels.
    func strokeExactly(
        _ path: Path, _ style: StrokeStyle, _ pen: AffineTransform, into context: borrowing CairoContext
    ) {
        let raw = context.raw
        // No pen is wider than the range of coordinates.
        let scale = max(Point(pen.a, pen.b).length, Point(pen.c, pen.d).length)
        CoverageBand.each(
            ofStroke: path, StrokePen(style), lineWidth: min(style.width, CoordinateRange.limit / scale), pen,
            width: width, height: height, window: window
        ) { $0.mask(raw) }
    }
}

extension CoverageBand {
    fileprivate func mask(_ context: OpaquePointer) {
        // One that cannot be made is a surface in an error, which the context then reports.
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        cairo_mask_surface(context, surface, Double(x), Double(y))
        cairo_surface_destroy(surface)
    }
}
