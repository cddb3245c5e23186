import SymbolColor
import SymbolCairo
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolRendering
import Testing

/// Returns the alpha of the four corner pixels of a 4 × 4 image, row by row.
private func corners(_ item: DisplayItem) throws -> [UInt8] {
    let canvas = try Canvas(width: 4, height: 4, transform: .identity)
    let image = try CairoRasterizer().rasterize(DisplayList(items: [item]), on: canvas)
    return [0, 3, 12, 15].map { image.bytes[$0 * 4 + 3] }
}

@Suite struct CoordinateRangeTests {
    @Test("A shape far larger than Cairo's coordinates still covers the canvas", arguments: ["1e7", "1e9", "1e300"])
    func area(size: String) throws {
        let path = try Path(svg: "M-\(size) -\(size)H\(size)V\(size)H-\(size)Z")
        let fill = DisplayFill(path: path, rule: .nonZero, paint: .color(.black))
        #expect(try corners(.fill(fill)) == [255, 255, 255, 255])
    }

    @Test("A shape far outside the canvas does not wrap around into it")
    func outside() throws {
        // 2²⁴ pixels to the right, where 24.8 fixed-point numbers wrap around to 0.
        let path = try Path(svg: "M16777216 0h4v4h-4z")
        #expect(try corners(.fill(DisplayFill(path: path, rule: .nonZero, paint: .color(.black)))) == [0, 0, 0, 0])
    }

    @Test("A hole in an enormous shape stays a hole")
    func hole() throws {
        let path = try Path(svg: "M-1e9 -1e9H1e9V1e9H-1e9ZM2 2V9H9V2Z")
        #expect(
            try corners(.fill(DisplayFill(path: path, rule: .nonZero, paint: .color(.black)))) == [255, 255, 255, 0])
    }

    @Test("An enormously long line is drawn where it crosses the canvas")
    func line() throws {
        let stroke = DisplayStroke(
            path: try Path(svg: "M-1e12 1H1e12"), style: StrokeStyle(width: 2), paint: .color(.black))
        #expect(try corners(.stroke(stroke)) == [255, 255, 0, 0])
    }

    @Test("An enormously wide line covers the canvas")
    func pen() throws {
        let stroke = DisplayStroke(
            path: try Path(svg: "M0 0L4 4"), style: StrokeStyle(width: 1e300), paint: .color(.black))
        #expect(try corners(.stroke(stroke)) == [255, 255, 255, 255])
    }
}
