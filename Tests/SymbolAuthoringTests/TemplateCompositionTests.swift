@testable import SymbolAuthoring
import SymbolFiles
import SymbolGeometry
import SymbolModel
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

/// Templates with components, compared with those made from composed skeletons.
@Suite struct TemplateCompositionTests {
    private func skeleton(_ content: String) throws -> Skeleton {
        let text = svg(
            content, "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'")
        return try Skeleton(parsing: Array(text.utf8), name: "thing")
    }

    /// Returns a ring with a line through it, in two layers on two levels.
    private func ring() throws -> Skeleton {
        try skeleton(
            "<circle class='fills variable' cx='12' cy='12' r='9'/><path class='secondary variable' d='M8 12H16'/>")
    }

    private func composed(_ skeleton: Skeleton, _ components: Component...) throws -> TemplateArtwork {
        try TemplateComposition(TemplateDrawing(skeleton).artwork, components).artwork
    }

    private func expectAlike(_ a: TemplateArtwork, _ b: TemplateArtwork) {
        for cell in b.cells {
            let (mine, theirs) = (a.variants[cell], b.variants[cell])
            #expect(abs((mine?.advance ?? 0) - (theirs?.advance ?? 1)) < 1e-9)
            for (shape, other) in zip(mine?.shapes ?? [], theirs?.shapes ?? []) {
                #expect(shape.path.isNear(other.path) && shape.drawKeyframes == other.drawKeyframes)
            }
        }
    }

    @Test(
        "A slash and a badge have the same positions and gaps as on the skeleton",
        arguments: [Component.slash, .badge(.plus), .badge(.clock)])
    func placed(component: Component) throws {
        let ring = try ring()
        let made = try composed(ring, component)
        let skeletal = TemplateDrawing(ring.composed([component], suffix: "x")).artwork
        expectAlike(made, skeletal)
        for mode in LayerMode.allCases {
            #expect(made.layers[mode]?.map(\.role) == skeletal.layers[mode]?.map(\.role))
            #expect(made.layers[mode]?.map(\.parts) == skeletal.layers[mode]?.map(\.parts))
            #expect(made.layers[mode]?.map(\.clearsBehind) == skeletal.layers[mode]?.map(\.clearsBehind))
        }
    }

    @Test("A badge takes the same corner as on the skeleton")
    func corner() throws {
        let lens = try skeleton("<circle cx='10.5' cy='10.5' r='7'/><path d='M15.5 15.5L20.5 20.5'/>")
        let skeletal = lens.composed([.badge(.minus)], suffix: "x")
        #expect(skeletal.layers.first { $0.id == "badge" }?.strokes.first?.path.bounds?.center.y == 5.5)
        expectAlike(try composed(lens, .badge(.minus)), TemplateDrawing(skeletal).artwork)
    }

