import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

@Suite struct IconDrawingTests {
    private func resolved(_ lines: [String], _ style: StrokeStyle) throws -> ResolvedSymbol {
        let nodes = try lines.map { line in
            let stroke = DrawingShape.Stroke(paint: .color(.tint(alpha: 1)), style: style)
            return DrawingNode.shape(DrawingShape(path: try Path(svg: line), fill: nil, stroke: stroke))
        }
        let drawing = Drawing(bounds: Rect(x: 0, y: 0, width: 24, height: 24), nodes: nodes)
        return ResolvedSymbol(drawing, style: SymbolStyle(), weight: nil, draws: true)
    }

    private func ink(_ symbol: ResolvedSymbol, _ range: DrawRange) -> [Rect?] {
        symbol.layers.map { layer in layer.items(LayerState(draw: range)).inkBounds }
    }

    @Test("The pen's tip is round and stays within the line, whatever caps that has", arguments: ["butt", "square"])
    func roundTip(cap: String) throws {
        let style = StrokeStyle(width: 4, cap: try #require(StrokeStyle.Cap(rawValue: cap)))
        let symbol = try resolved(["M4 12H20"], style)
        guard case .stroke(let half)? = symbol.layers[0].items(LayerState(draw: DrawRange(to: 0.5))).first else {
            Issue.record("expected a stroke")
            return
        }
        #expect(half.style.cap == .round && half.style.width == 4)
        // Half the length ends in the middle; round caps extend 2 further, and with butt ends not beyond 4.
        #expect(half.path.bounds?.maxX == 12 && half.path.bounds?.minX == (cap == "butt" ? 6 : 4))
        guard case .stroke(let whole)? = symbol.layers[0].items(.identity).first else { return }
        #expect(whole.style == style)
    }

    @Test("Corners behind the pen are mitred; one within half a stroke is round", arguments: [(0.52, 2), (0.6, 1)])
    func corners(progress: Double, pieces: Int) throws {
        let symbol = try resolved(["M4 20V4H20"], StrokeStyle(width: 4, cap: .square))
        guard case .stroke(let drawn)? = symbol.layers[0].items(LayerState(draw: DrawRange(to: progress))).first else {
            Issue.record("expected a stroke")
            return
        }
        let ends = drawn.path.subpaths.filter { $0.start == Point(4, 4) || $0.outline.last?.end == Point(4, 4) }
        #expect((ends.count == 2) == (pieces == 2))
    }

    @Test("A head in an element of its own travels along the shaft and is drawn by its pen")
    func head() throws {
        let style = StrokeStyle(width: 2, cap: .round, join: .round)
        let symbol = try resolved(["M12 5L19 12L12 19", "M5 12H19"], style)
        #expect(symbol.layers.map(\.leader) == [1, nil])
        let drawn = ink(symbol, DrawRange(to: 0.75))
        #expect(drawn[0] == nil)
        // The tip is at 15.5, with a round end of 1; the arms of the head reach 8 to either side of the shaft.
        let arrow = try #require(drawn[1])
        let expected = Rect(minX: 4, minY: 4, maxX: 16.5, maxY: 20)
        #expect(zip(arrow.corners, expected.corners).allSatisfy { $0.distance(to: $1) < 0.1 })
        #expect(ink(symbol, .full)[0] != nil)
    }

    /// Returns the layer of a fill, in a template four times as large as in an icon.
    private func filled(_ fill: String, isTemplate: Bool) throws -> ResolvedLayer {
        let path = try Path(svg: fill)
        if isTemplate {
            let shape = SymbolShape(path: path.transformed(by: .scale(4)), classes: [], isPainted: true)
            let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: [shape], advance: 96))
            let layer = Layer(index: 0, parts: [.init(.draw, .shapes([0]))])
            let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: [layer]])
            return ResolvedSymbol(artwork, variant: variant, style: SymbolStyle(), draws: true).layers[0]
        }
        let fill = DrawingShape.Fill(paint: .color(.tint(alpha: 1)), rule: .nonZero)
        let node = DrawingNode.shape(DrawingShape(path: path, fill: fill, stroke: nil))
        let drawing = Drawing(bounds: Rect(x: 0, y: 0, width: 24, height: 24), nodes: [node])
        return ResolvedSymbol(drawing, style: SymbolStyle(), weight: nil, draws: true).layers[0]
    }

    /// Returns the boxes of the pieces of a fill that a pen has drawn, in the icon's units.
    private func revealed(_ fill: String, isTemplate: Bool, to progress: Double) throws -> [Rect] {
        var items = try filled(fill, isTemplate: isTemplate).items(LayerState(draw: DrawRange(to: progress)))
        if isTemplate, items.count == 1, case .group(let whole) = items[0], whole.clips.isEmpty { items = whole.items }
        let boxes = items.compactMap { [$0].inkBounds }
        return boxes.map { $0.transformed(by: .scale(isTemplate ? 0.25 : 1)) }
    }

    private func expect(_ boxes: [Rect], _ expected: [Rect]) {
        #expect(boxes.count == expected.count)
        for (box, expected) in zip(boxes, expected) {
            #expect(zip(box.corners, expected.corners).allSatisfy { $0.distance(to: $1) < 0.1 })
        }
    }

    /// Two squares, a fifth of a unit apart; each is swept over from the left, by a pen that reaches beyond it.
    @Test("A sweep over a shape reveals nothing of another one beside it", arguments: [true, false])
    func closeShapes(isTemplate: Bool) throws {
        let squares = "M2 2H10V10H2ZM10.2 2H18.2V10H10.2Z"
        expect(
            try revealed(squares, isTemplate: isTemplate, to: 0.25),
            [2, 10.2].map { Rect(minX: $0, minY: 2, maxX: $0 + 2, maxY: 10) })
    }

    /// A square in the hole of another; half the area lies left of 10.
    @Test("What lies in a hole of a shape appears as the sweep passes", arguments: [true, false])
    func shapeInHole(isTemplate: Bool) throws {
        let nested = "M2 2H18V18H2ZM8.8 8.8V11.2H11.2V8.8ZM9.2 9.2H10.8V10.8H9.2Z"
        expect(
            try revealed(nested, isTemplate: isTemplate, to: 0.5), [Rect(minX: 2, minY: 2, maxX: 10, maxY: 18)])
    }

    /// A plate of 70 by 70, of which a bar and a square are cut out from 20 on; a tenth of the rest lies left of that.
    @Test("A hole that is a path of its own is no ink ahead of the pen")
    func holeOfItsOwn() throws {
        let paths = ["M10 10H80V80H10Z", "M20 40V50H70V40Z", "M20 20V30H30V20Z"]
        let shapes = try paths.map { SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true) }
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 90))
        let layer = Layer(index: 0, parts: [.init(.draw, .shapes([0, 1, 2]))])
        let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: [layer]])
        let symbol = ResolvedSymbol(artwork, variant: variant, style: SymbolStyle(), draws: true)
        let box = try #require(symbol.layers[0].items(LayerState(draw: DrawRange(to: 0.1))).inkBounds)
        #expect((box.minX, box.minY, box.maxY) == (10, 10, 80))
        #expect((12..<20).contains(box.maxX))
    }

    @Test("A shape that only looks like a head stays where it is")
    func noHead() throws {
        let style = StrokeStyle(width: 2, cap: .round, join: .round)
        #expect(try resolved(["M9 5L16 12L9 19", "M5 12H6"], style).layers.allSatisfy { $0.leader == nil })
    }

    @Test("Elements without ink are no layers, and those of any colour are, whatever the tint")
    func inkless() throws {
        func shape(_ fill: ColorReference?) throws -> DrawingNode {
            let fill = fill.map { DrawingShape.Fill(paint: .color($0), rule: .nonZero) }
            return .shape(DrawingShape(path: try Path(svg: "M0 0H24V24H0Z"), fill: fill, stroke: nil))
        }
        let clear = try shape(.fixed(Color.black.multiplyingAlpha(by: 0)))
        let region = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
        let filter = Filter<ColorReference>(steps: [], region: region, transform: .identity)
        let nodes = [
            try shape(nil), try shape(.tint(alpha: 1)), clear, .group(DrawingGroup(opacity: 0.5, nodes: [clear])),
            try shape(.fixed(.black)), .group(DrawingGroup(filter: filter, nodes: [clear]))
        ]
        let drawing = Drawing(bounds: Rect(x: 0, y: 0, width: 24, height: 24), nodes: nodes)
        var style = SymbolStyle()
        style.tint = Color.black.multiplyingAlpha(by: 0)
        #expect(ResolvedSymbol(drawing, style: style, weight: nil).layers.count == 3)
    }

    @Test("The thinnest stroke is not sought among more outlines than a symbol has")
    func measuredFills() throws {
        let fill = DrawingShape.Fill(paint: .color(.tint(alpha: 1)), rule: .nonZero)
        let bar = DrawingShape(path: try Path(svg: "M0 0H20V2H0Z"), fill: fill, stroke: nil)
        #expect(try #require(thinnestStroke(of: bar)).value.rounded() == 2)
        #expect(thinnestStroke(of: bar, count: ResolvedSymbol.measuredFills + 1) == nil)
    }

    @Test("The thinnest stroke is not sought among more segments than a symbol has")
    func measuredSegments() throws {
        let fill = DrawingShape.Fill(paint: .color(.tint(alpha: 1)), rule: .nonZero)
        var bar = try Path(svg: "M0 0H20V2H0")
        for _ in 0..<ResolvedSymbol.measuredSegments { bar.line(to: .zero) }
        #expect(thinnestStroke(of: DrawingShape(path: bar, fill: fill, stroke: nil)) == nil)
    }

    private func thinnestStroke(of shape: DrawingShape, count: Int = 1) -> MeasuredWidth? {
        let nodes = [DrawingNode](repeating: .shape(shape), count: count)
        let drawing = Drawing(bounds: Rect(x: 0, y: 0, width: 24, height: 24), nodes: nodes)
        return ResolvedSymbol(drawing, style: SymbolStyle(), weight: nil, draws: false).thinnestStroke
    }

    /// Bars 2.4 to 2.9 units wide, the foot of a tower: where three meet, a line of a cell or two remains.
    @Test("The thinnest stroke is not a remnant between strokes, and the width lies within the error")
    func crossing() throws {
        let tower = try Path(
            svg: "M60.39-.4L47.39-45.4 44.61-44.6 57.61.4ZM33.33-13.8H54.67V-16.2H33.33Z"
                + "M29.61 1.04L55.27-13.96 54.06-16.04 28.39-1.04ZM59.61-1.04L33.94-16.04 32.73-13.96 58.39 1.04Z")
        let fill = DrawingShape.Fill(paint: .color(.tint(alpha: 1)), rule: .nonZero)
        let width = try #require(thinnestStroke(of: DrawingShape(path: tower, fill: fill, stroke: nil)))
        #expect(abs(width.value - 2.4) <= width.error && width.error < 0.25)
    }

    @Test("A group without items is drawn where a filter may paint, and only there")
    func emptyGroups() {
        func items(_ group: DrawingGroup) -> [DisplayItem] {
            let drawing = Drawing(bounds: Rect(x: 0, y: 0, width: 24, height: 24), nodes: [.group(group)])
            let symbol = ResolvedSymbol(drawing, style: SymbolStyle(), weight: nil, draws: false)
            return symbol.layers.flatMap { $0.items(.identity) }
        }
        let flood = Filter<ColorReference>.Step(.flood(.tint(alpha: 1)), isLinearRGB: false)
        let region = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
        let filter = Filter<ColorReference>(steps: [flood], region: region, transform: .identity)
        #expect(items(DrawingGroup(filter: filter, nodes: [])).count == 1)
        #expect(items(DrawingGroup(opacity: 0.5, nodes: [])).isEmpty)
    }
}
