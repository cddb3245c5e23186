import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

private let paths = ["M0 0H1V1Z", "M2 0H3V1Z", "M4 0H5V1Z"]

/// The steps that paint the three triangles in `layers`, one line each.
private func text(
    _ layers: [LayerMode: [Layer]], isPainted: Bool = true, _ configure: (inout SymbolStyle) -> Void = { _ in }
) throws -> [String] {
    let shapes = try paths.map { SymbolShape(path: try Path(svg: $0), classes: [], isPainted: isPainted) }
    let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 5))
    let artwork = TemplateArtwork(
        version: nil, variants: [Cell(.regular, .small): variant], guides: [:], layers: layers)
    var style = SymbolStyle()
    configure(&style)
    return "\(DisplayList(artwork, variant: variant, style: style))".split(separator: "\n").map(String.init)
}

private func layer(
    _ index: Int, _ role: Layer.Role = .plain, opacity: Double = 1, erases: Bool = false, from threshold: Double? = nil,
    moves group: Int? = nil
) -> Layer {
    var traits = Layer.Traits()
    (traits.variableThreshold, traits.motionGroup) = (threshold, group)
    return Layer(
        index: index, role: role, parts: [.init(.draw, .shapes([index]))], opacity: opacity, clearsBehind: erases,
        traits: traits)
}

/// The colours of the fills, in order.
private func colors(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("fill") }.map { String($0.split(separator: " ")[2]) }
}

private let levels: [LayerMode: [Layer]] = [
    .hierarchical: [
        layer(0, .level(.primary)), layer(1, .level(.secondary)), layer(2, .level(.tertiary))
    ]
]

@Suite struct SymbolStyleTests {
    @Test("Without layers all outlines are one shape")
    func concatenated() throws {
        #expect(try text([:]) == ["fill nonzero #000000 M0 0H1V1ZM2 0H3V1ZM4 0H5V1Z"])
    }

    @Test("Without a tint a symbol is black, or white in the dark appearance")
    func tint() throws {
        let dark = Appearance(scheme: .dark)
        #expect(try colors(text([:])) == ["#000000"])
        #expect(try colors(text([:]) { $0.appearance = dark }) == ["#ffffff"])
        #expect(try colors(text([:]) { ($0.appearance, $0.tint) = (dark, .black) }) == ["#000000"])
    }

    @Test("Hidden outlines are not painted")
    func hidden() throws {
        #expect(try text([:], isPainted: false) == [])
    }

