import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

@Suite("Connected layers")
struct BodiesTests {
    /// Returns the bodies of a template whose layers are the shapes, of which some only clear.
    private func bodies(_ shapes: [String], clearing erasers: Set<Int> = [], joining: Set<Int> = []) throws -> [Int] {
        let shapes = try shapes.map { SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true) }
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 30))
        var layers = shapes.indices.map { Layer(index: $0, parts: [.init(.draw, .shapes([$0]))]) }
        for index in erasers { (layers[index].opacity, layers[index].clearsBehind) = (0, true) }
        let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: layers])
        return ResolvedSymbol(artwork, variant: variant, style: SymbolStyle(), moves: true).bodies { eraser, _ in
            joining.contains(eraser)
        }
    }

    @Test("Layers are connected where their ink meets, even through others")
    func meeting() throws {
        #expect(try bodies(["M0 0H10V10H0Z", "M20 0H30V10H20Z", "M8 4H22V6H8Z", "M0 20H30V30H0Z"]) == [0, 0, 0, 3])
    }

    @Test("Layers are not connected where a gap has been cleared between them, nor inside a ring")
    func apart() throws {
        #expect(try bodies(["M0 0H30V30H0Z", "M10 10H20V20H10Z", "M12 12H18V18H12Z"], clearing: [1]) == [0, 1, 2])
        #expect(try bodies(["M0 0H30V30H0ZM4 4V26H26V4Z", "M10 10H20V20H10Z"]) == [0, 1])
    }

    @Test("An eraser that joins is connected to everything that it clears")
    func slash() throws {
        // A bar with a gap around it, over one of two squares.
        let shapes = ["M0 0H10V10H0Z", "M20 0H30V10H20Z", "M3 -2H7V12H3Z", "M4 -2H6V12H4Z"]
        #expect(try bodies(shapes, clearing: [2], joining: [2]) == [0, 1, 0, 3])
        #expect(try bodies(shapes, clearing: [2]) == [0, 1, 2, 3])
    }

    @Test(
        "Strokes of icons are connected where one ends on the other",
        arguments: [(11, [0, 0]), (14, [0, 1])] as [(Double, [Int])])
    func strokes(end: Double, bodies: [Int]) throws {
        let nodes = try ["M4 12H20", "M12 20V\(end)"].map { line in
            let stroke = DrawingShape.Stroke(paint: .color(.tint(alpha: 1)), style: StrokeStyle(width: 2))
            return DrawingNode.shape(DrawingShape(path: try Path(svg: line), fill: nil, stroke: stroke))
        }
        let drawing = Drawing(bounds: Rect(x: 0, y: 0, width: 24, height: 24), nodes: nodes)
        #expect(ResolvedSymbol(drawing, style: SymbolStyle(), weight: nil).bodies { _, _ in false } == bodies)
    }
}
