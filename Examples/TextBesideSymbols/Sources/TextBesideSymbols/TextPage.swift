import CCairoText
import Insignia

/// A white page on which Cairo draws text and Insignia draws symbols.
final class TextPage {
    struct WriteError: Error {
        let status: cairo_status_t
    }

    private let surface: OpaquePointer?
    private let context: OpaquePointer?

    init(width: Int, height: Int) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        context = cairo_create(surface)
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Draws a line of text, and a thin rule that shows its baseline.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - x: The x coordinate at which it begins, in pixels.
    ///   - baseline: The distance of the baseline from the top of the page, in pixels; it may be fractional, as the
    ///     text is drawn as an outline.
    ///   - size: The size of the font in pixels.
    ///   - isBold: Whether the text is bold; Cairo's simple text interface has no weights in between.
    func draw(_ text: String, x: Double, baseline: Double, size: Double, isBold: Bool) {
        cairo_set_source_rgb(context, 0.9, 0.6, 0.6)
        cairo_rectangle(context, 0, baseline, Double(cairo_image_surface_get_width(surface)), 0.5)
        cairo_fill(context)
        cairo_select_font_face(
            context, "sans", CAIRO_FONT_SLANT_NORMAL, isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(context, size)
        cairo_move_to(context, x, baseline)
        cairo_text_path(context, text)
        cairo_set_source_rgb(context, 0.1, 0.1, 0.12)
        cairo_fill(context)
    }

    /// Draws a symbol into the memory of the page.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - x: The x coordinate of its left margin, in pixels.
    ///   - baseline: The distance of its baseline from the top of the page, in pixels.
    /// - Returns: The x coordinate of its right margin, where text continues.
    /// - Throws: `PixelBufferError` if the page has no memory.
    func draw(_ symbol: Rendering, x: Double, baseline: Double) throws -> Double {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let memory = UnsafeMutableRawBufferPointer(
            start: cairo_image_surface_get_data(surface), count: stride * height)
        // On little-endian machines, the first byte of Cairo's pixels is blue.
        let page = try PixelBuffer(
            memory, width: Int(cairo_image_surface_get_width(surface)), height: height, bytesPerRow: stride,
            format: .bgra)
        return page.draw(symbol, x: x, baseline: baseline)
    }

    func write(to path: String) throws {
        let status = cairo_surface_write_to_png(surface, path)
        guard status == CAIRO_STATUS_SUCCESS else { throw WriteError(status: status) }
    }
}
