import SymbolCairo
import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

private func fill(_ rect: Rect, _ paint: Paint<Color>) -> DisplayItem {
    .fill(DisplayFill(path: Path(rect: rect), rule: .nonZero, paint: paint))
}

/// Fills a canvas of 6 × 2 pixels with a pattern whose tile is red in its first unit, and returns its first row's
/// alpha.
private func firstRow(_ width: Double, _ transform: AffineTransform, scale: Double = 1) throws -> [UInt8] {
    let red = fill(Rect(x: 0, y: 0, width: 1, height: 9), .color(Color(red: 1, green: 0, blue: 0)))
    let pattern = Pattern<Color>(width: width, height: 2, transform: transform, nodes: [red])
    let list = DisplayList(items: [fill(Rect(x: 0, y: 0, width: 6, height: 2), .pattern(pattern))])
    let image = try CairoRasterizer().rasterize(
        list, on: Canvas(width: 6, height: 2, transform: .scale(scale), background: .clear))
    return (0..<6).map { image.bytes[$0 * 4 + 3] }
}

@Suite struct PatternRasterTests {
    @Test("A tile is repeated from its origin to both sides")
    func repetition() throws {
        #expect(try firstRow(3, .identity) == [255, 0, 0, 255, 0, 0])
        #expect(try firstRow(3, .translation(x: 4, y: 0)) == [0, 255, 0, 0, 255, 0])
    }

    @Test("A tile is drawn at the size at which it is visible")
    func resolution() throws {
        #expect(try firstRow(3, .identity, scale: 2) == [255, 255, 0, 0, 0, 0])
        #expect(try firstRow(1.5, .scale(2)) == [255, 255, 0, 255, 255, 0])
    }

    @Test("A tile is clipped to its bounds")
    func edge() throws {
        #expect(try firstRow(0.5, .scale(2)) == [255, 255, 255, 255, 255, 255])
    }

    @Test("Tiles far smaller than a pixel blend into their mean", arguments: [1e-2, 1e-6, 1e-9, 1e-100])
    func tiny(scale: Double) throws {
        #expect(try firstRow(2, .scale(scale)).allSatisfy { (120...135).contains($0) })
        #expect(try firstRow(2, .scale(x: scale, y: 1)).allSatisfy { (120...135).contains($0) })
    }

    /// A tile of 10¹² pixels is drawn in no more than four canvases.
    @Test("An enormous tile does not take an enormous surface")
    func enormous() throws {
        #expect(try firstRow(1e6, .scale(1e6)) == [255, 255, 255, 255, 255, 255])
    }
}
