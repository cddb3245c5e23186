import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolTemplate
import Testing

/// Templates that are read, changed and written again.
@Suite struct TemplateRewritingTests {
    private func variant(_ paths: [String], _ cell: Cell = Cell(.regular, .small)) throws -> Variant {
        let shapes = try paths.map { SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true) }
        return try #require(Variant(cell: cell, shapes: shapes, advance: 40))
    }

    private func artwork(_ layers: [LayerMode: [Layer]], _ paths: String...) throws -> TemplateArtwork {
        let cell = Cell(.regular, .small)
        return TemplateArtwork(version: nil, variants: [cell: try variant(paths)], guides: [:], layers: layers)
    }

    private func rewritten(_ artwork: TemplateArtwork, version: Int) throws -> TemplateArtwork {
        let text = TemplateFile(artwork, name: "thing", version: version).text
        guard case .template(let read) = try SymbolDocument(parsing: Array(text.utf8), name: "thing").symbol.artwork
        else { throw CancellationError() }
        return read
    }

    private static let square = "M10-40H30V-20H10Z"

    @Test("Layers survive writing and reading", arguments: [LayerMode.monochrome, .hierarchical, .multicolor])
    func layers(mode: LayerMode) throws {
        let roles: [LayerMode: [Layer.Role]] = [
            .monochrome: [.plain, .plain], .hierarchical: [.level(.tertiary), .level(.primary)],
            .multicolor: [
                .color(.named("systemRedColor", fallback: nil)), .color(.custom(.init(red: 1, green: 0, blue: 1)))
            ]
        ]
        var traits = Layer.Traits()
        (traits.variableThreshold, traits.variableDraw) = (0.34, .init(start: 0.25, span: 0.5))
        (traits.motionGroup, traits.tags) = (3, ["_badge", "plus"])
        (traits.alwaysPulses, traits.alwaysRotates, traits.alwaysBreathes) = (true, true, true)
        traits.others = ["-sfsymbols-unheard-of": "42"]
        // Indices need not be contiguous, and a shape may be in several layers.
        let layers = [
            Layer(index: 1, role: roles[mode]?[0] ?? .plain, parts: [.init(.draw, .shapes([0, 1]))], opacity: 0.5),
            Layer(
                index: 4, role: roles[mode]?[1] ?? .plain, parts: [.init(.draw, .shapes([1]))], opacity: 0,
                clearsBehind: true, traits: traits)
        ]
        let source = try artwork([mode: layers], Self.square, "M0 0H5V5Z")
        #expect(try rewritten(source, version: 7).layers == [mode: layers])
    }

    @Test("A layer's own translucent colour survives writing and reading")
    func translucentColor() throws {
        let layer = Layer(
            index: 0, role: .color(.custom(try Color(css: "#FF000080"))), parts: [.init(.draw, .shapes([0]))])
        #expect(
            try rewritten(artwork([.multicolor: [layer]], Self.square), version: 6).layers == [.multicolor: [layer]])
    }

    @Test(
        "Names and tags survive writing and reading, whatever characters they contain",
        arguments: ["a\"b", "a<b>&c", "Brand/Primary", "Brand.2", "2nd", "a{b", "a'(b"])
    func characters(name: String) throws {
        var traits = Layer.Traits()
        (traits.tags, traits.unmirroredGroup) = (["a&b", "<c"], "d<e")
        traits.others = ["-foo.bar": "x<y & 'z'"]
        let layer = Layer(
            index: 0, role: .color(.named(name, fallback: .black)), parts: [.init(.draw, .shapes([0]))], traits: traits)
        #expect(
            try rewritten(artwork([.multicolor: [layer]], Self.square), version: 6).layers == [.multicolor: [layer]])
    }

    @Test("Outlines without paint, draw guides and margins survive writing and reading")
    func shapes() throws {
        var source = try artwork([:], Self.square, "M0 0H5V5Z")
        source = source.redrawn { $0.drawKeyframes = [0, 0, 0, 0.5, 0.5625, 0, 1, 0.0625, 0] }
        var variant = try #require(source.variants.values.first)
        variant.shapes[1].isPainted = false
        source = source.redrawn([Cell(.regular, .small): variant])
        let read = try #require(try rewritten(source, version: 6).variants[Cell(.regular, .small)])
        #expect(read.shapes.map(\.isPainted) == [true, false])
        #expect(read.shapes.map(\.drawKeyframes) == variant.shapes.map(\.drawKeyframes))
        #expect(abs(read.advance - 40) < 1e-6)
    }

    @Test(
        "Features that a version does not support are left out and named",
        arguments: [
            (3, ["erasers", "variable values", "motion groups", "tags", "layers that are drawn by value"]),
            (4, ["motion groups", "tags", "layers that are drawn by value"]),
            (5, ["tags", "layers that are drawn by value"]), (6, ["layers that are drawn by value"]), (7, [])
        ])
    func versions(version: Int, lost: [String]) throws {
        var traits = Layer.Traits()
        (traits.variableThreshold, traits.variableDraw) = (0.34, .init(start: 0, span: 1))
        (traits.motionGroup, traits.tags) = (0, ["_slash"])
        let background = Layer(index: 0, role: .level(.secondary), parts: [.init(.draw, .shapes([0]))])
        let layer = Layer(
            index: 1, role: .level(.primary), parts: [.init(.draw, .shapes([1]))], clearsBehind: true, traits: traits)
        let source = try artwork([.hierarchical: [background, layer]], "M20-50H40V-30H20Z", Self.square)
        #expect(source.adapted(toVersion: version).losses.features == lost)
        #expect(try rewritten(source, version: version).layers == source.adapted(toVersion: version).artwork.layers)
    }

    @Test(
        "That variable values draw is told where it is lost, and the preferred rendering mode never is",
        arguments: [(7, []), (6, ["layers that are drawn by value"]), (5, ["layers that are drawn by value"])])
    func defaults(version: Int, lost: [String]) throws {
        var source = try artwork([:], Self.square)
        (source.defaults.renderingMode, source.defaults.variableValueMode) = (.multicolor, .draw)
        #expect(source.adapted(toVersion: version).losses.features == lost)
        let read = try rewritten(source, version: version).defaults
        #expect(read.renderingMode == .multicolor)
        #expect(read.variableValueMode == (lost.isEmpty ? .draw : nil))
        source.defaults.rotatesClockwise = true
        let lost = source.adapted(toVersion: 5).losses.features
        #expect(lost == ["layers that are drawn by value", "animation defaults"])
    }

    /// Two squares of 10 units that overlap within one of 20, wound against it, in one order and in the other:
    /// whichever comes first in the first mode is cut out.
    @Test("Which of two crossing erasers becomes a hole in version 3 does not depend on chance")
    func crossingHoles() throws {
        func layers(_ first: Int, _ second: Int) -> [Layer] {
            let plate = Layer(index: 0, parts: [.init(.draw, .shapes([0]))])
            let erasers = [first, second].enumerated().map { place, shape in
                Layer(index: place + 1, parts: [.init(.draw, .shapes([shape]))], opacity: 0, clearsBehind: true)
            }
            return [plate] + erasers
        }
        let squares = [Self.square, "M12-38V-28H22V-38Z", "M18-32V-22H28V-32Z"]
        let cell = Cell(.regular, .small)
        for first in [1, 2] {
            let source = TemplateArtwork(
                version: nil, variants: [cell: try variant(squares)], guides: [:],
                layers: [.hierarchical: layers(first, 3 - first), .multicolor: layers(3 - first, first)])
            let plate = source.adapted(toVersion: 3).artwork.layers[.hierarchical]?.first
            #expect(plate?.shapeIndices == [0, first])
        }
    }

    private static let inner = ["M15-35V-25H25V-35Z", "M15-35H25V-25H15Z"]

    /// The squares of 20 and 10 units, the inner one wound in either direction, leave 400 − 100.
    @Test("In version 3, which has no erasers, a shape that erases within another becomes its hole", arguments: inner)
    func holes(inner: String) throws {
        func layers(_ background: Layer.Role, _ sign: Layer.Role, opacity: Double) -> [Layer] {
            [
                Layer(index: 0, role: background, parts: [.init(.draw, .shapes([0]))]),
                Layer(index: 1, role: sign, parts: [.init(.draw, .shapes([1]))], opacity: opacity, clearsBehind: true)
            ]
        }
        let source = try artwork(
            [
                .monochrome: layers(.plain, .plain, opacity: 0),
                .hierarchical: layers(.level(.secondary), .level(.primary), opacity: 1),
                .multicolor: layers(.color(.tint), .color(.tint), opacity: 0)
            ], Self.square, inner)
        #expect(source.adapted(toVersion: 3).losses.features.isEmpty)
        let read = try rewritten(source, version: 3)
        let shapes = try #require(read.variants.values.first?.shapes)
        func area(_ indices: [Int]) -> Double { abs(indices.reduce(0) { $0 + shapes[$1].path.signedArea() }) }
        #expect(area(Array(shapes.indices)) == 300)
        #expect(read.layers[.hierarchical]?.map { area($0.shapeIndices) } == [300, 100])
        #expect(read.layers[.multicolor]?.map { area($0.shapeIndices) } == [300])
    }

    @Test(
        "A shape that crosses an edge, or is painted in monochrome, does not become a hole in version 3",
        arguments: [("M25-35H35V-25H25Z", 0.0), ("M15-35H25V-25H15Z", 1)])
    func noHoles(inner: String, monochrome: Double) throws {
        func layers(_ opacity: Double) -> [Layer] {
            [
                Layer(index: 0, parts: [.init(.draw, .shapes([0]))]),
                Layer(index: 1, parts: [.init(.draw, .shapes([1]))], opacity: opacity, clearsBehind: true)
            ]
        }
        let source = try artwork([.monochrome: layers(monochrome), .hierarchical: layers(1)], Self.square, inner)
        let (adapted, losses) = source.adapted(toVersion: 3)
        #expect(losses.features == ["erasers"])
        #expect(adapted.layers[.hierarchical]?.map(\.shapeIndices) == [[0], [1]])
        #expect(adapted.variants == source.variants)
    }

    /// The first shape only erases in monochrome and is gone, too, which must not shift the others' numbers.
    @Test("Outlines without a layer, which monochrome does not paint, are left out of version 3, and named")
    func unlayered() throws {
        let layers = [
            Layer(index: 0, parts: [.init(.draw, .shapes([1]))]),
            Layer(index: 1, parts: [.init(.draw, .shapes([0]))], opacity: 0, clearsBehind: true)
        ]
        let source = try artwork([.monochrome: layers], "M25-35H35V-25H25Z", Self.square, "M0 0H5V5Z")
        let (adapted, losses) = source.adapted(toVersion: 3)
        #expect(losses.features == ["erasers", "outlines that monochrome leaves out"])
        let square = try Path(svg: Self.square)
        #expect(adapted.variants.values.map { $0.shapes.map(\.path) } == [[square]])
        #expect(source.adapted(toVersion: 4).artwork.variants.values.first?.shapes.count == 3)
    }

    @Test("A template of 27 cells made variable and static again is the same; differences are measured")
    func forms() throws {
        let masters = try [(Weight.ultralight, "M0 0H10V2H0Z"), (.regular, "M0 0H10V8H0Z"), (.black, "M0 0H12V14H0Z")]
            .map {
                try variant([$0.1], Cell($0.0, .small))
            }
        let cells = Dictionary(uniqueKeysWithValues: masters.map { (Cell($0.weight, .small), $0) })
        let variable = TemplateArtwork(version: nil, variants: cells, guides: [:])
        let fixed = try variable.drawnStatically()
        #expect(fixed.cells == Cell.all)
        #expect(try fixed.drawnVariably().artwork == variable)
        // One cell drawn 1.5 units lower.
        var drawn = fixed.variants
        let lowered = try #require(drawn[Cell(.bold, .medium)])
        drawn[Cell(.bold, .medium)] = lowered.redrawn(
            lowered.shapes.map { shape in
                var shape = shape
                shape.path = shape.path.transformed(by: .translation(x: 0, y: 1.5))
                return shape
            })
        let difference = try #require(try fixed.redrawn(drawn).drawnVariably().difference)
        #expect(difference.cell == Cell(.bold, .medium) && abs(difference.distance - 1.5) < 1e-9)
    }

    @Test("A cell that differs only in its advance differs by that")
    func advance() throws {
        let masters = try Dictionary(
            uniqueKeysWithValues: [Weight.ultralight, .regular, .black].map { weight in
                let cell = Cell(weight, .small)
                return (cell, try variant([Self.square], cell))
            })
        let fixed = try TemplateArtwork(version: nil, variants: masters, guides: [:]).drawnStatically()
        let bold = Cell(.bold, .small)
        var drawn = fixed.variants
        let shapes = try #require(drawn[bold]).shapes
        drawn[bold] = Variant(cell: bold, shapes: shapes, advance: 43)
        let difference = try #require(try fixed.redrawn(drawn).drawnVariably().difference)
        #expect(difference.cell == bold && abs(difference.distance - 3) < 1e-9)
    }

    @Test("Drawing by value is named once among what a version lacks, whether layers or the default ask for it")
    func drawnByValue() throws {
        var layer = Layer(index: 0, role: .plain, parts: [.init(.draw, .shapes([0]))])
        layer.traits.variableDraw = Layer.VariableDraw(start: 0, span: 1)
        var source = try artwork([.monochrome: [layer]], Self.square)
        source.defaults.variableValueMode = .draw
        #expect(source.adapted(toVersion: 6).losses.features == ["layers that are drawn by value"])
    }

    @Test("A template that draws one cell can be neither static nor variable")
    func single() throws {
        let source = try artwork([:], Self.square)
        #expect { _ = try source.drawnStatically() } throws: { "\($0)" == "Ultralight-S is not drawn" }
        #expect { _ = try source.drawnVariably() } throws: { "\($0)" == "Ultralight-S is not drawn" }
    }

    /// A square of 40 with one of 20 erased in it, and one of 10 drawn in that: 1600 − 400 + 100.
    @Test("Subpaths that a layer draws and erases in steps become one outline of the same area")
    func steps() throws {
        let steps: [Layer.Part] = [
            .init(.draw, .subpaths([0])), .init(.erase, .subpaths([1])), .init(.draw, .subpaths([2]))
        ]
        let source = try artwork(
            [
                .monochrome: [Layer(index: 0, parts: steps)],
                .hierarchical: [Layer(index: 0, role: .level(.primary), parts: [.init(.draw, .subpaths([1]))])]
            ],
            "M0 0H40V40H0ZM10 10H30V30H10ZM15 15H25V25H15Z")
        let (flat, isExact) = source.flatteningLayerTree()
        #expect(isExact)
        let shapes = try #require(flat.variants.values.first?.shapes)
        func area(_ mode: LayerMode) -> Double {
            (flat.layers[mode]?.first?.shapeIndices ?? []).reduce(0) { $0 + shapes[$1].path.signedArea() }
        }
        #expect(abs(area(.monochrome)) == 1300)
        #expect(abs(area(.hierarchical)) == 400)
    }

    @Test("An erased outline that crosses a drawn one is kept, and the result is inexact")
    func crossing() throws {
        let steps: [Layer.Part] = [.init(.draw, .subpaths([0])), .init(.erase, .subpaths([1]))]
        let source = try artwork([.monochrome: [Layer(index: 0, parts: steps)]], "M0 0H40V40H0ZM30 10H60V30H30Z")
        let (flat, isExact) = source.flatteningLayerTree()
        #expect(!isExact)
        #expect(flat.layers[.monochrome]?.first?.shapeIndices.count == 1)
    }

    /// A bar through a square has no corner in it, and the square none in the bar.
    @Test("An erased bar that crosses straight edges is kept, and the result is inexact")
    func crossingBar() throws {
        let steps: [Layer.Part] = [.init(.draw, .subpaths([0])), .init(.erase, .subpaths([1]))]
        let source = try artwork([.monochrome: [Layer(index: 0, parts: steps)]], "M0 0H40V40H0ZM15-10H25V50H15Z")
        #expect(!source.flatteningLayerTree().isExact)
    }

    /// Where both are, their winding numbers add up to 0, and once they run in one direction to 2.
    @Test("Drawn outlines that cross in opposite directions are both filled, and the result is inexact")
    func cancelling() throws {
        func isExact(_ path: String) throws -> Bool {
            let steps: [Layer.Part] = [.init(.draw, .subpaths([0, 1])), .init(.erase, .subpaths([2]))]
            return try artwork([.monochrome: [Layer(index: 0, parts: steps)]], path).flatteningLayerTree().isExact
        }
        #expect(try !isExact("M0 0H40V40H0ZM20 20V60H60V20ZM5 5H10V10H5Z"))
        #expect(try isExact("M0 0H40V40H0ZM20 20H60V60H20ZM5 5H10V10H5Z"))
    }

    /// 1600 − 100, of which the second eraser removes no more.
    @Test("When one of several erased outlines crosses a drawn one, the others are erased")
    func partlyCrossing() throws {
        let steps: [Layer.Part] = [.init(.draw, .subpaths([0])), .init(.erase, .subpaths([1, 2]))]
        let source = try artwork(
            [.monochrome: [Layer(index: 0, parts: steps)]], "M0 0H40V40H0ZM30 10H60V30H30ZM5 5H15V15H5Z")
        let (flat, isExact) = source.flatteningLayerTree()
        #expect(!isExact)
        let shapes = try #require(flat.variants.values.first?.shapes)
        let indices = try #require(flat.layers[.monochrome]?.first?.shapeIndices)
        #expect(abs(indices.reduce(0) { $0 + shapes[$1].path.signedArea() }) == 1500)
    }

    @Test("Layers made of subpaths survive writing and reading, and become whole shapes before version 6")
    func layerTree() throws {
        let steps: [Layer.Part] = [.init(.draw, .subpaths([0])), .init(.erase, .subpaths([1]))]
        let eraser = Layer(index: 0, parts: [.init(.erase, .subpaths([2]))])
        let leaf: [Layer.Part] = [.init(.draw, .subpaths([2, 1]))]
        let layers: [LayerMode: [Layer]] = [
            .monochrome: [eraser, Layer(index: 1, parts: steps), Layer(index: 2, parts: leaf)],
            .hierarchical: [
                Layer(index: 0, role: .level(.secondary), parts: leaf),
                Layer(index: 3, role: .level(.primary), parts: leaf),
                Layer(index: 4, role: .level(.primary), parts: steps)
            ]
        ]
        let source = try artwork(layers, "M0 0H40V40H0ZM30 10H60V30H30Z", "M5 5H15V15H5Z")
        for version in [6, 7] { #expect(try rewritten(source, version: version).layers == layers) }
        let old = try rewritten(source, version: 5)
        #expect(old.layers[.hierarchical]?.map(\.index) == [0, 3, 4])
        #expect(old.layers[.hierarchical]?.allSatisfy { !$0.shapeIndices.isEmpty } == true)
    }

    @Test("A name with two hyphens does not end its comment")
    func hyphens() throws {
        let text = TemplateFile(try artwork([:], Self.square), name: "home--thing").text
        #expect(throws: Never.self) { try SymbolDocument(parsing: Array(text.utf8), name: "home--thing") }
    }
}
