/// Deflate for flat pictures, in a single pass over their runs; see `FlatMatcher` for where it looks.
enum FlatDeflate {
    /// A zlib stream (RFC 1950).
    static func zlibStream(of rows: SampleRows) -> [UInt8] {
        var writer = Self.writer(for: rows.byteCount)
        for byte in ZlibParts.header { writer.write(UInt64(byte), count: 8) }
        compress(rows, isFinal: true, to: &writer)
        writer.padToByte()
        writer.write(UInt64(Adler32(of: rows).value.byteSwapped), count: 32)
        return writer.withBytes { Array($0) }
    }

    /// Blocks that others can follow: they end with a byte, by an empty block of bytes as they are.
    static func part(of rows: SampleRows) -> [UInt8] {
        var writer = Self.writer(for: rows.byteCount)
        compress(rows, isFinal: false, to: &writer)
        writer.write(0, count: 3)
        writer.padToByte()
        writer.write(0xFFFF_0000, count: 32)
        return writer.withBytes { Array($0) }
    }

    /// The fixed code sends no literal with more than nine bits, and the cheaper code is taken; a block comes for every
    /// `TokenBlock.capacity` bytes at most and has three bits and an end besides.
    private static func writer(for byteCount: Int) -> BitWriter {
        BitWriter(capacity: byteCount / 8 * 9 + byteCount / TokenBlock.capacity * 2 + 64)
    }

    private static func compress(_ rows: SampleRows, isFinal: Bool, to writer: inout BitWriter) {
        TokenBlock.withRoom(forRowsOf: rows.rowStride) { block in
            EdgeMemory.with { edges in
                rows.runs.withUnsafeBufferPointer { runs in
                    guard let runs = runs.baseAddress else { return }
                    var matcher = FlatMatcher(rows, runs, edges, block)
                    var start = 0
                    for end in rows.rowEnds {
                        matcher.append(row: start..<end)
                        start = end
                        if !matcher.block.hasRoom { matcher.flush(isFinal: false, to: &writer) }
                    }
                    block = matcher.block
                }
            }
            block.flush(isFinal: isFinal, to: &writer)
        }
    }
}
