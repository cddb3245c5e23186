import CDeflate

/// libdeflate, for what is not flat and for the last few bytes.
struct GeneralDeflate: ~Copyable {
    private let compressor: OpaquePointer

    /// - Parameter level: 1 (fast) … 12 (thorough).
    init(level: Int32) throws(PNGEncodingError) {
        guard let compressor = libdeflate_alloc_compressor(level) else { throw .outOfMemory }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// A zlib stream (RFC 1950).
    func zlibStream(of bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
        let stream = Array<UInt8>(unsafeUninitializedCapacity: capacity) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, capacity)
        }
        // Zero stands for a buffer too small, which the bound excludes.
        guard !stream.isEmpty else { throw .outOfMemory }
        return stream
    }
}
