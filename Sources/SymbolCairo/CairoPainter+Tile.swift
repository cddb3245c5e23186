internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

/// The way in which a pattern is drawn.
enum Tiling {
    /// A repeated raster image of one tile.
    case raster(TileRaster)
    /// Each visible tile by itself, if tiles are too large for an image, at these origins in pattern space.
    case each([Point])
}

extension CairoPainter {
    /// Returns how a pattern is drawn, or nil if it is invisible.
    func tiling(_ pattern: Pattern<Color>) -> Tiling? {
        let device = transform * pattern.transform
        guard let inverse = device.inverse else { return nil }
        let raster = TileRaster(pattern, device: device, pixelLimit: tilePixels)
        guard raster.isCoarse else { return .raster(raster) }
        let canvas = canvas.transformed(by: inverse)
        // As many as cross the canvas if one of their sides spans it.
        return pattern.tiles(in: canvas, limit: Double(4 * (width + height))).map { .each($0) } ?? .raster(raster)
    }

    /// Sets a pattern as the context's source.
    func setSource(_ pattern: Pattern<Color>, of context: borrowing CairoContext) throws(CairoError) {
        switch tiling(pattern) {
        case .raster(let raster): try setSource(pattern, raster, of: context)
        case .each(let origins):
            let surface = try surface { (context) throws(CairoError) in
                for origin in origins { try paint(pattern, at: origin, into: context) }
            }
            cairo_set_source_surface(context.raw, surface.raw, 0, 0)
        case nil: cairo_set_source_rgba(context.raw, 0, 0, 0, 0)
        }
    }

    private func setSource(
        _ pattern: Pattern<Color>, _ raster: TileRaster, of context: borrowing CairoContext
    ) throws(CairoError) {
        let painter = painter(of: raster)
        let surface = try painter.surface { (context) throws(CairoError) in
            try painter.paint(pattern.nodes, into: context)
        }
        let source = try CairoPattern(owning: cairo_pattern_create_for_surface(surface.raw))
        cairo_pattern_set_extend(source.raw, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source.raw, CAIRO_FILTER_BILINEAR)
        if let inverse = (transform * pattern.transform).inverse {
            var matrix = cairo_matrix_t(raster.tileTransform(from: inverse))
            cairo_pattern_set_matrix(source.raw, &matrix)
        }
        cairo_set_source(context.raw, source.raw)
    }

    /// Returns a painter for the picture of a tile.
    func painter(of raster: TileRaster) -> CairoPainter {
        CairoPainter(
            width: raster.width, height: raster.height, transform: raster.transform, tilePixels: tilePixels,
            rasterizer: rasterizer)
    }

    private func paint(
        _ pattern: Pattern<Color>, at origin: Point, into context: borrowing CairoContext
    ) throws(CairoError) {
        var painter = self
        painter.transform = transform * pattern.transform * .translation(x: origin.x, y: origin.y)
        (painter.clip, painter.rows) = (nil, nil)
        cairo_save(context.raw)
        defer { cairo_restore(context.raw) }
        cairo_new_path(context.raw)
        let tile = Path(rect: Rect(x: 0, y: 0, width: pattern.width, height: pattern.height))
        context.append(tile, painter.transform)
        cairo_clip(context.raw)
        try painter.paint(pattern.nodes, into: context)
    }

    /// Returns a new surface of the painter's size with the drawing of `draw`.
    private func surface(
        _ draw: (borrowing CairoContext) throws(CairoError) -> Void
    ) throws(CairoError) -> CairoSurface {
        let surface = try CairoSurface(.argb32, width: width, height: height)
        do {
            let context = try CairoContext(surface)
            try draw(context)
            try context.check()
        }
        return surface
    }
}

/// The pixels of one tile of a pattern.
struct TileRaster {
    let width: Int
    let height: Int
    /// The transform from pattern space to the tile's pixels.
    let transform: AffineTransform
    /// Whether the tile covers more pixels of the canvas than it has itself.
    let isCoarse: Bool

    /// The largest width and height of Cairo's surfaces.
    private static let sideLimit = 32_000.0

    /// Creates a raster with as many pixels as the tile covers when `device` maps pattern space to pixels, but at most
    /// `pixelLimit`.
    init(_ pattern: Pattern<Color>, device: AffineTransform, pixelLimit: Int) {
        let covered = Point(
            Point(device.a, device.b).length * pattern.width, Point(device.c, device.d).length * pattern.height)
        let excess = covered.x * covered.y / Double(pixelLimit)
        let size = excess > 1 ? covered / excess.squareRoot() : covered
        isCoarse = excess > 1 || max(covered.x, covered.y) > Self.sideLimit
        (width, height) = (Self.pixels(size.x), Self.pixels(size.y))
        transform = .scale(x: Double(width) / pattern.width, y: Double(height) / pattern.height)
    }

    /// Returns the transform from pixels of the canvas to those of the tile, given the `inverse` from these to pattern
    /// space.
    ///
    /// The numbers of pixman end at 2¹⁵. A pixel of the canvas covers at most 2¹² pixels of a tile, and the
    /// distance of the first tile, which looks like every other, is left out. Along a side of a single pixel all
    /// positions look alike: there, a pixel of the canvas covers at most one tile.
    func tileTransform(from inverse: AffineTransform) -> AffineTransform {
        var result = transform * inverse
        let across = max(Point(result.a, result.c).length / Self.mostCovered(of: width), 1)
        let down = max(Point(result.b, result.d).length / Self.mostCovered(of: height), 1)
        (result.a, result.c, result.tx) = (result.a / across, result.c / across, result.tx / across)
        (result.b, result.d, result.ty) = (result.b / down, result.d / down, result.ty / down)
        if abs(result.tx) > Self.mostPixels { result.tx.formTruncatingRemainder(dividingBy: Double(width)) }
        if abs(result.ty) > Self.mostPixels { result.ty.formTruncatingRemainder(dividingBy: Double(height)) }
        return result
    }

    private static let mostPixels = 4096.0

    private static func mostCovered(of side: Int) -> Double { side == 1 ? 1 : mostPixels }

    /// Returns the number of whole pixels that a length takes, ignoring a hundredth more as a rounding error.
    private static func pixels(_ length: Double) -> Int {
        Int(clamping: min(max(1, (length - 0.01).rounded(.up)), sideLimit))
    }
}

extension Pattern {
    /// Returns the origins of the tiles that touch `area`, which is given in pattern space, or nil if there are more
    /// than `limit`.
    fileprivate func tiles(in area: Rect, limit: Double) -> [Point]? {
        func first(_ coordinate: Double, _ side: Double) -> Double { (coordinate / side).rounded(.down) }
        let (left, top) = (first(area.minX, width), first(area.minY, height))
        let columns = first(area.maxX, width) - left + 1
        let rows = first(area.maxY, height) - top + 1
        guard columns * rows <= limit else { return nil }
        return (0..<Int(clamping: rows)).flatMap { row in
            (0..<Int(clamping: columns)).map { Point((left + Double($0)) * width, (top + Double(row)) * height) }
        }
    }
}
