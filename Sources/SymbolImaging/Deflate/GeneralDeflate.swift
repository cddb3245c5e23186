internal import CDeflate

/// libdeflate's compressor, for pictures that are not flat and where every byte counts.
struct GeneralDeflate: ~Copyable {
    private let compressor: OpaquePointer

    /// Creates a compressor of a level from 1 (fast) to 12 (thorough), or nil if there is not enough memory.
    init?(level: Int32) {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// Compresses bytes to a zlib stream (RFC 1950), which is empty if there is not enough memory.
    func zlibStream(of bytes: [UInt8]) -> [UInt8] {
        let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return Array<UInt8>(unsafeUninitializedCapacity: capacity) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, capacity)
        }
    }
}
