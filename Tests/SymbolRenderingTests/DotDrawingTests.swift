import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

@Suite struct DotDrawingTests {
    @Test("A dot in a layer of strokes grows from its centre while they are drawn", arguments: [0.05, 0.1, 0.2])
    func dotAmongStrokes(progress: Double) throws {
        let data = ["M5 0H95A5 5 0 0 1 95 10H5A5 5 0 0 1 5 0Z", "M50 43A7 7 0 0 1 50 57A7 7 0 0 1 50 43Z"]
        let shapes = try data.map { SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true) }
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 100))
        let layer = Layer(index: 0, parts: [.init(.draw, .shapes([0, 1]))])
        let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: [layer]])
        let symbol = ResolvedSymbol(artwork, variant: variant, style: SymbolStyle(), draws: true)
        let items = symbol.layers[0].items(LayerState(draw: DrawRange(to: progress)))
        guard case .group(let shape)? = items.last, case .group(let swept)? = shape.items.last else { throw Missing() }
        let regions = swept.clips.flatMap(\.areas).flatMap(\.path.subpaths).map { Path($0) }
        let bounds = try #require(regions.compactMap(\.bounds).first { $0.contains(Point(50, 50)) })
        #expect(bounds.center.distance(to: Point(50, 50)) < 0.3)
        // The disc around the dot's box, one unit larger, grows by area.
        #expect(abs(bounds.width / 2 - (7 * 2.0.squareRoot() + 1) * progress.squareRoot()) < 0.3)
    }

    private struct Missing: Error {}
}
