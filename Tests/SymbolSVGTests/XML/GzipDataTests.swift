import SymbolText
import SymbolSVG
import Testing

/// `<svg width='8' height='8'><rect width='4'/></svg>` as `gzip -9` compresses it.
private let compressed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xB3, 0x29, 0x2E, 0x4B, 0x57, 0x28, 0xCF, 0x4C, 0x29,
    0xC9, 0xB0, 0x55, 0xB7, 0x50, 0x57, 0xC8, 0x48, 0xCD, 0x4C, 0xCF, 0x28, 0x01, 0x31, 0xED, 0x6C, 0x8A, 0x52, 0x93,
    0x4B, 0x60, 0x52, 0x26, 0xEA, 0xFA, 0x76, 0x36, 0xFA, 0x40, 0xB5, 0x76, 0x00, 0x46, 0xDE, 0xD9, 0xB1, 0x31, 0x00,
    0x00, 0x00
]

/// `<svg>`, 300 spaces and `</svg>`, likewise compressed: 311 bytes.
private let spaces: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xB3, 0x29, 0x2E, 0x4B, 0xB7, 0x53, 0x18,
    0x05, 0x44, 0x03, 0x1B, 0x7D, 0x50, 0x88, 0x01, 0x00, 0xF5, 0x53, 0x03, 0x06, 0x37, 0x01, 0x00, 0x00
]

private func failure(_ bytes: [UInt8], size: Int = 1 << 20) -> String? {
    var limits = XMLLimits()
    limits.size = size
    do throws(ReadError) {
        _ = try XMLTree(parsing: bytes, limits: limits)
        return nil
    } catch {
        return error.message
    }
}

@Suite struct GzipDataTests {
    @Test("A compressed document is read, and its positions are those of its text")
    func read() throws {
        let root = try XMLTree(parsing: compressed).root
        let rect = try #require(root.children.first { $0.name == "rect" })
        #expect(rect["width"] == "4")
        #expect(rect.position == SourcePosition(line: 1, column: 27))
    }

    @Test("Truncated or damaged data is rejected")
    func damaged() {
        for count in 3..<compressed.count { #expect(failure(Array(compressed.prefix(count))) != nil) }
        var other = compressed
        // A byte of the checksum.
        other[other.count - 8] ^= 1
        #expect(failure(other) == "the gzip data is damaged or cut off")
    }

    @Test("Bytes after the compressed data are not ignored")
    func trailing() {
        #expect(failure(compressed + [0, 0]) == "found 2 bytes after the gzip data; expected none")
    }

    @Test("The limit applies to the decompressed text")
    func limit() {
        #expect(failure(compressed, size: 59) == nil)
        #expect(failure(compressed, size: 58) == "59 bytes exceed the limit of 58")
        #expect(failure(spaces, size: 311) == nil)
        #expect(failure(spaces, size: 310) == "the gzip data contains more than the limit of 310 bytes")
    }
}
