internal import CCairo
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging

extension CairoPattern {
    /// Creates a source of pixels, whose space, after the image's own transform, `device` maps to pixels of a surface.
    static func image(_ image: ImagePaint, to device: AffineTransform) throws(CairoError) -> CairoPattern {
        let pixmap = image.pixmap
        let surface = try CairoSurface(.argb32, width: pixmap.width, height: pixmap.height)
        try surface.withRows { target, stride, width, height in
            pixmap.bytes.withUnsafeBytes { source in
                for y in 0..<height { copy(row: y, of: source, to: target + y * stride, width) }
            }
        }
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

/// Copies a row of RGBA bytes as native words with alpha in the highest byte.
private func copy(row y: Int, of source: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer, _ width: Int) {
    for x in 0..<width {
        let rgba = UInt32(bigEndian: source.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self))
        target.storeBytes(of: rgba >> 8 | rgba << 24, toByteOffset: x * 4, as: UInt32.self)
    }
}
