import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

/// A bar 10 long and 2 high, drawn by a pen from left to right: its outline begins at the top left and is 24 long.
private let bar = "M0 0H10V2H0Z"
private let barKeyframes: [Double] = [0, 0, 0, 0, 22.0 / 24, 0, 1, 10.0 / 24, 12.0 / 24]

private func resolved(
    _ layers: [Layer], keyframes: [Double] = barKeyframes, draws: Bool = true,
    _ configure: (inout SymbolStyle) -> Void = { _ in }
) throws -> ResolvedSymbol {
    let shapes = [SymbolShape(path: try Path(svg: bar), classes: [], isPainted: true, drawKeyframes: keyframes)]
    let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 10))
    let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: layers])
    var style = SymbolStyle()
    configure(&style)
    return ResolvedSymbol(artwork, variant: variant, style: style, draws: draws)
}

private func layer(clearsBehind: Bool = false, opacity: Double = 1, span: Layer.VariableDraw? = nil) -> Layer {
    var traits = Layer.Traits()
    traits.variableDraw = span
    return Layer(
        index: 0, parts: [.init(.draw, .shapes([0]))], opacity: opacity, clearsBehind: clearsBehind, traits: traits)
}

@Suite struct LayerStateRenderingTests {
    @Test("A layer at rest is painted in full")
    func rest() throws {
        let symbol = try resolved([layer()])
        #expect("\(symbol.displayList([.identity]))" == "fill nonzero #000000 M0 0H10V2H0Z")
        #expect(symbol.displayList([.identity]) == symbol.displayList())
    }

    /// With black at one level and at half of it, each still shows what is at least as strong as its level.
    @Test("Layers that fade independently are a mean of stills: where they cross, only the stronger shows")
    func crossing() throws {
        let fill = "fill nonzero #000000 M0 0H10V2H0Z\n"
        let first = "group\n  group opacity .25 blend plus-lighter\n    \(fill)    \(fill)"
        let second = "  group opacity .25 blend plus-lighter\n    \(fill)"
        for opacities in [[0.25, 0.5], [0.5, 0.25]] {
            let states = opacities.map { LayerState(opacity: $0) }
            #expect("\(try resolved([layer(), layer()]).displayList(states))\n" == first + second)
        }
    }

