import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

private let red: [UInt8] = [255, 0, 0, 255]
private let green: [UInt8] = [0, 255, 0, 255]
private let faint: [UInt8] = [0, 0, 128, 128]
private let clear: [UInt8] = [0, 0, 0, 0]

/// Fills a canvas of 4 × 2 pixels with a picture of three pixels in a row.
private func drawn(_ transform: AffineTransform, isSmooth: Bool = true) throws -> Pixmap {
    try drawn(Pixmap(width: 3, height: 1, bytes: red + faint + green), transform, isSmooth: isSmooth, width: 4)
}

/// Fills a canvas that is two pixels high with a picture.
private func drawn(
    _ pixmap: Pixmap, _ transform: AffineTransform, isSmooth: Bool = true, width: Int
) throws -> Pixmap {
    let area = Path(rect: Rect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height)))
        .transformed(by: transform)
    let paint = Paint<Color>.image(ImagePaint(pixmap, transform: transform, isSmooth: isSmooth))
    let list = DisplayList(items: [.fill(DisplayFill(path: area, rule: .nonZero, paint: paint))])
    return try CairoRasterizer().rasterize(
        list, on: Canvas(width: width, height: 2, transform: .identity, background: .clear))
}

@Suite struct ImageRasterTests {
    @Test("On the grid of pixels, an image is copied")
    func copied() throws {
        let expected = clear + red + faint + green + clear + clear + clear + clear
        #expect(try drawn(.translation(x: 1, y: 0)).bytes == expected)
    }

    @Test("Without smoothing, enlarged pixels are blocks")
    func blocks() throws {
        let expected = red + red + faint + faint
        #expect(try drawn(.scale(2), isSmooth: false).bytes == expected + expected)
    }

    @Test("The edges of an enlarged image do not fade into what surrounds it")
    func edges() throws {
        let image = try drawn(.scale(x: 4.0 / 3, y: 2))
        #expect(image.bytes[0..<4] == red[...] && image.bytes[12..<16] == green[...])
        #expect(image.bytes[16...] == image.bytes[..<16])
    }

    @Test("Part of a pixel that an image covers is as opaque as its share")
    func partlyCovered() throws {
        // Half of a pixel has a coverage of 128 of 255.
        #expect(try drawn(.translation(x: -2.5, y: 0)).bytes.prefix(4) == [0, 128, 0, 128])
    }

    @Test(
        "An image that a canvas would repeat tens of thousands of pixels wide keeps its colours",
        arguments: [0, 200, 400, 560])
    func far(left: Int) throws {
        // One pixel of the canvas covers a hundred of the image: the left half is red, the right half green.
        let row = Array(repeatElement(red, count: 2000).joined()) + Array(repeatElement(green, count: 2000).joined())
        let image = try drawn(
            Pixmap(width: 4000, height: 1, bytes: row), .translation(x: Double(left), y: 0) * .scale(x: 0.01, y: 2),
            width: 600)
        let start = left * 4
        #expect(image.bytes[(start + 8 * 4)..<(start + 9 * 4)] == red[...])
        #expect(image.bytes[(start + 30 * 4)..<(start + 31 * 4)] == green[...])
    }

    @Test("An image far narrower than a pixel leaves next to nothing", arguments: [1e-4, 1e-8, 1e-30])
    func narrow(scale: Double) throws {
        let image = try drawn(Pixmap(width: 3, height: 1, bytes: red + faint + green), .scale(scale), width: 4)
        #expect(image.bytes.allSatisfy { $0 <= 1 })
    }
}
