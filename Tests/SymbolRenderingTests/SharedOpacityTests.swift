import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

@Suite("Translucent layers that overlap") struct SharedOpacityTests {
    /// Three bars, each of which overlaps the next, and a fourth one apart from them.
    private let paths = ["M0 0H4V1H0Z", "M3 0H7V1H3Z", "M6 0H9V1H6Z", "M20 0H21V1H20Z"]

    private func text(
        _ layers: [Layer], _ mode: LayerMode = .monochrome, _ configure: (inout SymbolStyle) throws -> Void
    ) throws -> [String] {
        let shapes = try paths.map { SymbolShape(path: try Path(svg: $0), classes: [], isPainted: true) }
        let variant = try #require(Variant(cell: Cell(.regular, .small), shapes: shapes, advance: 5))
        let artwork = TemplateArtwork(
            version: nil, variants: [Cell(.regular, .small): variant], guides: [:], layers: [mode: layers])
        var style = SymbolStyle()
        try configure(&style)
        return "\(DisplayList(artwork, variant: variant, style: style))".split(separator: "\n").map {
            // Without the outlines.
            $0.split(separator: " M", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
        }
    }

    private func layer(
        _ index: Int, _ role: Layer.Role = .plain, opacity: Double = 1, erases: Bool = false,
        from threshold: Double? = nil
    ) -> Layer {
        var traits = Layer.Traits()
        traits.variableThreshold = threshold
        return Layer(
            index: index, role: role, parts: [.init(.draw, .shapes([index]))], opacity: opacity, clearsBehind: erases,
            traits: traits)
    }

    private func eraser(_ index: Int) -> Layer { layer(index, opacity: 0, erases: true) }

    private let faint = Color(red: 0, green: 0, blue: 0, alpha: 0.6)

    @Test("A translucent tint makes the whole symbol translucent, and erasers stay inside")
    func tint() throws {
        #expect(
            try text([layer(0), eraser(2), layer(1)]) { $0.tint = faint }
                == ["group opacity .6", "  fill nonzero #000000", "  erase nonzero", "  fill nonzero #000000"])
    }

    @Test("Layers apart from one another need no group, and neither does a single one")
    func apart() throws {
        let alone = ["fill nonzero #00000099"]
        #expect(try text([layer(0)]) { $0.tint = faint } == alone)
        #expect(try text([layer(0), layer(3)]) { $0.tint = faint } == alone + alone)
    }

    @Test("An opaque tint needs no group")
    func opaque() throws {
        #expect(try text([layer(0), layer(1)]) { $0.tint = .black } == ["fill nonzero #000000", "fill nonzero #000000"])
    }

    @Test("Layers of one level have one tone, under the tint's own opacity")
    func levels() throws {
        let layers = [layer(0, .level(.secondary)), layer(1, .level(.secondary)), layer(2, .level(.primary))]
        let tones = ["group opacity .5", "  fill nonzero #000000", "  fill nonzero #000000", "fill nonzero #000000"]
        #expect(try text(layers, .hierarchical) { $0.mode = .hierarchical } == tones)
        #expect(
            try text(layers, .hierarchical) { ($0.mode, $0.tint) = (.hierarchical, faint) }
                == ["group opacity .6"] + tones.map { "  " + $0 })
    }

    @Test("Each translucent colour of a palette is composited as one; what its layers clear, they clear of everything")
    func palette() throws {
        let (red, blue) = (try Color(css: "rgb(255 0 0 / 50%)"), try Color(css: "rgb(0 0 255 / 50%)"))
        let layers = [
            layer(3, .level(.secondary)), layer(0, .level(.primary)), eraser(2), layer(1, .level(.primary))
        ]
        #expect(
            try text(layers, .hierarchical) { ($0.mode, $0.palette) = (.palette, [red, blue]) }
                == [
                    "fill nonzero #0000ff80", "erase nonzero", "group opacity .5", "  fill nonzero #ff0000",
                    "  erase nonzero", "  fill nonzero #ff0000"
                ])
    }

    @Test("Unlit layers are dimmed as one, whatever their colours")
    func unlit() throws {
        let layers = [layer(0, from: 0), layer(1, from: 0.5), layer(2, from: 0.8)]
        #expect(
            try text(layers) { $0.variableValue = 0.2 }
                == [
                    "fill nonzero #000000", "group opacity .3", "  fill nonzero #000000", "  fill nonzero #000000"
                ])
        let colored = [
            layer(1, .color(.custom(.black)), from: 0.5), layer(2, .color(.custom(.white)), from: 0.8)
        ]
        #expect(
            try text(colored, .multicolor) { ($0.mode, $0.variableValue) = (.multicolor, 0.2) }
                == ["group opacity .3", "  fill nonzero #000000", "  fill nonzero #ffffff"])
    }

    @Test("Under a translucent tint, lit and unlit layers are part of one picture")
    func unlitInTint() throws {
        #expect(
            try text([layer(0, from: 0), layer(1, from: 0.5)]) { ($0.tint, $0.variableValue) = (faint, 0.2) }
                == ["group opacity .6", "  fill nonzero #000000", "  fill nonzero #0000004d"])
    }
}
