internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// The pixels of one tile of a pattern.
struct TileRaster {
    let width: Int
    let height: Int
    /// From pattern space to the tile's pixels.
    let transform: AffineTransform

    /// Cairo's surfaces are no longer on a side.
    private static let sideLimit = 32_000.0

    /// As many pixels as the tile covers where `device` maps pattern space to pixels, or `pixelLimit` if these are less.
    init(_ pattern: Pattern<Color>, device: AffineTransform, pixelLimit: Int) {
        let covered = Point(
            Point(device.a, device.b).length * pattern.width, Point(device.c, device.d).length * pattern.height)
        let excess = covered.x * covered.y / Double(pixelLimit)
        let size = excess > 1 ? covered / excess.squareRoot() : covered
        (width, height) = (Self.pixels(size.x), Self.pixels(size.y))
        transform = .scale(x: Double(width) / pattern.width, y: Double(height) / pattern.height)
    }

    /// Whole pixels that hold a length; a hundredth more is a rounding error.
    private static func pixels(_ length: Double) -> Int {
        Int(min(max(1, (length - 0.01).rounded(.up)), sideLimit))
    }
}

extension CairoPainter {
    func raster(_ pattern: Pattern<Color>) -> TileRaster {
        TileRaster(pattern, device: transform * pattern.transform, pixelLimit: tilePixels)
    }

    /// What draws the pictures of tiles.
    func painter(of raster: TileRaster) -> CairoPainter {
        CairoPainter(
            width: raster.width, height: raster.height, transform: raster.transform, tilePixels: tilePixels)
    }

    /// Makes a tile, drawn by itself and repeated, what the context paints with.
    func setSource(_ pattern: Pattern<Color>, of context: borrowing CairoContext) throws(CairoError) {
        let raster = raster(pattern)
        let surface = try CairoSurface(.argb32, width: raster.width, height: raster.height)
        do {
            let context = try CairoContext(surface)
            try painter(of: raster).paint(pattern.nodes, into: context)
            try context.check()
        }
        let source = try CairoPattern(owning: cairo_pattern_create_for_surface(surface.raw))
        cairo_pattern_set_extend(source.raw, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source.raw, CAIRO_FILTER_BILINEAR)
        if let inverse = (transform * pattern.transform).inverse {
            var matrix = cairo_matrix_t(raster.transform * inverse)
            cairo_pattern_set_matrix(source.raw, &matrix)
        }
        cairo_set_source(context.raw, source.raw)
    }
}
