internal import CDeflate
internal import SymbolText

/// The text of a `.svgz` file, which is compressed with gzip (RFC 1952).
enum GzipData {
    static func begins(_ bytes: [UInt8]) -> Bool { bytes.first == 0x1F && bytes.dropFirst().first == 0x8B }

    /// Decompresses gzip data.
    ///
    /// - Throws: `ReadError` for data that is damaged, truncated, followed by anything else, or that contains more than
    ///   `limit` bytes.
    static func text(of bytes: [UInt8], limit: Int) throws(ReadError) -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw error("out of memory") }
        defer { libdeflate_free_decompressor(decompressor) }
        // Markup is about four times as long as its compressed form. The length at the end of the data cannot be
        // trusted.
        var capacity = min(max(bytes.count * 4, 1 << 12), limit)
        while true {
            var (result, size, length) = (LIBDEFLATE_SUCCESS, 0, 0)
            let text = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                result = libdeflate_gzip_decompress_ex(
                    decompressor, bytes, bytes.count, buffer.baseAddress, capacity, &size, &length)
                count = result == LIBDEFLATE_SUCCESS ? length : 0
            }
            switch result {
            case LIBDEFLATE_SUCCESS where size == bytes.count: return text
            case LIBDEFLATE_SUCCESS:
                throw error("found \(bytes.count - size) bytes after the gzip data; expected none")
            case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < limit: capacity = min(capacity * 4, limit)
            case LIBDEFLATE_INSUFFICIENT_SPACE:
                throw error("the gzip data contains more than the limit of \(limit) bytes")
            default: throw error("the gzip data is damaged or cut off")
            }
        }
    }

    private static func error(_ message: String) -> ReadError {
        ReadError(position: SourcePosition(line: 1, column: 1), message: message)
    }
}
