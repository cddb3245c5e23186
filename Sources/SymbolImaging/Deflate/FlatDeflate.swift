/// A deflate encoder for flat pictures, in a single pass over their runs; see `FlatMatcher` for the matches that it
/// tries.
enum FlatDeflate {
    /// Compresses rows to a zlib stream (RFC 1950).
    static func zlibStream(of rows: SampleRows) -> [UInt8] {
        var writer = Self.writer(for: rows.byteCount)
        for byte in ZlibParts.header { writer.write(UInt64(byte), count: 8) }
        compress(rows, isFinal: true, to: &writer)
        writer.padToByte()
        writer.write(UInt64(Adler32(of: rows).value.byteSwapped), count: 32)
        return writer.withBytes { Array($0) }
    }

    /// Compresses rows to blocks that others can follow: an empty stored block aligns their end to a byte.
    static func part(of rows: SampleRows) -> [UInt8] {
        var writer = Self.writer(for: rows.byteCount)
        compress(rows, isFinal: false, to: &writer)
        writer.write(0, count: 3)
        writer.padToByte()
        writer.write(0xFFFF_0000, count: 32)
        return writer.withBytes { Array($0) }
    }

    /// Creates a writer for the largest possible output of `byteCount` bytes.
    ///
    /// The fixed code takes at most nine bits for a literal, and the cheaper code is chosen. There is at most one block
    /// for every `TokenBlock.capacity` bytes, which adds three bits and an end.
    private static func writer(for byteCount: Int) -> BitWriter {
        BitWriter(capacity: byteCount / 8 * 9 + byteCount / TokenBlock.capacity * 2 + 64)
    }

    private static func compress(_ rows: SampleRows, isFinal: Bool, to writer: inout BitWriter) {
        TokenBlock.withCapacity(forRowStride: rows.rowStride) { block in
            EdgeMemory.with { edges in
                rows.runs.withUnsafeBufferPointer { runs in
                    guard let runs = runs.baseAddress else { return }
                    var matcher = FlatMatcher(rows, runs, edges, block)
                    var start = 0
                    for end in rows.rowEnds {
                        matcher.append(row: start..<end)
                        start = end
                        if !matcher.block.canFitRow { matcher.flush(isFinal: false, to: &writer) }
                    }
                    block = matcher.block
                }
            }
            block.flush(isFinal: isFinal, to: &writer)
        }
    }
}
