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

    private func erased(_ shapes: Int..., at index: Int) -> Layer {
        Layer(index: index, parts: [.init(.draw, .shapes(shapes))], opacity: 0, clearsBehind: true)
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

    /// In a square of 40 units, two bars of 20 by some width: 1600 − 2 · 20 · width + width².
    @Test("Bars that cross and are erased become one hole, of the same structure at every weight")
    func cross() throws {
        let widths = [2.0, 4, 8]
        let masters = widths.map { width in
            let (low, high) = (20 - width / 2, 20 + width / 2)
            return ["M0-40H40V0H0Z", "M10-\(high)H30V-\(low)H10Z", "M\(low)-30H\(high)V-10H\(low)Z"]
        }
        let source = try artwork([painted(0, at: 0), erased(1, 2, at: 1)], masters)
        let (adapted, losses) = source.adapted(toVersion: 3)
        #expect(losses.features.isEmpty && losses.cutouts == 1 && losses.filledCutouts == 0)
        for (weight, width) in zip([Weight.ultralight, .regular, .black], widths) {
            let variant = try #require(adapted.variants[Cell(weight, .small)])
            #expect(abs(abs(whole(variant).signedArea) - (1600 - 40 * width + width * width)) < 1e-9)
        }
        let bold = try #require(adapted.variant(weight: .bold, scale: .small)?.variant)
        #expect(whole(bold).windingNumber(about: Point(20, -20)) == 0)
    }

    /// The round end of one line touches the far edge of the other from inside, as where skeletons have a T.
    @Test("A line that ends on another, with a round end as wide as that, is erased with it")
    func joint() throws {
        let masters = [2.0, 4, 8].map { width in
            let (r, k) = (width / 2, width / 2 * 0.5523)
            let line = "M10-\(20 + r)H30V-\(20 - r)H10Z"
            let end =
                "M\(20 - r)-5V-20C\(20 - r)-\(20 + k) \(20 - k)-\(20 + r) 20-\(20 + r)"
                + "C\(20 + k)-\(20 + r) \(20 + r)-\(20 + k) \(20 + r)-20V-5Z"
            return ["M0-40H40V0H0Z", line, end]
        }
        let (adapted, losses) = try artwork([painted(0, at: 0), erased(1, 2, at: 1)], masters).adapted(toVersion: 3)
        #expect(losses.filledCutouts == 0)
        for variant in adapted.variants.values {
            let drawn = whole(variant)
            let holes = [Point(20, -20), Point(12, -20), Point(20, -6), Point(20, -19.5)]
            #expect(holes.allSatisfy { drawn.windingNumber(about: $0) == 0 })
            #expect([Point(5, -5), Point(15, -10)].allSatisfy { drawn.windingNumber(about: $0) != 0 })
        }
    }

    @Test("What erases nothing, since it lies beside all that is painted, is left out")
    func idle() throws {
        let paths = ["M10-60H40V-10H10Z", "M60-60H90V-10H60Z"]
        let source = try artwork([painted(0, at: 0), erased(1, at: 1)], [paths, paths, paths])
        let (adapted, losses) = source.adapted(toVersion: 3)
        #expect(losses.features.isEmpty && losses.filledCutouts == 0)
        #expect(adapted.variants.count == 3)
        for variant in adapted.variants.values { #expect(abs(whole(variant).signedArea) == 1500) }
    }

    @Test("A layer that is translucent in monochrome becomes opaque, and that is told")
    func translucent() throws {
        var faint = painted(1, at: 1)
        faint.opacity = 0.5
        let paths = ["M10-60H40V-10H10Z", "M60-60H90V-10H60Z"]
        let source = try artwork([painted(0, at: 0), faint], [paths, paths, paths])
        #expect(source.adapted(toVersion: 3).losses.features == ["opacities in monochrome"])
        #expect(source.adapted(toVersion: 4).losses.features.isEmpty)
    }

    @Test("What is erased by contours that cross at one weight only, or across an edge, is filled, and that is told")
    func filled() throws {
        let square = "M0-40H40V0H0Z"
        let apart = [square, "M10-30H15V-10H10Z", "M18-30H23V-10H18Z"]
        let crossing = [square, "M10-30H15V-10H10Z", "M13-25H23V-15H13Z"]
        let unlike = try artwork([painted(0, at: 0), erased(1, 2, at: 1)], [apart, apart, crossing])
        let losses = unlike.adapted(toVersion: 3).losses
        #expect(losses.features == ["erasers"] && losses.cutouts == 1 && losses.filledCutouts == 1)
        let paths = [square, "M10-30H15V-10H10Z", "M30-30H50V-10H30Z"]
        let edge = try artwork([painted(0, at: 0), erased(1, at: 1), erased(2, at: 2)], [paths, paths, paths])
        let others = edge.adapted(toVersion: 3).losses
        #expect(others.features == ["erasers"] && others.cutouts == 2 && others.filledCutouts == 1)
    }
}
