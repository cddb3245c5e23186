/// A zlib stream that is put together of parts compressed by themselves.
struct ZlibParts {
    /// Deflate with a window of 32 KiB; fastest level; a multiple of 31.
    static let header: [UInt8] = [0x78, 0x01]

    private var bytes = header
    private var checksum = Adler32()

    /// Appends what `FlatDeflate.part` made of so many bytes.
    mutating func append(_ part: ArraySlice<UInt8>, checksum: Adler32, count: Int) {
        bytes += part
        self.checksum.append(checksum, count: count)
    }

    /// Ends the stream with a last block of the fixed code that holds nothing.
    mutating func finish() -> [UInt8] {
        bytes += [0x03, 0x00] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum.value >> $0) }
        return bytes
    }
}
