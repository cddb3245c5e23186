import SymbolImaging
import Testing

@Suite struct ColorVisionTests {
    private func seen(_ bytes: [UInt8], _ vision: ColorVision) -> [UInt8] {
        Pixmap(width: 1, height: 1, bytes: bytes).simulating(vision).bytes
    }

    /// The matrices' first columns, encoded for sRGB by hand.
    @Test(
        "Red is seen as published",
        arguments: [
            (ColorVision.deuteranopia, [163, 144, 0]), (.protanopia, [109, 95, 0]), (.tritanopia, [255, 0, 15]),
            (.achromatopsia, [127, 127, 127])
        ] as [(ColorVision, [UInt8])])
    func red(vision: ColorVision, expected: [UInt8]) {
        #expect(seen([255, 0, 0, 255], vision) == expected + [255])
    }

    @Test("Greys are unchanged, and so are transparent pixels", arguments: ColorVision.allCases)
    func grey(vision: ColorVision) {
        #expect(seen([119, 119, 119, 255], vision) == [119, 119, 119, 255])
        #expect(seen([0, 0, 0, 0], vision) == [0, 0, 0, 0])
    }

    @Test("A translucent colour keeps its alpha: half of what the opaque one becomes")
    func translucent() {
        #expect(seen([128, 0, 0, 128], .deuteranopia) == [82, 72, 0, 128])
    }
}
