internal import CCairo

/// An image surface and its sole owner; it is transparent at first.
struct CairoSurface: ~Copyable {
    let raw: OpaquePointer

    enum Format {
        /// Premultiplied pixels of 32 bits in native byte order, with alpha in the highest byte.
        case argb32
        /// Coverage only, with 8 bits per pixel.
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

    /// Calls `body` with the bytes of the rows, which it may change.
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
