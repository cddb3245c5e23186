/// Pixels in memory that the caller owns, such as a window's surface, a mapped frame buffer or another library's image.
///
/// Pictures are composited over the memory's contents, which are premultiplied with 8 bits per channel.
///
///     var page = [UInt8](repeating: 255, count: 640 * 480 * 4)
///     try page.withUnsafeMutableBytes { memory in
///         let buffer = try PixelBuffer(memory, width: 640, height: 480, bytesPerRow: 640 * 4)
///         buffer.draw(pixmap, x: 20, y: 20)
///     }
///
/// The memory must outlive the buffer, and no other task may use it meanwhile.
public struct PixelBuffer {
    /// The order of the bytes of a pixel.
    public enum Format: CaseIterable, Hashable, Sendable {
        /// Red, green, blue, alpha, as in `Pixmap`.
        case rgba
        /// Blue, green, red, alpha: `CAIRO_FORMAT_ARGB32`, `WL_SHM_FORMAT_ARGB8888` and `DRM_FORMAT_ARGB8888` on
        /// little-endian machines.
        case bgra
    }

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    private let bytesPerRow: Int
    private let format: Format
    private let bytes: UnsafeMutableRawBufferPointer

    /// Creates a buffer of pixels in memory.
    ///
    /// - Parameters:
    ///   - bytes: The memory, rows from the top.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bytesPerRow: The distance in bytes from one row to the next, also called stride.
    ///   - format: The order of the bytes of a pixel.
    /// - Throws: `PixelBufferError` if the memory or a row is too short for the pixels.
    public init(
        _ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, format: Format = .rgba
    ) throws(PixelBufferError) {
        guard width >= 0, height >= 0, width <= Int.max / 4 else { throw .invalidSize(width: width, height: height) }
        guard bytesPerRow >= width * 4 else { throw .rowTooShort(bytesPerRow: bytesPerRow, minimum: width * 4) }
        let (whole, overflows) = max(height - 1, 0).multipliedReportingOverflow(by: bytesPerRow)
        let (least, overflowsRow) = whole.addingReportingOverflow(height > 0 ? width * 4 : 0)
        guard !overflows, !overflowsRow else { throw .invalidSize(width: width, height: height) }
        guard bytes.count >= least else { throw .memoryTooShort(byteCount: bytes.count, minimum: least) }
        (self.bytes, self.width, self.height) = (bytes, width, height)
        (self.bytesPerRow, self.format) = (bytesPerRow, format)
    }

    /// Draws a picture over the buffer's contents, with its top left corner at a pixel, clipped to the buffer.
    public func draw(_ pixmap: Pixmap, x: Int, y: Int) {
        // Otherwise the sums below might overflow: only pictures without pixels have sides beyond any memory.
        guard !pixmap.bytes.isEmpty, x < width, y < height, x > -pixmap.width, y > -pixmap.height else { return }
        let (left, top) = (max(x, 0), max(y, 0))
        let (right, bottom) = (min(x + pixmap.width, width), min(y + pixmap.height, height))
        pixmap.bytes.withUnsafeBytes { picture in
            for row in top..<bottom {
                var source = ((row - y) * pixmap.width + left - x) * 4
                for target in stride(from: row * bytesPerRow + left * 4, to: row * bytesPerRow + right * 4, by: 4) {
                    draw(picture.pixel(at: source), at: target)
                    source += 4
                }
            }
        }
    }

    private func draw(_ pixel: RGBA8, at offset: Int) {
        if pixel.bits == 0 { return }
        let pixel = format == .rgba ? pixel : pixel.swappingRedAndBlue
        let result = pixel.isOpaque ? pixel : pixel.over(UnsafeRawBufferPointer(bytes).pixel(at: offset))
        bytes.storeBytes(of: result.bits.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func pixel(at offset: Int) -> RGBA8 {
        RGBA8(bits: UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}

/// An error for memory that is too small for its pixels.
public enum PixelBufferError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The width or the height is negative, or too large for any memory.
    case invalidSize(width: Int, height: Int)
    /// A row has fewer bytes than its pixels need.
    case rowTooShort(bytesPerRow: Int, minimum: Int)
    /// The memory has fewer bytes than its rows need.
    case memoryTooShort(byteCount: Int, minimum: Int)

    /// A one-line description of the error.
    public var description: String {
        switch self {
        case .invalidSize(let width, let height): "no memory can hold \(width) × \(height) pixels"
        case .rowTooShort(let count, let minimum): "a row of pixels has \(count) bytes; expected at least \(minimum)"
        case .memoryTooShort(let count, let minimum): "the memory has \(count) bytes; expected at least \(minimum)"
        }
    }
}
