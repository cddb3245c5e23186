import TestSupport
import SymbolImaging
import Testing

@Suite("PNG decoder") struct PNGDecoderTests {
    @Test("Straight colours are premultiplied")
    func premultiplies() throws {
        // One RGBA pixel (255, 128, 0) at alpha 128, stored without compression; checksums by zlib.
        let file: [UInt8] =
            signature + [
                0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89
            ] + idat + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        #expect(try PNGDecoder().decode(file).bytes == [128, 64, 0, 128])
    }

    @Test("Bytes that are not a PNG are rejected")
    func garbage() {
        #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(Array("not a picture".utf8)) }
    }

    @Test("An empty file is rejected")
    func nothing() {
        let error = #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode([]) }
        #expect(error?.description == "cannot be read as PNG: the file is empty")
    }

    @Test("A file truncated anywhere, or with another end, is rejected")
    func truncated() throws {
        let file = try PNGEncoder().encode(Pixmap(width: 5, height: 5) { x, y in [UInt8(x * 9), UInt8(y * 9), 0, 255] })
        for length in 0..<file.count {
            let start = Array(file[..<length])
            #expect(throws: PNGDecodingError.self, "\(length) bytes") { try PNGDecoder().decode(start) }
        }
        for index in file.count - 12..<file.count {
            var damaged = file
            damaged[index] ^= 0xFF
            #expect(throws: PNGDecodingError.self, "byte \(index)") { try PNGDecoder().decode(damaged) }
        }
        #expect(try PNGDecoder().decode(file + [0]).height == 5)
    }

    @Test("A damaged file gives an error with libpng's message")
    func damaged() throws {
        var file = try PNGEncoder().encode(Pixmap(width: 5, height: 5))
        file[20] ^= 1
        #expect(throws: PNGDecodingError.malformed("IHDR: CRC error")) { try PNGDecoder().decode(file) }
    }

    @Test("A file of another kind is said to be one", arguments: ["GIF89a", "version 1\n", "\u{89}PNG"])
    func otherKind(text: String) {
        #expect(throws: PNGDecodingError.malformed("it is not a PNG image")) {
            try PNGDecoder().decode(Array(text.utf8))
        }
    }

    @Test("A picture over the limit is rejected before it is read")
    func limit() throws {
        let file = try PNGEncoder().encode(Pixmap(width: 10, height: 11))
        let error = #expect(throws: PNGDecodingError.tooManyPixels(width: 10, height: 11, limit: 109)) {
            try PNGDecoder(pixelLimit: 109).decode(file)
        }
        #expect(error?.description == "has 10 × 11 pixels; expected at most 109")
        #expect(try PNGDecoder(pixelLimit: 110).decode(file).height == 11)
    }
}

private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
private let idat: [UInt8] = [
    0x00, 0x00, 0x00, 0x10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x01, 0x01, 0x05, 0x00, 0xFA, 0xFF, 0x00,
    0xFF, 0x80, 0x00, 0x80, 0x06, 0x01, 0x02, 0x00, 0x1C, 0x90, 0x6C, 0xAA
]
