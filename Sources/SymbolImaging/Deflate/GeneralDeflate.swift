internal import CDeflate

/// libdeflate, for what is not flat and for the last few bytes.
struct GeneralDeflate: ~Copyable {
    private let compressor: OpaquePointer

    /// Nil where there is no memory for it.
    ///
    /// - Parameter level: 1 (fast) … 12 (thorough).
    init?(level: Int32) {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// A zlib stream (RFC 1950); empty where there is no memory for it.
    func zlibStream(of bytes: [UInt8]) -> [UInt8] {
        let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return Array<UInt8>(unsafeUninitializedCapacity: capacity) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, capacity)
        }
    }
}
