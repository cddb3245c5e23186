import CCairoText
import Insignia

/// A white page on which Cairo sets text and lays images.
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

    /// Sets a line of text, and a thin rule on its baseline that shows what stands on it.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - x: Where it begins, in pixels.
    ///   - baseline: Pixels from the top of the page; fractions count, as the text is drawn as an outline.
    ///   - size: The font's size in pixels.
    ///   - isBold: Whether the text is bold; Cairo's plain text has no weights between.
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

    /// Lays an image on the page.
    func draw(_ pixmap: Pixmap, x: Int, y: Int) {
        var bytes = pixmap.bytesForCairo
        bytes.withUnsafeMutableBufferPointer { buffer in
            let image = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(pixmap.width), Int32(pixmap.height),
                Int32(pixmap.width * 4))
            cairo_set_source_surface(context, image, Double(x), Double(y))
            cairo_paint(context)
            // Lets go of the image before its bytes are gone.
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_surface_destroy(image)
        }
    }

    func write(to path: String) throws {
        let status = cairo_surface_write_to_png(surface, path)
        guard status == CAIRO_STATUS_SUCCESS else { throw WriteError(status: status) }
    }
}

extension Pixmap {
    /// The premultiplied pixels in Cairo's order on little-endian machines: blue, green, red, alpha.
    fileprivate var bytesForCairo: [UInt8] {
        var bytes = bytes
        for start in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(start, start + 2) }
        return bytes
    }
}
