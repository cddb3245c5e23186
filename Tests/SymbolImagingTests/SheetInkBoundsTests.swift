import Testing
import SymbolImaging

@Suite("Ink bounds")
struct SheetInkBoundsTests {
    @Test("A transparent picture has none")
    func blank() {
        #expect(Pixmap(width: 4, height: 3).inkBounds == nil)
    }

    @Test("The faintest pixel is its own bounds")
    func faint() {
        #expect(picture([(3, 1)], alpha: 1).inkBounds == PixelRectangle(x: 3, y: 1, width: 1, height: 1))
    }

    @Test("Bounds reach from the outermost pixel to the other on each axis")
    func scattered() {
        #expect(
            picture([(4, 1), (1, 3), (2, 4)], alpha: 255).inkBounds == PixelRectangle(x: 1, y: 1, width: 4, height: 4))
    }

    @Test("Corners are within")
    func corners() {
        #expect(picture([(0, 0), (5, 5)], alpha: 255).inkBounds == PixelRectangle(x: 0, y: 0, width: 6, height: 6))
    }

    /// Black pixels of an alpha, 6 × 6.
    private func picture(_ pixels: [(x: Int, y: Int)], alpha: UInt8) -> Pixmap {
        var pixmap = Pixmap(width: 6, height: 6)
        for (x, y) in pixels { pixmap.bytes[(y * 6 + x) * 4 + 3] = alpha }
        return pixmap
    }
}