    /// Each still has one or the other.
    @Test("A layer that complements a vanishing one is in the stills without it: what both paint does not change")
    func complement() throws {
        let fill = "fill nonzero #000000 M0 0H10V2H0Z\n"
        let states = [LayerState(opacity: 0.75), LayerState(opacity: 0.25, complements: true)]
        #expect(
            "\(try resolved([layer(), layer()]).displayList(states))\n"
                == "group\n  group opacity .75 blend plus-lighter\n    \(fill)  group opacity .25 blend plus-lighter\n"
                + "    \(fill)")
    }

    @Test("Layers that fade alike fade as one, and layers that do not overlap fade separately")
    func alike() throws {
        let fill = "  fill nonzero #000000 M0 0H10V2H0Z"
        let symbol = try resolved([layer(), layer()])
        let states = [LayerState(opacity: 0.5), LayerState(paintOpacity: 0.5)]
        #expect("\(symbol.displayList(states))" == "group opacity .5\n\(fill)\n\(fill)")
        let apart = [LayerState(opacity: 0.5), LayerState(transform: .translation(x: 20, y: 0))]
        #expect(
            "\(symbol.displayList(apart))"
                == "fill nonzero #00000080 M0 0H10V2H0Z\nfill nonzero #000000 M20 0H30V2H20Z")
    }

    @Test(
        "An eraser clears all of the layers that fade with it, and its share of those that stay",
        arguments: [(0.5, 0.5, 0), (0.5, 0.25, 0.25), (0.25, 0.5, 0), (1, 0.25, 0.75)])
    func fading(below: Double, eraser: Double, left: Double) throws {
        let symbol = try resolved([layer(), layer(clearsBehind: true, opacity: 0)])
        /// The opacities of the stills in which nothing is cleared.
        func sum(_ items: [DisplayItem]) -> Double {
            items.reduce(0) { total, item in
                guard case .group(let group) = item else { return total }
                if case .fill? = group.items.last { return total + group.opacity }
                return total + sum(group.items)
            }
        }
        #expect(sum(symbol.displayList([below, eraser].map { LayerState(opacity: $0) }).items) == left)
    }

    @Test("Opacity multiplies that of the colour, and a transform moves the path")
    func moved() throws {
        let state = LayerState(opacity: 0.5, transform: .translation(x: 3, y: 1))
        #expect("\(try resolved([layer()]).displayList([state]))" == "fill nonzero #00000080 M3 1H13V3H3Z")
    }

    @Test("A dimmed layer clears all that it clears at rest, and so does a dimmed eraser")
    func dimmed() throws {
        let state = LayerState(paintOpacity: 0.5)
        #expect(
            "\(try resolved([layer(clearsBehind: true)]).displayList([state]))"
                == "erase nonzero M0 0H10V2H0Z\nfill nonzero #00000080 M0 0H10V2H0Z")
        let eraser = try resolved([layer(clearsBehind: true, opacity: 0)])
        #expect(eraser.displayList([state]) == eraser.displayList())
    }

    @Test("An eraser fades with the opacity of its owner")
    func eraser() throws {
        let symbol = try resolved([layer(clearsBehind: true, opacity: 0)])
        #expect(
            "\(symbol.displayList([LayerState(opacity: 0.25)]))"
                == "erase group opacity .25\n  fill nonzero #000000 M0 0H10V2H0Z")
        #expect("\(symbol.displayList([LayerState(opacity: 0)]))" == "")
    }

    @Test("A clip encloses the layer, and an eraser inside it still erases what is below")
    func clipped() throws {
        let state = LayerState(clips: [try Path(svg: "M0 0H5V5H0Z")])
        #expect(
            "\(try resolved([layer(clearsBehind: true, opacity: 0)]).displayList([state]))".hasPrefix(
                "erase group\n  clip\n"))
        #expect("\(try resolved([layer()]).displayList([state]))".hasPrefix("group\n  clip\n"))
    }

    @Test("When half drawn, the outline ends in a round cap where the pen is", arguments: [0.25, 0.5, 0.75])
    func drawn(progress: Double) throws {
        let symbol = try resolved([layer()])
        guard case .fill(let fill)? = symbol.displayList([LayerState(draw: DrawRange(to: progress))]).items.first else {
            Issue.record("expected a fill")
            return
        }
        let bounds = try #require(fill.path.bounds)
        #expect(abs(bounds.minX) < 1e-9)
        #expect(abs(bounds.maxX - (10 * progress + 1)) < 0.01)  // the cap's radius is half the bar's height
        #expect(abs(fill.path.subpaths[0].outline.reduce(into: bounds) { $0 = $0.union($1.end) }.height - 2) < 1e-3)
    }

    @Test("At half its width, the pen draws a stroke of half the width")
    func growing() throws {
        func drawn(_ tip: Double) throws -> Rect? {
            let states = [LayerState(draw: DrawRange(from: 0.4, to: 0.42, tip: tip))]
            guard case .fill(let fill)? = try resolved([layer()]).displayList(states).items.first else { return nil }
            return fill.path.bounds
        }
        // From 4 to 4.2 along the bar's middle, with round ends.
        for tip in [0.25, 0.5, 1] {
            let bounds = try #require(try drawn(tip))
            #expect(abs(bounds.minX - (4 - tip)) < 0.01 && abs(bounds.maxX - (4.2 + tip)) < 0.01)
            #expect(abs(bounds.height - 2 * tip) < 0.01 && abs(bounds.midY - 1) < 0.01)
        }
    }

    @Test("Nothing is drawn beyond a flat end", arguments: [0.01, 0.05, 0.95, 0.99])
    func flatEnds(progress: Double) throws {
        let states = [LayerState(draw: DrawRange(to: progress, tip: min(progress / 0.05, 1)))]
        guard case .fill(let fill)? = try resolved([layer()]).displayList(states).items.first else { return }
        let bounds = try #require(fill.path.bounds)
        #expect(bounds.minX > -1e-6 && bounds.maxX < 10 + 1e-6)
    }

    @Test("The tail of a drawn part is cut like its head")
    func tail() throws {
        guard
            case .fill(let fill)? = try resolved([layer()]).displayList([LayerState(draw: DrawRange(from: 0.5, to: 1))])
                .items.first
        else {
            Issue.record("expected a fill")
            return
        }
        #expect(abs(try #require(fill.path.bounds).minX - 4) < 0.01)
    }

    @Test("An empty range paints nothing")
    func undrawn() throws {
        #expect(try resolved([layer()]).displayList([LayerState(draw: DrawRange(to: 0))]).items.isEmpty)
    }

    @Test("An outline without keyframes shows where the pen has been")
    func penned() throws {
        let text = "\(try resolved([layer()], keyframes: []).displayList([LayerState(draw: DrawRange(to: 0.5))]))"
        #expect(text.hasPrefix("fill nonzero #000000 M") && !text.contains("M0 0H10V2H0Z"))
    }
}

