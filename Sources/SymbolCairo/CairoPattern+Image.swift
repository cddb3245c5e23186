internal import CCairo
internal import SymbolDrawing
internal import SymbolGeometry

extension CairoPattern {
    /// Creates a source of pixels, whose space, after the image's own transform, `device` maps to pixels of a surface.
    static func image(_ image: ImagePaint, to device: AffineTransform) throws(CairoError) -> CairoPattern {
        let surface = try CairoSurface.copy(of: image.pixmap)
        let pattern = try CairoPattern(owning: cairo_pattern_create_for_surface(surface.raw))
        // Outside, interpolation would blend the edges with nothing.
        cairo_pattern_set_extend(pattern.raw, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern.raw, image.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        if let inverse = (device * image.transform).inverse {
            var matrix = cairo_matrix_t(inverse)
            cairo_pattern_set_matrix(pattern.raw, &matrix)
        }
        try CairoError.check(cairo_pattern_status(pattern.raw))
        return pattern
    }
}
