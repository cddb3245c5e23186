internal import CCairo
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolText

extension CairoPattern {
    /// Creates a source of pixels, whose space, after the image's own transform, `device` maps to pixels of a surface.
    static func image(_ image: ImagePaint, to device: AffineTransform) throws(CairoError) -> CairoPattern {
        guard let inverse = (device * image.transform).inverse else { return try pixels(of: image) }
        let columns = ImageAxis(image.pixmap.width, inverse.a, inverse.c, inverse.tx)
        let rows = ImageAxis(image.pixmap.height, inverse.b, inverse.d, inverse.ty)
        let source = try pixels(of: image, columns.count, rows.count)
        var matrix = cairo_matrix_t(
            AffineTransform(
                a: columns.across, b: rows.across, c: columns.down, d: rows.down, tx: columns.offset, ty: rows.offset))
        cairo_pattern_set_matrix(source.raw, &matrix)
        try CairoError.check(cairo_pattern_status(source.raw))
        return source
    }

    /// Creates a source of an image's pixels, reduced to fewer columns and rows if it has more.
    private static func pixels(of image: ImagePaint, _ columns: Int, _ rows: Int) throws(CairoError) -> CairoPattern {
        let source = try pixels(of: image)
        let pixmap = image.pixmap
        if (columns, rows) == (pixmap.width, pixmap.height) { return source }
        let surface = try CairoSurface(.argb32, width: columns, height: rows)
        do {
            let context = try CairoContext(surface)
            cairo_scale(
                context.raw, Double(columns) / Double(pixmap.width), Double(rows) / Double(pixmap.height))
            cairo_set_source(context.raw, source.raw)
            cairo_paint(context.raw)
            try context.check()
        }
        return try pixels(of: surface, isSmooth: image.isSmooth)
    }

    private static func pixels(of image: ImagePaint) throws(CairoError) -> CairoPattern {
        try pixels(of: try CairoSurface.copy(of: image.pixmap), isSmooth: image.isSmooth)
    }

    private static func pixels(
        of surface: borrowing CairoSurface, isSmooth: Bool
    ) throws(CairoError) -> CairoPattern {
        let source = try CairoPattern(owning: cairo_pattern_create_for_surface(surface.raw))
        // Outside, interpolation would blend the edges with nothing.
        cairo_pattern_set_extend(source.raw, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(source.raw, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        return source
    }
}

/// The columns or the rows of an image, and the part of the map from pixels of a canvas that leads to them.
///
/// The numbers of pixman end at 2¹⁵. Where those of a map do not, an image has far more columns or rows than can be
/// seen, and gets fewer.
private struct ImageAxis {
    private(set) var count: Int
    private(set) var across: Double
    private(set) var down: Double
    private(set) var offset: Double

    private static let mostPixman = 32_000.0

    /// Creates an axis of `count` pixels, on which a step right on the canvas goes `across`, one downwards `down`, and
    /// where the canvas begins at `offset`.
    init(_ count: Int, _ across: Double, _ down: Double, _ offset: Double) {
        (self.count, self.across, self.down, self.offset) = (count, across, down, offset)
        let excess = max(abs(across), abs(down), abs(offset)) / Self.mostPixman
        guard excess > 1 else { return }
        self.count = max(Int(clamping: Double(count) / excess), 1)
        let isSingle = self.count == 1
        // On a single pixel all places look alike, but Cairo takes no map that cannot be inverted.
        let scale = isSingle ? 0x1p-20 / max(abs(across), abs(down)) : Double(self.count) / Double(count)
        (self.across, self.down, self.offset) = (across * scale, down * scale, isSingle ? 0.5 : offset * scale)
    }
}
