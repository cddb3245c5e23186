internal import CDeflate

/// An image kept compressed until the file is put together.
struct PackedPixmap: Sendable {
    let width: Int
    let height: Int
    private let stream: [UInt8]

    init(_ pixmap: Pixmap) {
        width = pixmap.width
        height = pixmap.height
        let deflate = FlatDeflate(pixelStride: 4, rowStride: width * 4)
        stream = pixmap.bytes.withUnsafeBytes(deflate.zlibStream)
    }

    func unpacked() throws(AnimationEncodingError) -> Pixmap {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            throw .library("libdeflate", message: "out of memory")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        let size = width * height * 4
        var status = LIBDEFLATE_BAD_DATA
        let bytes = Array<UInt8>(unsafeUninitializedCapacity: size) { buffer, count in
            // Without a place for the size, a stream of any other size is an error.
            status = libdeflate_zlib_decompress(decompressor, stream, stream.count, buffer.baseAddress, size, nil)
            count = status == LIBDEFLATE_SUCCESS ? size : 0
        }
        guard status == LIBDEFLATE_SUCCESS else {
            throw .library("libdeflate", message: "error \(status.rawValue)")
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}
