internal import CDeflate
internal import SymbolText

/// The text of a `.svgz` file, which is compressed as gzip has it (RFC 1952).
enum GzipData {
    static func begins(_ bytes: [UInt8]) -> Bool { bytes.first == 0x1F && bytes.dropFirst().first == 0x8B }

    /// - Throws: `ReadError` for what is damaged, cut off or followed by anything else, or holds more than `limit`
    ///   bytes.
    static func text(of bytes: [UInt8], limit: Int) throws(ReadError) -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw error("out of memory") }
        defer { libdeflate_free_decompressor(decompressor) }
        // Markup takes some four times what it takes compressed. What the end says of the length is not to be trusted.
        var room = min(max(bytes.count * 4, 1 << 12), limit)
        while true {
            var (result, size, length) = (LIBDEFLATE_SUCCESS, 0, 0)
            let text = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                result = libdeflate_gzip_decompress_ex(
                    decompressor, bytes, bytes.count, buffer.baseAddress, room, &size, &length)
                count = result == LIBDEFLATE_SUCCESS ? length : 0
            }
            switch result {
            case LIBDEFLATE_SUCCESS where size == bytes.count: return text
            case LIBDEFLATE_SUCCESS:
                throw error("found \(bytes.count - size) bytes behind the gzip data; expected none")
            case LIBDEFLATE_INSUFFICIENT_SPACE where room < limit: room = min(room * 4, limit)
            case LIBDEFLATE_INSUFFICIENT_SPACE: throw error("the gzip data holds more than the limit of \(limit) bytes")
            default: throw error("the gzip data is damaged or cut off")
            }
        }
    }

    private static func error(_ message: String) -> ReadError {
        ReadError(position: SourcePosition(line: 1, column: 1), message: message)
    }
}
