internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry

extension CairoPattern {
    /// Creates a source of pixels, whose space, after the image's own transform, `device` maps to pixels of a surface.
    ///
    /// An image of which a pixel of the canvas covers too much for pixman is its mean colour.
    static func image(
        _ image: ImagePaint, to device: AffineTransform, _ canvas: Rect
    ) throws(CairoError) -> CairoPattern {
        let inverse = (device * image.transform).inverse
        if let inverse, !inverse.fitsPixman(canvas) {
            let mean = image.meanColor ?? .clear
            return try CairoPattern(
                owning: cairo_pattern_create_rgba(mean.red, mean.green, mean.blue, mean.alpha))
        }
        let surface = try CairoSurface.copy(of: image.pixmap)
        let pattern = try CairoPattern(owning: cairo_pattern_create_for_surface(surface.raw))
        // Outside, interpolation would blend the edges with nothing.
        cairo_pattern_set_extend(pattern.raw, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern.raw, image.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        if let inverse {
            var matrix = cairo_matrix_t(inverse)
            cairo_pattern_set_matrix(pattern.raw, &matrix)
        }
        try CairoError.check(cairo_pattern_status(pattern.raw))
        return pattern
    }
}
