internal import CWebP

/// libwebp's encoder for lossless pictures.
///
/// They live on the heap since libwebp remembers their addresses.
struct LosslessWebP: ~Copyable {
    private let picture: UnsafeMutablePointer<WebPPicture>
    private let writer: UnsafeMutablePointer<WebPMemoryWriter>
    private var configuration = WebPConfig()

    /// The largest width and height in pixels (WebP lossless bitstream specification, section 3).
    static let maximumSide = Int(WEBP_MAX_DIMENSION)

    init() throws(AnimationEncodingError) {
        picture = .allocate(capacity: 1)
        picture.initialize(to: WebPPicture())
        writer = .allocate(capacity: 1)
        writer.initialize(to: WebPMemoryWriter())
        WebPMemoryWriterInit(writer)
        // libwebp's own default effort for lossless pictures, 0…9, except for the method: for symbols, methods 2 to 6
        // make files of the same size to within four thousandths, and the lower ones take less time.
        let (effort, method): (Int32, Int32) = (6, 2)
        guard WebPPictureInit(picture) != 0, WebPConfigInit(&configuration) != 0,
            WebPConfigLosslessPreset(&configuration, effort) != 0
        else { throw .library("libwebp", message: "its version differs from the one built against") }
        configuration.method = method
        configuration.exact = 1
        configuration.thread_level = 0
        picture.pointee.use_argb = 1
        picture.pointee.writer = WebPMemoryWrite
        picture.pointee.custom_ptr = UnsafeMutableRawPointer(writer)
    }

    deinit {
        WebPPictureFree(picture)
        WebPMemoryWriterClear(writer)
        picture.deallocate()
        writer.deallocate()
    }

    /// Returns a WebP file of one picture with straight colours.
    consuming func encode(_ pixmap: Pixmap) throws(AnimationEncodingError) -> [UInt8] {
        picture.pointee.width = Int32(pixmap.width)
        picture.pointee.height = Int32(pixmap.height)
        guard WebPPictureImportRGBA(picture, pixmap.bytes, Int32(pixmap.width * 4)) != 0,
            WebPEncode(&configuration, picture) != 0
        else { throw .library("libwebp", message: "error \(picture.pointee.error_code.rawValue)") }
        return Array(UnsafeBufferPointer(start: writer.pointee.mem, count: writer.pointee.size))
    }
}
