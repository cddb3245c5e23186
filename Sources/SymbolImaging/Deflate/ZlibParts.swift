/// A zlib stream that is assembled from independently compressed parts.
struct ZlibParts {
    /// The header: deflate with a window of 32 KiB, the fastest level, and together a multiple of 31.
    static let header: [UInt8] = [0x78, 0x01]

    private var bytes = header
    private var checksum = Adler32()

    /// Appends the output of `FlatDeflate.part` for `count` bytes.
    mutating func append(_ part: ArraySlice<UInt8>, checksum: Adler32, count: Int) {
        bytes += part
        self.checksum.append(checksum, count: count)
    }

    /// Ends the stream with an empty last block of the fixed code, and returns it.
    mutating func finish() -> [UInt8] {
        bytes += [0x03, 0x00] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum.value >> $0) }
        return bytes
    }
}
