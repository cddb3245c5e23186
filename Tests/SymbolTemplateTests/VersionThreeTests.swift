import SymbolGeometry
import SymbolModel
import SymbolTemplate
import Testing

/// Templates of version 3, which has neither erasers nor monochrome layers: everything is filled as one path.
@Suite struct VersionThreeTests {
    private func artwork(_ layers: [Layer], _ masters: [[String]]) throws -> TemplateArtwork {
        var variants: [Cell: Variant] = [:]
        for (weight, paths) in zip([Weight.ultralight, .regular, .black], masters) {
            let shapes = try paths.map { SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true) }
            variants[Cell(weight, .small)] = Variant(cell: Cell(weight, .small), shapes: shapes, advance: 40)
        }
        return TemplateArtwork(version: nil, variants: variants, guides: [:], layers: [.monochrome: layers])
    }

    private func painted(_ shapes: Int..., at index: Int) -> Layer {
        Layer(index: index, parts: [.init(.draw, .shapes(shapes))])
    }

    /// All that a variant draws, as one path.
    private func whole(_ variant: Variant) -> FlatPath {
        FlatPath(variant.shapes.reduce(into: Path()) { $0.append($1.path) })
    }

    /// The lower square has a hole and runs clockwise; the upper one, over its corner, runs counterclockwise.
    @Test("Layers that are wound against each other add up")
    func windings() throws {
        let paths = ["M0-40H20V-20H0ZM2-38V-32H8V-38Z", "M15-35V-5H35V-35Z"]
        let source = try artwork([painted(0, at: 0), painted(1, at: 1)], [paths, paths, paths])
        let adapted = source.adapted(toVersion: 3).artwork
        #expect(adapted.variants.count == 3)
        for variant in adapted.variants.values {
            let drawn = whole(variant)
            #expect(drawn.windingNumber(about: Point(18, -30)) != 0)
            #expect(drawn.windingNumber(about: Point(5, -35)) == 0)
            #expect(drawn.windingNumber(about: Point(30, -10)) != 0)
        }
        #expect(source.adapted(toVersion: 4).artwork.variants == source.variants)
    }
}
