internal import CDeflate

/// A compressed image: its plain bytes in a zlib stream, which takes far less time to unpack than a PNG.
package struct PackedPixmap: Sendable {
    package let width: Int
    package let height: Int
    /// The zlib stream of the premultiplied bytes.
    package let stream: [UInt8]

    package init(width: Int, height: Int, stream: [UInt8]) {
        (self.width, self.height, self.stream) = (width, height, stream)
    }

    package init(_ pixmap: Pixmap) {
        width = pixmap.width
        height = pixmap.height
        stream = FlatDeflate.zlibStream(
            of: SampleRows(of: PixelRuns(of: pixmap), pixelStride: 4, lead: 0) { $0.color.bits })
    }

    package func unpacked() throws(AnimationEncodingError) -> Pixmap {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            throw .library("libdeflate", message: "out of memory")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        let size = width * height * 4
        var status = LIBDEFLATE_BAD_DATA
        let bytes = Array<UInt8>(unsafeUninitializedCapacity: size) { buffer, count in
            // As the actual size is not asked for, a stream of any other size is an error.
            status = libdeflate_zlib_decompress(decompressor, stream, stream.count, buffer.baseAddress, size, nil)
            count = status == LIBDEFLATE_SUCCESS ? size : 0
        }
        guard status == LIBDEFLATE_SUCCESS else {
            throw .library("libdeflate", message: "error \(status.rawValue)")
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}
