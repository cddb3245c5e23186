/// Deflate for flat pictures, in a single pass; see `FlatMatcher` for where it looks.
struct FlatDeflate {
    /// Bytes from a pixel to the next, at least one.
    let pixelStride: Int
    /// Bytes from a row to the next.
    let rowStride: Int

    /// A zlib stream (RFC 1950).
    func zlibStream(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var writer = Self.writer(for: bytes)
        for byte in ZlibParts.header { writer.write(UInt64(byte), count: 8) }
        compress(bytes, isFinal: true, to: &writer)
        writer.padToByte()
        writer.write(UInt64(Adler32(of: bytes).value.byteSwapped), count: 32)
        return writer.withBytes { Array($0) }
    }

    /// Blocks that others can follow: they end with a byte, by an empty block of bytes as they are.
    func part(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
        var writer = Self.writer(for: bytes)
        compress(bytes, isFinal: false, to: &writer)
        writer.write(0, count: 3)
        writer.padToByte()
        writer.write(0xFFFF_0000, count: 32)
        return writer.withBytes { Array($0) }
    }

    /// The fixed code sends no literal with more than nine bits, and the cheaper code is taken; a block comes for every
    /// `TokenBlock.largestCapacity` bytes at most and has three bits and an end besides.
    private static func writer(for bytes: UnsafeRawBufferPointer) -> BitWriter {
        BitWriter(capacity: bytes.count / 8 * 9 + bytes.count / TokenBlock.largestCapacity * 2 + 64)
    }

    private func compress(_ bytes: UnsafeRawBufferPointer, isFinal: Bool, to writer: inout BitWriter) {
        var block = TokenBlock(capacity: min(max(bytes.count, 1), TokenBlock.largestCapacity))
        if let start = bytes.baseAddress {
            var matcher = FlatMatcher(start: start, count: bytes.count, pixelStride: pixelStride, rowStride: rowStride)
            var position = 0
            while position < bytes.count {
                switch matcher.step(at: position) {
                case .literals(let length):
                    for offset in 0..<length {
                        if block.isFull { block.flush(isFinal: false, to: &writer) }
                        block.appendLiteral((start + position + offset).load(as: UInt8.self))
                    }
                    position &+= length
                case .match(let match):
                    position &+= append(match, to: &block, writer: &writer)
                }
            }
        }
        block.flush(isFinal: isFinal, to: &writer)
    }

    /// Appends as much of a long match as pieces of three bytes and more can cover.
    /// - Returns: how much that is, at most two bytes less than the match.
    @inline(__always)
    private func append(_ match: Match, to block: inout TokenBlock, writer: inout BitWriter) -> Int {
        var left = match.length
        while left >= DeflateSymbol.minimumLength {
            if block.isFull { block.flush(isFinal: false, to: &writer) }
            let piece = min(left, DeflateSymbol.maximumLength)
            block.appendMatch(length: piece, distance: match.distance)
            left &-= piece
        }
        return match.length &- left
    }
}
