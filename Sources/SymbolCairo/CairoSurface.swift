internal import CCairo

/// Sole owner of an image surface, all transparent at first.
struct CairoSurface: ~Copyable {
    let raw: OpaquePointer

    enum Format {
        /// 32 bits a pixel in native byte order, premultiplied, alpha on top.
        case argb32
        /// Coverage alone.
        case a8
    }

    init(_ format: Format, width: Int, height: Int) throws(CairoError) {
        let raw = cairo_image_surface_create(
            format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))
        guard let raw else { throw CairoError(CAIRO_STATUS_NO_MEMORY) }
        let status = cairo_surface_status(raw)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(raw)
            throw CairoError(status)
        }
        self.raw = raw
    }

    deinit { cairo_surface_destroy(raw) }

    /// Gives the rows' bytes to `body`; pixels may be changed.
    borrowing func withRows<Result>(
        _ body: (_ bytes: UnsafeMutableRawPointer, _ stride: Int, _ width: Int, _ height: Int) -> Result
    ) throws(CairoError) -> Result {
        cairo_surface_flush(raw)
        try CairoError.check(cairo_surface_status(raw))
        guard let data = cairo_image_surface_get_data(raw) else { throw CairoError(CAIRO_STATUS_SURFACE_FINISHED) }
        defer { cairo_surface_mark_dirty(raw) }
        return body(
            data, Int(cairo_image_surface_get_stride(raw)),
            Int(cairo_image_surface_get_width(raw)), Int(cairo_image_surface_get_height(raw)))
    }
}
