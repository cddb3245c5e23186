import SymbolColor
import SymbolImaging
import Testing

@Suite struct PixmapColorTests {
    @Test("The mean colour counts each visible pixel by its alpha")
    func mean() throws {
        // Opaque red, half blue and nothing: of 383 parts of ink, of at most 510, 255 are red and 128 blue.
        let pixmap = Pixmap(width: 3, height: 1, bytes: [255, 0, 0, 255, 0, 0, 128, 128, 0, 0, 0, 0])
        let mean = try #require(pixmap.meanColor)
        #expect(mean == Color(red: 255.0 / 383, green: 0, blue: 128.0 / 383, alpha: 383.0 / 510))
        #expect(Pixmap(width: 2, height: 2).meanColor == nil)
    }

    @Test("In one colour, pixels keep their alpha")
    func painted() {
        let pixmap = Pixmap(width: 3, height: 1, bytes: [255, 0, 0, 255, 0, 0, 51, 102, 0, 0, 0, 0])
        #expect(
            pixmap.painted(in: Color(red: 0, green: 1, blue: 0)).bytes == [0, 255, 0, 255, 0, 102, 0, 102, 0, 0, 0, 0])
        let half = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
        #expect(pixmap.painted(in: half).bytes == [0, 128, 0, 128, 0, 51, 0, 51, 0, 0, 0, 0])
    }
}
