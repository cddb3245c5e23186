import SymbolImaging
import Testing

@Suite struct PixmapBleedTests {
    @Test("Edges and corners are repeated outwards")
    func bleed() {
        let picture = Pixmap(width: 2, height: 1, bytes: [1, 1, 1, 1, 2, 2, 2, 2])
        let row = [1, 1, 2, 2].flatMap { Array(repeating: UInt8($0), count: 4) }
        #expect(picture.bleeding(by: 1) == Pixmap(width: 4, height: 3, bytes: row + row + row))
    }
}