@Suite struct VariableDrawTests {
    /// The end of the part drawn in full, including its cap.
    private func reach(
        _ value: Double, _ span: Layer.VariableDraw?, _ inactive: InactiveLayers = .hide
    ) throws -> Double? {
        let symbol = try resolved([layer(span: span)], draws: false) {
            ($0.variableValue, $0.variableValueMode, $0.inactiveLayers) = (value, .draw, inactive)
        }
        return symbol.displayList().items.compactMap { item -> Double? in
            if case .fill(let fill) = item { fill.path.bounds?.maxX } else { nil }
        }.max()
    }

    @Test(
        "A layer is drawn while the value goes from start to start plus span",
        arguments: [
            (0.2, nil), (0.4, 5.0 + 1), (0.6, 10), (1, 10)
        ] as [(Double, Double?)])
    func span(value: Double, expected: Double?) throws {
        let found = try reach(value, Layer.VariableDraw(start: 0.2, span: 0.4))
        if let expected { #expect(abs(try #require(found) - expected) < 0.01) } else { #expect(found == nil) }
    }

    /// The pen grows to its width in the first twentieth of its course.
    @Test("A value that draws next to nothing of a layer adds next to no ink", arguments: [0.001, 0.01, 0.025])
    func beginning(value: Double) throws {
        let symbol = try resolved([layer(span: .init(start: 0, span: 1))], draws: false) {
            ($0.variableValue, $0.inactiveLayers) = (value, .hide)
        }
        guard case .fill(let fill)? = symbol.displayList().items.first else { throw Missing() }
        let bounds = try #require(fill.path.bounds)
        #expect(bounds.height < 2 * value / 0.05 + 0.01 && bounds.width < 10 * value + 2 * value / 0.05 + 0.01)
    }

    @Test("A dot grows by area with the value that draws it", arguments: [0.01, 0.25, 0.5, 0.9])
    func dot(value: Double) throws {
        let path = try Path(svg: "M50 43A7 7 0 0 1 50 57A7 7 0 0 1 50 43Z")
        let shapes = [SymbolShape(path: path, classes: [], isPainted: true)]
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 100))
        let layers = [layer(span: .init(start: 0, span: 1))]
        let artwork = TemplateArtwork(version: nil, variants: [:], guides: [:], layers: [.monochrome: layers])
        var style = SymbolStyle()
        (style.variableValue, style.inactiveLayers) = (value, .hide)
        let list = "\(ResolvedSymbol(artwork, variant: variant, style: style).displayList())"
        let region = try #require(list.firstMatch(of: /M[^\n]*/)).output
        let bounds = try #require(try Path(svg: String(region)).bounds)
        // The disc around the dot's box, one unit larger.
        #expect(abs(bounds.width / 2 - (7 * 2.0.squareRoot() + 1) * value.squareRoot()) < 0.3)
    }

    private struct Missing: Error {}

    @Test("Without spans the layers share the value equally; a single layer has all of it")
    func even() throws {
        #expect(abs(try #require(try reach(0.5, nil)) - 6) < 0.01)
    }

    @Test("What is cut out is cut as far as it is drawn, and as faintly as a ghost beyond that")
    func drawnCutOut() throws {
        var dot = layer(clearsBehind: true, opacity: 0)
        dot.traits.variableThreshold = 0
        func text(_ value: Double, _ inactive: InactiveLayers) throws -> String {
            let symbol = try resolved([layer(), dot], draws: false) {
                ($0.variableValue, $0.variableValueMode, $0.inactiveLayers) = (value, .draw, inactive)
            }
            return "\(symbol.displayList())"
        }
        let (plate, cut) = ("fill nonzero #000000 M0 0H10V2H0Z", "erase nonzero M0 0H10V2H0Z")
        #expect(try text(0, .hide) == plate)
        #expect(try text(1, .hide) == plate + "\n" + cut)
        #expect(try text(1, .dim) == plate + "\n" + cut)
        let ghost = "erase group opacity .3\n  fill nonzero #000000 M0 0H10V2H0Z"
        #expect(try text(0, .dim) == plate + "\n" + ghost)
        let (half, whole) = (try text(0.5, .dim), plate + "\n" + ghost + "\n" + cut)
        #expect(half.hasPrefix(plate + "\n" + ghost + "\nerase nonzero M") && half != whole)
    }

    @Test("What is not drawn yet shows as a ghost at 0.3 unless it is hidden")
    func ghost() throws {
        let symbol = try resolved([layer(span: .init(start: 0, span: 1))], draws: false) {
            ($0.variableValue, $0.variableValueMode) = (0.5, .draw)
        }
        let lines = "\(symbol.displayList())".split(separator: "\n").map(String.init)
        let ghost = [
            "group opacity .3", "  fill nonzero #000000 M0 0H10V2H0Z", "  erase group", "    fill nonzero #000000 "
        ]
        let drawn = ["group", "  fill nonzero #000000 "]
        #expect(lines.count == 6 && zip(lines, ghost + drawn).allSatisfy { $0.hasPrefix($1) })
        #expect(lines[5].dropFirst(2) == lines[3].dropFirst(4))
    }

    @Test("Crossing layers make a single ghost")
    func crossingGhosts() throws {
        let layers = [layer(span: .init(start: 0, span: 1)), layer(span: .init(start: 0.5, span: 0.5))]
        let symbol = try resolved(layers, draws: false) { ($0.variableValue, $0.variableValueMode) = (0, .draw) }
        let bar = "  fill nonzero #000000 M0 0H10V2H0Z\n"
        #expect("\(symbol.displayList())\n" == "group opacity .3\n\(bar)\(bar)group\n")
    }

    /// For example the dots of a filled speech bubble.
    ///
    /// The eraser of a painted layer, which is the gap around it, does not change.
    @Test(
        "A part that is cut out by itself is cut less deeply where it is not lit",
        arguments: [(1.0, false, "erase nonzero"), (0, false, "erase group opacity .3"), (0, true, "")])
    func cutOut(value: Double, hides: Bool, eraser: String) throws {
        var hole = layer(clearsBehind: true, opacity: 0)
        hole.traits.variableThreshold = 0.5
        var lit = layer()
        lit.traits.variableThreshold = 0.5
        func erasers(_ layers: [Layer]) throws -> [Substring] {
            let symbol = try resolved(layers, draws: false) {
                ($0.variableValue, $0.inactiveLayers) = (value, hides ? .hide : .dim)
            }
            return "\(symbol.displayList())".split(separator: "\n").filter { $0.hasPrefix("erase") }
        }
        #expect(try erasers([layer(), hole]).map { $0.hasPrefix(eraser) } == (eraser.isEmpty ? [] : [true]))
        #expect(try erasers([layer(), hole, lit]).map { $0.hasPrefix("erase nonzero") } == [true])
    }

    @Test("A symbol whose layers have only spans is drawn along them unless a mode is given: at 0, nothing shows")
    func mode() throws {
        let symbol = try resolved([layer(span: .init(start: 0, span: 1))], draws: false) {
            ($0.variableValue, $0.inactiveLayers) = (0, .hide)
        }
        #expect(symbol.displayList().items.isEmpty)
    }
}
