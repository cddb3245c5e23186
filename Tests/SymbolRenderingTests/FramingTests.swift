import SymbolGeometry
import SymbolRendering
import Testing

@Suite struct FramingTests {
    private let box = Rect(minX: 0, minY: -70, maxX: 100, maxY: 10.5)

    @Test("The layout canvas puts the box's top left corner on the first pixel's and rounds up")
    func layout() throws {
        let framing = try Framing(box: box, em: 100, size: .points(50), displayScale: 2, isSquare: false)
        #expect(framing.transform(box.origin) == .zero)
        #expect((framing.width, framing.height) == (100, 81))
    }

    @Test("A size in pixels is a square that holds the box in its middle")
    func square() throws {
        let framing = try Framing(box: box, em: 100, size: .pixels(200), displayScale: 1, isSquare: true)
        #expect((framing.width, framing.height) == (200, 200))
        #expect(framing.transform(box.center).distance(to: Point(100, 100)) < 1e-12)
        #expect(framing.transform.a == 2)
    }

    @Test("An empty box cannot be framed")
    func empty() {
        #expect(throws: CanvasError.transform) {
            try Framing(box: Rect(Point.zero), em: 100, size: .natural, displayScale: 1, isSquare: false)
        }
    }

    @Test("A canvas refuses sizes beyond the limits", arguments: [(0, 1), (1, 32_768), (20_000, 20_000), (-1, 5)])
    func limits(width: Int, height: Int) {
        #expect(throws: CanvasError.size(width: width, height: height)) {
            try Canvas(width: width, height: height, transform: .identity)
        }
    }
}
