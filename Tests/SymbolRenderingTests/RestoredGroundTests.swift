import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

/// A square plate of 30 units, from which a bar from 5 to 25 is cut out; something is painted on it again.
@Suite struct RestoredGroundTests {
    private static let upright = "M10 5H20V25H10Z"

    private func symbol(_ last: String, _ role: Layer.Role = .plain) throws -> ResolvedSymbol {
        let shapes = try ["M0 0H30V30H0Z", "M5 10H25V20H5Z", last].map {
            SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true)
        }
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 30))
        var layers = shapes.indices.map { Layer(index: $0, parts: [.init(.draw, .shapes([$0]))]) }
        (layers[1].opacity, layers[1].clearsBehind, layers[2].role) = (0, true, role)
        let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: layers])
        return ResolvedSymbol(artwork, variant: variant, style: SymbolStyle(), moves: true, draws: true)
    }

    @Test("A layer that restores the ground between cuts is drawn with the plate and shows nowhere before it does")
    func ground() throws {
        let layers = try symbol(Self.upright).layers
        #expect(layers.map(\.leader) == [nil, nil, 0])
        for progress in stride(from: 0.05, to: 1, by: 0.05) {
            let state = LayerState(draw: DrawRange(to: progress))
            let edge = try #require(layers[0].items(state).inkBounds).maxX
            #expect((layers[2].items(state).inkBounds?.maxX ?? 0) <= edge)
        }
        #expect(layers[2].items(.identity).inkBounds == Rect(minX: 10, minY: 5, maxX: 20, maxY: 25))
    }

    @Test(
        "A layer that lies within the cut, extends beyond the plate or has another colour is drawn by itself",
        arguments: [
            ("M8 12H22V18H8Z", .plain), ("M10 5H20V35H10Z", .plain),
            (upright, .color(.named("systemRedColor", fallback: nil)))
        ] as [(String, Layer.Role)])
    func others(last: String, role: Layer.Role) throws {
        #expect(try symbol(last, role).layers.map(\.leader) == [nil, nil, nil])
    }
}
