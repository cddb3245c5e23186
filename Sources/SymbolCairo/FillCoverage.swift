internal import CCairo
internal import SymbolCoverage
internal import SymbolGeometry

/// What finds how much of each pixel a fill covers; Cairo composites it either way.
package enum FillCoverage: Sendable {
    /// The exact area, the same on every machine.
    case exact
    /// Cairo's own, from 15 lines a pixel.
    case cairo
}

extension CairoPainter {
    func fillExactly(_ path: Path, _ rule: FillRule, into context: borrowing CairoContext) {
        let raw = context.raw
        CoverageBand.each(of: path, rule, transform, width: width, height: height) { band in
            // One that cannot be made is a surface in an error, which the context then reports.
            let surface = cairo_image_surface_create_for_data(
                band.bytes, CAIRO_FORMAT_A8, Int32(band.width), Int32(band.height), Int32(band.stride))
            cairo_mask_surface(raw, surface, Double(band.x), Double(band.y))
            cairo_surface_destroy(surface)
        }
    }
}