    @Test("The declarations of a template's own layers are kept")
    func kept() throws {
        let source = TemplateDrawing(try ring()).artwork
        let made = try TemplateComposition(source, [.badge(.plus)]).artwork
        for mode in LayerMode.allCases {
            #expect(made.layers[mode]?.prefix(2) == source.layers[mode]?[...])
            // A gap, a disc and a sign, which move by themselves after the two.
            #expect(made.layers[mode]?.dropFirst(2).map(\.traits.motionGroup) == [2, 2, 2])
        }
        #expect(made.defaults == source.defaults)
        for (cell, variant) in source.variants { #expect(made.variants[cell]?.shapes.prefix(2) == variant.shapes[...]) }
    }

    @Test("Each of 27 drawn cells gets the component in its own weight and scale")
    func cells() throws {
        let variable = TemplateDrawing(try ring()).artwork
        let made = try TemplateComposition(try variable.drawnStatically(), [.slash]).artwork
        #expect(made.cells == Cell.all)
        expectAlike(made, try TemplateComposition(variable, [.slash]).artwork.drawnStatically())
    }

    @Test("A slash is as long as what it crosses when that is larger than the grid's 20 units")
    func large() throws {
        // Three times as large, as if the template's page had larger units.
        let source = TemplateDrawing(try ring()).artwork
        let large = source.redrawn(
            source.variants.compactMapValues { variant in
                let shapes = variant.shapes.map { shape in
                    var shape = shape
                    shape.path = shape.path.transformed(by: .scale(3))
                    return shape
                }
                return variant.redrawn(shapes, advance: variant.advance * 3)
            })
        let made = try TemplateComposition(large, [.slash]).artwork
        let slash = try #require(made.variants[Cell(.regular, .small)]?.shapes.last?.path.bounds)
        // 240 painted units for 80 in a grid: 64 · 3, and a width of 8.
        #expect(abs(slash.width - (64 * 3 + 8)) < 1e-6)
    }

    @Test("Inside an enclosure lines are as wide as a skeleton's, 0.86 of 2 of 24 units of 4 each")
    func innerWidth() throws {
        let line = try skeleton("<path d='M3 12H21'/>")
        let made = try composed(line, .enclosure(.circle))
        let shapes = try #require(made.variants[Cell(.regular, .small)]?.shapes)
        let (inner, frame) = (try #require(shapes[0].path.bounds), try #require(shapes[1].path.bounds))
        #expect(abs(inner.height - 0.86 * 8) < 0.05)
        #expect(abs(inner.center.distance(to: frame.center)) < 1e-6)
        #expect(abs(frame.width - (18 * 4 + 8)) < 1e-3)
    }

    @Test("In Black, the drawing keeps at least 0.8 of 24 units of 4 each from the enclosure")
    func distance() throws {
        for enclosure in Enclosure.allCases {
            let square = try skeleton("<rect x='2' y='2' width='20' height='20'/>")
            let made = try composed(square, .enclosure(enclosure))
            let shapes = try #require(made.variants[Cell(.black, .small)]?.shapes)
            let hole = try #require(
                shapes[1].path.subpaths.map { Path($0) }.min { abs($0.signedArea()) < abs($1.signedArea()) })
            let points = shapes[0].path.edges(0.1).map(\.start)
            #expect(!points.isEmpty)
            for point in points {
                #expect(FlatPath(hole).windingNumber(about: point) != 0)
                #expect(hole.edges(0.01).allSatisfy { $0.distance(to: point) > 3.1 }, "\(enclosure)")
            }
        }
    }

    @Test("The enclosure's level is below those inside, which stay")
    func levels() throws {
        let layers = try composed(try ring(), .enclosure(.square)).layers[.hierarchical]
        #expect(layers?.map(\.role) == [.level(.primary), .level(.secondary), .level(.tertiary)])
        let plain = try composed(try skeleton("<path d='M3 12H21'/>"), .enclosure(.square)).layers[.hierarchical]
        #expect(plain?.map(\.role) == [.level(.primary), .level(.secondary)])
    }

    @Test("A filled enclosure is behind; the drawing is cut out in monochrome, and its gaps show the background")
    func filledEnclosure() throws {
        let made = try composed(try ring(), .slash, .enclosure(.circle), .fill)
        let layers = try #require(made.layers[.monochrome])
        // Background, the filled ring, the line cut out of it, gap and slash.
        #expect(layers.map(\.opacity) == [1, 0, 1, 1, 0])
        #expect(layers.map(\.clearsBehind) == [false, true, false, false, true])
        #expect(made.layers[.multicolor]?.map(\.opacity) == [1, 0, 1, 1, 0])
        #expect(made.variants[Cell(.regular, .small)]?.shapes[1].path.subpaths.count == 1)
        let line = try composed(try skeleton("<path d='M3 12H21'/>"), .enclosure(.circle), .fill)
        #expect(line.layers[.monochrome]?.map(\.opacity) == [1, 0])
    }

    /// The centre of the triangle's box is at 12, and its corners and mass are centred at about 14: two thirds of the
    /// way.
    @Test("In a circle a template is placed like the skeleton's drawing, not at the centre of its box")
    func opticalMiddle() throws {
        for content in ["class='fills' d='M12 4L20 20H4Z'", "d='M12 4V20M6 14L12 20L18 14'"] {
            let drawing = try skeleton("<path stroke-linejoin='round' \(content)/>")
            for enclosure in [Enclosure.circle, .square] {
                let made = try composed(drawing, .enclosure(enclosure))
                let skeletal = TemplateDrawing(drawing.composed([.enclosure(enclosure)], suffix: "x")).artwork
                for weight in [Weight.ultralight, .regular, .black] {
                    let (mine, theirs) = (made.variants[Cell(weight, .small)], skeletal.variants[Cell(weight, .small)])
                    let ink = try #require(mine?.shapes.first?.path.bounds)
                    let other = try #require(theirs?.shapes.first?.path.bounds)
                    #expect(ink.center.distance(to: other.center) < 1, "\(content) \(enclosure) \(weight)")
                }
            }
        }
    }

    @Test("A template's filled enclosure takes the drawing's only colour; of several colours, those that differ stay")
    func filledEnclosureColors() throws {
        func layers(_ first: String, _ second: String) throws -> [Layer]? {
            let drawing = try skeleton("<path class='\(first)' d='M3 12H21'/><path class='\(second)' d='M12 3V21'/>")
            return try composed(drawing, .enclosure(.circle), .fill).layers[.multicolor]
        }
        let (red, tint) = (Layer.Role.color(.named("systemRedColor", fallback: nil)), Layer.Role.color(.tint))
        let alike = try layers("color-systemRed", "color-systemRed")
        #expect(alike?.first?.role == red && alike?.map(\.opacity) == [1, 0, 0])
        let mixed = try layers("color-systemRed", "")
        #expect(mixed?.map(\.role) == [tint, red, tint] && mixed?.map(\.opacity) == [1, 1, 0])
    }

    @Test("Filling closes an outline's hole and cuts out what lies inside")
    func filled() throws {
        let made = try composed(try ring(), .fill)
        let shapes = try #require(made.variants[Cell(.regular, .small)]?.shapes)
        #expect(shapes[0].path.subpaths.count == 1)
        #expect(made.layers[.monochrome]?.map(\.opacity) == [1, 0])
        #expect(made.layers[.hierarchical]?.map(\.clearsBehind) == [false, true])
    }

    @Test(
        "Cells with different numbers of paths are rejected, whatever is added",
        arguments: [Component.fill, .slash, .badge(.plus), .enclosure(.circle)])
    func unlikeCells(component: Component) throws {
        let cell = Cell(.black, .small)
        for count in [1, 3] {
            let source = TemplateDrawing(try ring()).artwork
            let variant = try #require(source.variants[cell])
            var variants = source.variants
            variants[cell] = variant.redrawn(Array((variant.shapes + variant.shapes).prefix(count)))
            let error = #expect(throws: ValueError.self) {
                try TemplateComposition(source.redrawn(variants), [component])
            }
            #expect(error?.description.contains("2 and \(count) paths; expected the same number in each") == true)
        }
    }

