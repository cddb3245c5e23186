import SymbolColor
import SymbolModel
import SymbolTemplate
import TestSupport
import Testing

/// The layers that a symbol describes.
@Suite struct SymbolLayerTests {
    private func layers(_ classes: String, _ style: String, _ mode: LayerMode) throws -> [SymbolLayer] {
        let text = template(classes: classes, style: style)
        return try SymbolDocument(parsing: Array(text.utf8), name: "a").symbol.layers(in: mode)
    }

    @Test("A layer describes its level and the declarations of its rule")
    func layerDescribes() throws {
        let rule = """
            .hierarchical-1\\:secondary { opacity: 0.5; -sfsymbols-variable-threshold: 0.3; \
            -sfsymbols-variable-draw: 0.25 0.5; -sfsymbols-motion-group: 2; -sfsymbols-layer-tags: badge dot; \
            -sfsymbols-always-pulses: true; -sfsymbols-clear-behind: true }
            """
        let layer = try #require(layers("hierarchical-1:secondary", rule, .hierarchical).first)
        #expect((layer.name, layer.index, layer.level) == ("hierarchical-1:secondary", 1, .secondary))
        #expect(layer.color == nil)
        #expect((layer.opacity, layer.clearsBehind) == (0.5, true))
        #expect((layer.variableThreshold, layer.variableDraw) == (0.3, 0.25...0.75))
        #expect((layer.motionGroup, layer.tags) == (2, ["badge", "dot"]))
        #expect((layer.alwaysPulses, layer.alwaysRotates, layer.alwaysBreathes) == (true, false, false))
    }

    @Test(
        "Colours are described as files name them",
        arguments: [
            ("multicolor-0:tintColor", LayerColor.tint),
            ("multicolor-0:systemRedColor", .named("systemRedColor", fallback: nil)),
            ("multicolor-0:custom", .custom(.white))
        ])
    func colors(name: String, color: LayerColor) throws {
        let escaped = name.split(separator: ":").joined(separator: "\\:")
        let rule = color == .custom(.white) ? ".\(escaped) { fill: white }" : ""
        let found = try layers(name, rule, .multicolor)
        #expect(found.map(\.name) == [name])
        #expect(found.map(\.color) == [color])
        #expect(found.map(\.level) == [nil])
    }

    @Test("Layers are ordered from back to front")
    func order() throws {
        #expect(try layers("monochrome-1 monochrome-0", "", .monochrome).map(\.index) == [0, 1])
    }

    @Test("A mode without layers describes none, and neither does an icon")
    func noLayers() throws {
        #expect(try layers("monochrome-0", "", .multicolor).isEmpty)
        let icon = try SymbolDocument(parsing: Array(svg("<path d='M0 0H9V9Z'/>").utf8), name: "a").symbol
        #expect(LayerMode.allCases.allSatisfy { icon.layers(in: $0).isEmpty })
    }
}
