import TestSupport
import SymbolImaging
import Testing

/// Colour types: 0 grey, 2 RGB, 3 indexed, 4 grey and alpha, 6 RGBA.
@Suite("PNG format") struct PNGFormatTests {
    @Test("Black and white are one-bit grey")
    func blackAndWhite() throws {
        try expect(colorType: 0, bitDepth: 1, cycling: [[0, 0, 0, 255], [255, 255, 255, 255]])
    }

    @Test("Thirds of white are two-bit grey")
    func thirds() throws {
        try expect(colorType: 0, bitDepth: 2, cycling: [0, 85, 170, 255].map { [$0, $0, $0, 255] })
    }

    @Test("Fifteenths of white are four-bit grey")
    func fifteenths() throws {
        try expect(colorType: 0, bitDepth: 4, cycling: [0, 17, 34, 221].map { [$0, $0, $0, 255] })
    }

    @Test("Other greys have eight bits")
    func otherGreys() throws {
        try expect(colorType: 0, bitDepth: 8, cycling: [0, 1].map { [$0, $0, $0, 255] })
    }

    @Test("Two colours are one-bit indexed")
    func twoColors() throws {
        try expect(colorType: 3, bitDepth: 1, cycling: [[255, 0, 0, 255], [0, 0, 255, 255]])
    }

    @Test("Three colours are two-bit indexed")
    func threeColors() throws {
        try expect(colorType: 3, bitDepth: 2, cycling: [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]])
    }

    @Test("Five colours are four-bit indexed")
    func fiveColors() throws {
        try expect(colorType: 3, bitDepth: 4, cycling: [255, 254, 253, 252, 251].map { [$0, 0, 0, 255] })
    }

    @Test("Seventeen colours are eight-bit indexed")
    func seventeenColors() throws {
        try expect(colorType: 3, bitDepth: 8, cycling: (1...17).map { [$0, 0, 0, 255] })
    }

    @Test("Black in many opacities is grey and alpha, since a palette would cost more than it saves")
    func fadingBlack() throws {
        try expect(colorType: 4, bitDepth: 8, width: 16, cycling: (0...255).map { [0, 0, 0, $0] })
    }

    @Test("More than 256 opaque colours are RGB")
    func manyOpaque() throws {
        try expect(colorType: 2, bitDepth: 8, cycling: (0...299).map { [UInt8($0 / 2), UInt8($0 % 2), 0, 255] })
    }

    @Test("More than 256 translucent colours are RGBA")
    func manyFading() throws {
        try expect(colorType: 6, bitDepth: 8, cycling: (0...299).map { [UInt8($0 / 2), UInt8($0 % 2), 0, 254] })
    }

    @Test("A palette is in order of alpha, and tRNS ends with the last that is not opaque")
    func paletteOrder() throws {
        let colors: [[UInt8]] = [[0, 0, 255, 255], [0, 0, 0, 0], [255, 0, 0, 255], [0, 128, 0, 128]]
        let file = PNGFile(try PNGEncoder().encode(picture(cycling: colors)))
        #expect(file["tRNS"] == [0, 128])
        #expect(file["PLTE"].count == 12)
        #expect(Array(file["PLTE"][3..<6]) == [0, 255, 0])
        #expect(Array(file["PLTE"][6...]) == [255, 0, 0, 0, 0, 255])
    }

    @Test("A faint edge keeps the colour that it fades from")
    func edgeColor() throws {
        // At alpha 128, (201, 99, 51) premultiplies to (101, 50, 26); dividing that gives (201, 100, 52).
        let colors: [[UInt8]] = [[201, 99, 51, 255], [101, 50, 26, 128]]
        let file = PNGFile(try PNGEncoder().encode(picture(cycling: colors)))
        #expect(file["PLTE"] == [201, 99, 51, 201, 99, 51])
    }

    private func expect(colorType: UInt8, bitDepth: UInt8, width: Int = 64, cycling colors: [[UInt8]]) throws {
        let picture = picture(width: width, cycling: colors)
        let bytes = try PNGEncoder().encode(picture)
        let file = PNGFile(bytes)
        #expect(file.colorType == colorType)
        #expect(file.bitDepth == bitDepth)
        #expect(try PNGDecoder().decode(bytes) == picture)
    }

    /// Returns columns of each colour in turn, shifted from row to row.
    private func picture(width: Int = 64, cycling colors: [[UInt8]]) -> Pixmap {
        Pixmap(width: width, height: 64) { x, y in colors[(x + y * width + y) % colors.count] }
    }
}