    @Test("A layer that clears behind and is transparent only erases")
    func eraser() throws {
        #expect(
            try text([.monochrome: [layer(0), layer(1, opacity: 0, erases: true)]])
                == ["fill nonzero #000000 M0 0H1V1Z", "erase nonzero M2 0H3V1Z"])
    }

    @Test("A layer that clears behind and is translucent erases, then paints")
    func translucentEraser() throws {
        #expect(
            try text([.monochrome: [layer(0, opacity: 0.5, erases: true)]])
                == ["erase nonzero M0 0H1V1Z", "fill nonzero #00000080 M0 0H1V1Z"])
    }

    @Test("A shape built from subpaths erases only itself, and clears with the whole of itself")
    func steps() throws {
        let parts = [Layer.Part(.draw, .subpaths([0])), .init(.erase, .subpaths([1]))]
        let shape = ["  fill nonzero #000000 M0 0H1V1Z", "  erase nonzero M2 0H3V1Z"]
        #expect(
            try text([.monochrome: [Layer(index: 0, parts: parts, clearsBehind: true)]])
                == ["erase group"] + shape + ["group"] + shape)
    }

    @Test("Hierarchical levels have the tint at opacities of 1, a half and a quarter")
    func hierarchical() throws {
        let lines = try text(levels) { ($0.mode, $0.tint) = (.hierarchical, Color(red: 1, green: 0, blue: 0)) }
        #expect(colors(lines) == ["#ff0000", "#ff000080", "#ff000040"])
    }

    @Test(
        "A palette colours the levels; two colours serve three levels, one serves all, and a fourth is ignored",
        arguments: [
            (["red"], ["#ff0000", "#ff0000", "#ff0000"]), (["red", "blue"], ["#ff0000", "#0000ff", "#0000ff"]),
            (["red", "blue", "lime"], ["#ff0000", "#0000ff", "#00ff00"]),
            (["red", "blue", "lime", "white"], ["#ff0000", "#0000ff", "#00ff00"])
        ])
    func palette(names: [String], expected: [String]) throws {
        let palette = try names.map { try Color(css: $0) }
        #expect(try colors(text(levels) { ($0.mode, $0.palette) = (.palette, palette) }) == expected)
    }

    @Test("Multicolor takes the tint and the colours of the file, the user and the system")
    func multicolor() throws {
        let own = Color(red: 1, green: 0, blue: 1)
        let layers: [LayerMode: [Layer]] = [
            .multicolor: [
                layer(0, .color(.tint)), layer(1, .color(.custom(own))),
                layer(2, .color(.named("systemRedColor", fallback: own)))
            ]
        ]
        #expect(try colors(text(layers) { $0.mode = .multicolor }) == ["#000000", "#ff00ff", "#ff383c"])
        #expect(
            try colors(
                text(layers) {
                    $0.mode = .multicolor
                    $0.assetColors = ["systemRedColor": .white]
                }
            ).last == "#ffffff")
    }

    @Test("An unknown name takes the file's colour, or else the tint")
    func unknownName() throws {
        let layers: [LayerMode: [Layer]] = [
            .multicolor: [
                layer(0, .color(.named("brand", fallback: .white))), layer(1, .color(.named("brand", fallback: nil)))
            ]
        ]
        #expect(try colors(text(layers) { $0.mode = .multicolor }) == ["#ffffff", "#000000"])
    }

    @Test(
        "A mode without layers of its own falls back to the monochrome ones",
        arguments: [RenderingMode.hierarchical, .multicolor, .palette])
    func fallback(mode: RenderingMode) throws {
        #expect(try text([.monochrome: [layer(1)]]) { $0.mode = mode } == ["fill nonzero #000000 M2 0H3V1Z"])
    }

    @Test("A gradient runs from a third lighter at the top of the ink to the colour itself at the bottom")
    func gradient() throws {
        let lines = try text([.monochrome: [layer(0)]]) { $0.colorRendering = .gradient }
        #expect(lines == ["fill nonzero linear(2.5,0 2.5,1 0:#555555 1:#000000) M0 0H1V1Z"])
    }

    /// Apple's documentation for four layers: one above 0 %, two from 26, three from 51 and all from 76.
    @Test(
        "A variable value lights the layers whose threshold it reaches",
        arguments: [
            (0.0, 0), (0.01, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.51, 3), (0.75, 3), (0.76, 3), (1, 3)
        ])
    func thresholds(value: Double, lit: Int) throws {
        let layers = [LayerMode.monochrome: [layer(0, from: 0), layer(1, from: 0.26), layer(2, from: 0.51)]]
        let found = try colors(text(layers) { $0.variableValue = value })
        #expect(found == (0..<3).map { $0 < lit ? "#000000" : "#0000004d" })  // 0.3 · 255 = 76.5
        #expect(try text(layers) { ($0.variableValue, $0.inactiveLayers) = (value, .hide) }.count == lit)
    }

    @Test(
        "Layers without a threshold do not vary unless all are set to", arguments: [(0.33, 1), (0.34, 2), (0.68, 3)])
    func evenThresholds(value: Double, lit: Int) throws {
        let layers = [LayerMode.monochrome: [layer(0), layer(1), layer(2)]]
        #expect(try text(layers) { ($0.variableValue, $0.inactiveLayers) = (value, .hide) }.count == 3)
        #expect(
            try text(layers) { ($0.variableValue, $0.inactiveLayers, $0.variesAllLayers) = (value, .hide, true) }.count
                == lit)
    }

    /// The order of the effect variable color: by motion groups from 0, and last the layers in none.
    @Test("When all layers vary, they do so in the order in which they move")
    func movingOrder() throws {
        let layers = [LayerMode.monochrome: [layer(0), layer(1, moves: 1), layer(2, moves: 0)]]
        func first(_ mode: VariableValueMode) throws -> [String] {
            try text(layers) {
                ($0.variableValue, $0.variableValueMode) = (1 / 3, mode)
                ($0.inactiveLayers, $0.variesAllLayers) = (.hide, true)
            }
        }
        #expect(try first(.color) == ["fill nonzero #000000 M4 0H5V1Z"])
        #expect(try first(.draw) == ["fill nonzero #000000 M4 0H5V1Z"])
    }

    @Test("Layers drawn by a value are drawn in the order in which it would light them")
    func drawnAsLit() throws {
        let layers = [LayerMode.monochrome: [layer(0, from: 0.5), layer(1), layer(2, from: 0)]]
        let half = try text(layers) {
            ($0.variableValue, $0.variableValueMode, $0.inactiveLayers) = (0.5, .draw, .hide)
        }
        #expect(half == ["fill nonzero #000000 M2 0H3V1Z", "fill nonzero #000000 M4 0H5V1Z"])
    }
}

