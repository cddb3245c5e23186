import Testing
import SymbolImaging

@Suite("Ink bounds")
struct SheetInkBoundsTests {
    @Test("A transparent picture has no ink bounds")
    func blank() {
        #expect(Pixmap(width: 4, height: 3).inkBounds == nil)
    }

    @Test("The bounds of a single pixel, however faint, are that pixel")
    func faint() {
        #expect(picture([(3, 1)], alpha: 1).inkBounds == PixelRectangle(x: 3, y: 1, width: 1, height: 1))
    }

    @Test("Bounds extend between the outermost pixels on each axis")
    func scattered() {
        #expect(
            picture([(4, 1), (1, 3), (2, 4)], alpha: 255).inkBounds == PixelRectangle(x: 1, y: 1, width: 4, height: 4))
    }

    @Test("Bounds include the corners")
    func corners() {
        #expect(picture([(0, 0), (5, 5)], alpha: 255).inkBounds == PixelRectangle(x: 0, y: 0, width: 6, height: 6))
    }

    /// Returns a picture of 6 × 6 with black pixels of one alpha.
    private func picture(_ pixels: [(x: Int, y: Int)], alpha: UInt8) -> Pixmap {
        var pixmap = Pixmap(width: 6, height: 6)
        for (x, y) in pixels { pixmap.bytes[(y * 6 + x) * 4 + 3] = alpha }
        return pixmap
    }
}
