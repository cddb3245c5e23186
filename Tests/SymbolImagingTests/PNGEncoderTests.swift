import TestSupport
import SymbolImaging
import Testing

@Suite("PNG encoder") struct PNGEncoderTests {
    @Test("Chunks come in the order that the specification requires")
    func chunkOrder() throws {
        let picture = Pixmap(width: 64, height: 64) { x, y in [UInt8(x ^ y) & 1 * 200, 0, 0, 200] }
        let label = try PNGText(keyword: "Description", text: "A bell")
        let file = PNGFile(try PNGEncoder().encode(picture, texts: [label]))
        #expect(file.chunks.map(\.type) == ["IHDR", "PLTE", "tRNS", "tEXt", "IDAT", "IEND"])
    }

    @Test("A picture without pixels is rejected")
    func empty() {
        #expect(throws: PNGEncodingError.unsupportedSize(width: 0, height: 4)) {
            try PNGEncoder().encode(Pixmap(width: 0, height: 4))
        }
    }

    @Test("Latin-1 text goes to tEXt")
    func latin1() throws {
        let text = try PNGText(keyword: "Title", text: "Glöckchen")
        let file = PNGFile(try PNGEncoder().encode(Pixmap(width: 1, height: 1), texts: [text]))
        #expect(file["tEXt"] == Array("Title\0Gl".utf8) + [0xF6] + Array("ckchen".utf8))
    }

    @Test("Other text goes to iTXt, uncompressed, without a language")
    func unicode() throws {
        let text = try PNGText(keyword: "Title", text: "鐘")
        let file = PNGFile(try PNGEncoder().encode(Pixmap(width: 1, height: 1), texts: [text]))
        #expect(file["iTXt"] == Array("Title\0\0\0\0\0鐘".utf8))
    }

    @Test("Texts do not disturb the picture")
    func textAndPicture() throws {
        let picture = Pixmap(width: 3, height: 2) { x, y in [UInt8(x), UInt8(y), 9, 255] }
        let texts = [try PNGText(keyword: "Title", text: "a\nb"), try PNGText(keyword: "Description", text: "…")]
        #expect(try PNGDecoder().decode(PNGEncoder().encode(picture, texts: texts)) == picture)
    }

    @Test("An error is one line, also where the keyword has several")
    func oneLine() {
        let error = #expect(throws: PNGEncodingError.self) { try PNGText(keyword: "Ti\ntle", text: "") }
        #expect(error?.description.hasPrefix("\"Ti\\ntle\" is not") == true)
    }

    @Test(
        "A keyword needs 1 to 79 printable characters with only single spaces inside",
        arguments: ["", " Title", "Title ", "Ti  tle", "Ti\ntle", "鐘", String(repeating: "k", count: 80)])
    func keyword(keyword: String) {
        #expect(throws: PNGEncodingError.invalidKeyword(keyword)) { try PNGText(keyword: keyword, text: "") }
    }

    @Test("A text may not contain NUL")
    func nul() {
        #expect(throws: PNGEncodingError.nulInText(keyword: "Title")) { try PNGText(keyword: "Title", text: "a\0b") }
    }
}