@Suite struct SystemPaletteTests {
    /// Decimal triples as the Human Interface Guidelines print them (June 2025), in the order light, dark, and both
    /// accessible ones.
    @Test(
        "System colours have their published values",
        arguments: [
            ("red", [[255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]]),
            ("orange", [[255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86]]),
            ("yellow", [[255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67]]),
            ("green", [[52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104]]),
            ("mint", [[0, 200, 179], [0, 218, 195], [0, 133, 117], [84, 223, 203]]),
            ("teal", [[0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236]]),
            ("cyan", [[0, 192, 232], [60, 211, 254], [0, 126, 174], [109, 217, 255]]),
            ("blue", [[0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]]),
            ("indigo", [[97, 85, 245], [109, 124, 255], [86, 74, 222], [167, 170, 255]]),
            ("purple", [[203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255]]),
            ("pink", [[255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196]]),
            ("brown", [[172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121]]),
            ("gray", [[142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]])
        ])
    func published(name: String, values: [[Double]]) throws {
        let appearances = [
            Appearance(), Appearance(scheme: .dark), Appearance(increasesContrast: true),
            Appearance(scheme: .dark, increasesContrast: true)
        ]
        for (appearance, value) in zip(appearances, values) {
            let color = try #require(SystemPalette.color(named: name, appearance))
            #expect([color.red, color.green, color.blue].map { ($0 * 255).rounded() } == value)
        }
    }

    @Test(
        "The names in templates and short names mean the same",
        arguments: [
            ("systemRedColor", "red"), ("systemRed", "red"), ("labelColor", "label"),
            ("secondaryLabelColor", "secondaryLabel")
        ])
    func names(long: String, short: String) {
        #expect(SystemPalette.color(named: long, Appearance()) == SystemPalette.color(named: short, Appearance()))
        #expect(SystemPalette.color(named: short, Appearance()) != nil)
    }

    @Test("The label colours are grey with their alpha")
    func labels() {
        #expect(SystemPalette.color(named: "tertiaryLabelColor", Appearance())?.hex == "#3c3c434d")
        #expect(SystemPalette.color(named: "quaternaryLabelColor", Appearance(scheme: .dark))?.hex == "#ebebf529")
    }

    @Test("Other names are not system colours", arguments: ["brandColor", "system", "systemColor", ""])
    func unknown(name: String) {
        #expect(SystemPalette.color(named: name, Appearance()) == nil)
    }
}
