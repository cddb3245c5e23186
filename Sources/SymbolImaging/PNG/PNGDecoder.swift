internal import CPNG

/// A decoder for PNG files of any kind.
public struct PNGDecoder: Sendable {
    /// The largest number of pixels (width × height) that a picture may have.
    ///
    /// Without a limit, a few bytes of PNG could require gigabytes of memory.
    public var pixelLimit: Int

    /// Creates a decoder, by default for pictures of up to 2²⁷ pixels, which is also the limit for drawing.
    public init(pixelLimit: Int = 1 << 27) { self.pixelLimit = pixelLimit }

    /// Decodes a picture to premultiplied sRGB with 8 bits per channel.
    ///
    /// - Throws: `PNGDecodingError` if the bytes are not a valid PNG file, or the picture exceeds `pixelLimit`.
    public func decode(_ bytes: [UInt8]) throws(PNGDecodingError) -> Pixmap {
        let (width, height, straight) = try straightPixels(of: bytes)
        var rgba = straight
        rgba.withUnsafeMutableBytes { pixels in
            for offset in stride(from: 0, to: pixels.count, by: 4) {
                let straight = RGBA8(bits: UInt32(littleEndian: pixels.load(fromByteOffset: offset, as: UInt32.self)))
                pixels.storeBytes(of: straight.premultiplied.bits.littleEndian, toByteOffset: offset, as: UInt32.self)
            }
        }
        return Pixmap(width: width, height: height, bytes: rgba)
    }

    /// The first bytes of every PNG file (PNG specification §5.2).
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private typealias StraightPixels = (width: Int, height: Int, rgba: [UInt8])

    private func straightPixels(of file: [UInt8]) throws(PNGDecodingError) -> StraightPixels {
        guard !file.isEmpty else { throw .malformed("the file is empty") }
        guard file.starts(with: Self.signature.prefix(file.count)) else { throw .malformed("it is not a PNG image") }
        // libpng reads from the memory it was given until the picture is finished.
        let result = file.withUnsafeBytes { memory -> Result<StraightPixels, PNGDecodingError> in
            Result { () throws(PNGDecodingError) in
                let reader = try PNGReader(memory)
                let (width, height) = (reader.width, reader.height)
                guard width * height <= pixelLimit else {
                    throw .tooManyPixels(width: width, height: height, limit: pixelLimit)
                }
                return (width, height, try reader.readRGBA())
            }
        }
        let pixels = try result.get()
        guard Self.hasEnd(file) else { throw .malformed("the file is cut off, or its last chunk is damaged") }
        return pixels
    }

    /// Returns whether the last chunk exists and is complete (PNG specification §5.6, §11.2.5), since libpng reads no
    /// further than the pixels.
    private static func hasEnd(_ file: [UInt8]) -> Bool {
        chunk("IEND", of: file)?.elementsEqual([0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]) ?? false
    }

    /// Returns whether a file is animated, so that it has frames which `decode(_:)` does not read (PNG specification,
    /// third edition, §11.3.6.2).
    package static func isAnimated(_ file: [UInt8]) -> Bool { chunk("acTL", of: file) != nil }

    /// Returns the first twelve bytes of the first chunk of a type.
    private static func chunk(_ type: String, of file: [UInt8]) -> ArraySlice<UInt8>? {
        var offset = 8
        while offset + 12 <= file.count {
            let chunk = file[offset..<offset + 12]
            if chunk.dropFirst(4).starts(with: type.utf8) { return chunk }
            offset += 12 + chunk.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        return nil
    }
}

/// libpng's picture while it is being read.
///
/// It lives on the heap, since libpng remembers its address.
private struct PNGReader: ~Copyable {
    private let image: UnsafeMutablePointer<png_image>

    /// Reads the header from memory, which must outlive the reader.
    init(_ memory: UnsafeRawBufferPointer) throws(PNGDecodingError) {
        image = .allocate(capacity: 1)
        image.initialize(to: png_image())
        image.pointee.version = UInt32(PNG_IMAGE_VERSION)
        guard png_image_begin_read_from_memory(image, memory.baseAddress, memory.count) != 0 else {
            throw .malformed(message)
        }
    }

    deinit {
        png_image_free(image)
        image.deallocate()
    }

    var width: Int { Int(image.pointee.width) }
    var height: Int { Int(image.pointee.height) }

    func readRGBA() throws(PNGDecodingError) -> [UInt8] {
        image.pointee.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
        // Otherwise 16-bit channels without gamma information would be interpreted as linear light.
        image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        var succeeded = false
        let pixels = Array<UInt8>(unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            succeeded = png_image_finish_read(image, nil, buffer.baseAddress, 0, nil) != 0
            count = succeeded ? buffer.count : 0
        }
        guard succeeded else { throw .malformed(message) }
        return pixels
    }

    private var message: String {
        withUnsafeBytes(of: image.pointee.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
