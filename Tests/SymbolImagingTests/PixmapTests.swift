import SymbolImaging
import Testing

@Suite struct PixmapTests {
    @Test("A new image is transparent")
    func transparent() {
        #expect(Pixmap(width: 2, height: 1).bytes == Array(repeating: 0, count: 8))
    }
}
