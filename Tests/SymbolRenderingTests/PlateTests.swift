import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

/// A square plate of 40 units with a bar from 10 to 30 in another colour on it.
@Suite struct PlateTests {
    private func layers(_ groups: [Int?], bar: String = "M10 18H30V22H10Z") throws -> [ResolvedLayer] {
        let shapes = try ["M0 0H40V40H0Z", bar].map {
            SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true)
        }
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 40))
        var layers = shapes.indices.map { Layer(index: $0, parts: [.init(.draw, .shapes([$0]))]) }
        for index in groups.indices { layers[index].traits.motionGroup = groups[index] }
        (layers[1].clearsBehind, layers[1].role) = (true, .color(.named("systemRedColor", fallback: nil)))
        let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: layers])
        return ResolvedSymbol(artwork, variant: variant, style: SymbolStyle(), draws: true).layers
    }

    private func right(_ layer: ResolvedLayer, drawn progress: Double) -> Double {
        layer.items(LayerState(draw: DrawRange(to: progress))).inkBounds?.maxX ?? 0
    }

    @Test("What lies on a plate of its motion group appears as the pen passes over the plate, and never beside it")
    func onPlate() throws {
        let layers = try layers([0, 0])
        for progress in stride(from: 0.05, to: 1, by: 0.05) {
            #expect(right(layers[1], drawn: progress) <= right(layers[0], drawn: progress))
        }
        #expect(right(layers[1], drawn: 0.5) > 19)
        #expect(layers[1].penLength == layers[0].penLength && layers[1].leader == nil)
        #expect(layers[1].items(.identity).inkBounds == Rect(minX: 10, minY: 18, maxX: 30, maxY: 22))
    }

    @Test("What lies on a layer that another layer's pen draws has a pen of its own")
    func onGround() throws {
        let shapes = try ["M0 0H60V60H0Z", "M5 15H55V45H5Z", "M10 5H50V55H10Z", "M20 28H40V32H20Z"].map {
            SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true)
        }
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 60))
        var layers = shapes.indices.map { Layer(index: $0, parts: [.init(.draw, .shapes([$0]))]) }
        for index in shapes.indices { layers[index].traits.motionGroup = index < 2 ? 0 : 1 }
        (layers[1].opacity, layers[1].clearsBehind) = (0, true)
        layers[3].role = .color(.named("systemRedColor", fallback: nil))
        let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: layers])
        let symbol = ResolvedSymbol(artwork, variant: variant, style: SymbolStyle(), moves: true, draws: true)
        #expect(symbol.layers[2].leader == 0 && symbol.layers[3].penLength < 30)
    }

    @Test(
        "What is in another group or none, or extends beyond the plate, has a pen of its own",
        arguments: [([0, 1], "M10 18H30V22H10Z"), ([nil, nil], "M10 18H30V22H10Z"), ([0, 0], "M10 18H44V22H10Z")])
    func others(groups: [Int?], bar: String) throws {
        let layers = try layers(groups, bar: bar)
        #expect(right(layers[1], drawn: 0.1) > right(layers[0], drawn: 0.1))
    }
}
