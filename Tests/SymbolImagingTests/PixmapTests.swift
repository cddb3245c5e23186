import SymbolImaging
import Testing

@Suite struct PixmapTests {
    @Test("A new image is transparent")
    func transparent() {
        #expect(Pixmap(width: 2, height: 1).bytes == Array(repeating: 0, count: 8))
    }

    @Test(
        "An image of more than 2³⁰ pixels has no rows",
        arguments: [(1 << 30, 2), (1 << 30, 1 << 30), (1 << 15, 1 << 15 + 1), (.max, .max)])
    func tooLarge(width: Int, height: Int) {
        let pixmap = Pixmap(width: width, height: height)
        #expect((pixmap.height, pixmap.bytes.isEmpty) == (0, true))
    }
}