    private static let crossed = "M2 2H22V22H2ZM5 5V19H19V5ZM8 11H16V13H8Z"
    /// Bars that cross, in one direction and in opposite ones, where they paint nothing in common; and one that runs
    /// against the frame.
    private static let insides = [
        (crossed + "M11 8H13V16H11Z", 28.0), (crossed + "M11 8V16H13V8Z", 24),
        ("M2 2H22V22H2ZM5 5V19H19V5ZM8 11V13H16V11Z", 16)
    ]

    /// The square of 20 units without the bars, which are 8 by 2 and cross in 2 by 2 units; a unit is 4 of the page.
    @Test(
        "Contours in a hole that overlap, or run against the frame, are cut out of the filled shape",
        arguments: insides)
    func filledAround(data: String, inside: Double) throws {
        let path = try Path(svg: data).transformed(by: .scale(4))
        let variant = try #require(
            Variant(
                cell: Cell(.regular, .small), shapes: [SymbolShape(path: path, classes: [], isPainted: true)],
                advance: 96))
        let source = TemplateArtwork(version: nil, variants: [Cell(.regular, .small): variant], guides: [:])
        let made = try TemplateComposition(source, [.fill]).artwork
        let shapes = try #require(made.variants[Cell(.regular, .small)]?.shapes.map(\.path))
        #expect(shapes.count == 2 && abs(shapes[0].signedArea()) == 400 * 16)
        for mode in LayerMode.allCases {
            #expect(made.layers[mode]?.map(\.shapeIndices) == [[0], [1]])
            #expect(made.layers[mode]?.map(\.clearsBehind) == [false, true])
            #expect(made.layers[mode]?.last?.opacity == 0)
        }
        let erased = FlatPath(shapes[1])
        #expect(covered(by: erased) == inside)
    }

    /// The area around whose points, in the middle of each square unit of the grid, the path winds.
    private func covered(by area: FlatPath) -> Double {
        (0..<24 * 24).reduce(0) { sum, index in
            let point = Point(4 * (Double(index % 24) + 0.5), 4 * (Double(index / 24) + 0.5))
            return sum + (area.windingNumber(about: point) == 0 ? 0 : 1)
        }
    }

    /// In an envelope, the line's round ends lie in the frame's stroke and have most of its edges.
    @Test("A line from edge to edge of a filled shape is cut out of it")
    func filledAcross() throws {
        let envelope = try skeleton("<rect x='2' y='4' width='20' height='16'/><path d='M22 7L12 14L2 7'/>")
        let made = try composed(envelope, .fill)
        #expect(made.layers[.monochrome]?.map(\.shapeIndices) == [[0], [1]])
        #expect(made.layers[.monochrome]?.map(\.clearsBehind) == [false, true])
    }

    @Test("Outlines that extend far are filled in as many steps as others")
    func farReaching() throws {
        let source = TemplateDrawing(try ring()).artwork
        let far = source.redrawn { $0 = $0.transformed(by: .scale(x: 1e12, y: 1)) }
        let made = try TemplateComposition(far, [.fill]).artwork
        #expect(made.variants[Cell(.regular, .small)]?.shapes[0].path.subpaths.count == 1)
        #expect(Path(rect: Rect(x: 0, y: 0, width: 1e12, height: 9)).roughEdges.count == 4)
        #expect(far.variants.values.allSatisfy { $0.shapes.allSatisfy { $0.path.roughEdges.count < 1000 } })
    }

    /// A frame of 6 with a bar of 6 that runs in from below; the sides of the other one cross.
    @Test(
        "What runs from an outline into it is cut out; if its sides cross, it is filled too, which is told",
        arguments: [("", 0, false), ("H53V-80H47V-6", 0, true), ("H45L65 -80H35L55 -6", 1, false)])
    func filledInk(bar: String, notes: Int, isCut: Bool) throws {
        let path = try Path(svg: "M0 0H100V-100H0Z M6 -6V-94H94V-6\(bar)Z")
        let frame = TemplateDrawing(try ring()).artwork.redrawn { $0.path = path }
        let filled = try TemplateComposition(frame, [.fill])
        #expect(filled.diagnostics.count { $0.message.contains("into it") } == notes)
        for variant in filled.artwork.variants.values {
            let cuts = variant.shapes.dropFirst(2).map { FlatPath($0.path) }
            #expect(cuts.isEmpty != isCut)
            for (point, isInBar) in [(Point(50, -70), true), (Point(50, -3), true), (Point(20, -40), false)] {
                #expect(cuts.allSatisfy { ($0.windingNumber(about: point) != 0) == isInBar })
            }
        }
    }

    @Test("A template of an outline with two counters is filled like the drawing itself")
    func filledDivided() throws {
        let text = svg("<path d='M2 4H22V20H2Z M4 6V8H20V6Z M4 11V18H20V11Z'/>", "viewBox='0 0 24 24'")
        let drawing = TemplateDrawing(try Skeleton(parsing: Array(text.utf8), name: "card"), .centered).artwork
        let made = try TemplateComposition(drawing, [.fill]).artwork
        for variant in made.variants.values {
            #expect(variant.shapes.count == 2)
            // The drawing's unit is 4 of the page.
            #expect(variant.shapes.map { abs($0.path.signedArea()).rounded() } == [320 * 16, 72 * 16])
        }
    }

    @Test("A template that paints nothing has nothing to compose", arguments: [Component.slash, .fill])
    func nothingPainted(component: Component) throws {
        let hidden = TemplateDrawing(try ring()).artwork.redrawn { $0.isPainted = false }
        #expect { _ = try TemplateComposition(hidden, [component]) } throws: { "\($0)".contains("nothing to draw") }
    }

    @Test("When no outline has an open interior there is nothing to fill")
    func nothingToFill() throws {
        let line = TemplateDrawing(try skeleton("<path d='M3 12H21'/>")).artwork
        #expect { _ = try TemplateComposition(line, [.fill]) } throws: { "\($0)".contains("nothing to fill") }
    }

    /// The bar that is cut out is 10 wide, with 45 around it.
    @Test("A mark that is cut out of a solid shape is no interior to fill")
    func cutOutMark() throws {
        let plate = try Path(svg: "M0 0H100V-100H0Z M20 -45V-55H80V-45Z")
        let source = TemplateDrawing(try ring()).artwork.redrawn { $0.path = plate }
        #expect { _ = try TemplateComposition(source, [.fill]) } throws: { "\($0)".contains("nothing to fill") }
        let ring = try Path(svg: "M0 0H100V-100H0Z M15 -15V-85H85V-15Z")
        let outlined = TemplateDrawing(try self.ring()).artwork.redrawn { $0.path = ring }
        let filled = try TemplateComposition(outlined, [.fill]).artwork
        #expect(filled.variants.values.allSatisfy { $0.shapes[0].path.subpaths.count == 1 })
    }

    @Test("A template without layers looks the same, with the component in every mode")
    func withoutLayers() throws {
        var source = TemplateDrawing(try ring()).artwork
        source.layers = [:]
        let made = try TemplateComposition(source, [.badge(.plus)]).artwork
        for mode in LayerMode.allCases {
            #expect(made.layers[mode]?.count == 4)
            #expect(made.layers[mode]?.first?.parts == [.init(.draw, .shapes([0, 1]))])
        }
    }
}

extension Path {
    fileprivate func isNear(_ other: Path) -> Bool {
        let (a, b) = (edges(0.1), other.edges(0.1))
        return a.count == b.count
            && zip(a, b).allSatisfy { $0.start.distance(to: $1.start) < 1e-6 && $0.end.distance(to: $1.end) < 1e-6 }
    }
}

extension LineSegment {
    fileprivate func distance(to point: Point) -> Double {
        let vector = end - start
        let squared = vector.dot(vector)
        let t = squared > 0 ? min(max((point - start).dot(vector) / squared, 0), 1) : 0
        return (start + vector * t).distance(to: point)
    }
}
