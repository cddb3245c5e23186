@testable import SymbolAuthoring
import SymbolModel
import SymbolTemplate
import SymbolText
import TestSupport
import Testing

/// Icons with two tones.
@Suite struct TranslucencyTests {
    private func skeleton(_ content: String) throws -> Skeleton {
        let text = svg(content, "viewBox='0 0 24 24' stroke-width='2'")
        return try Skeleton(parsing: Array(text.utf8), name: "thing")
    }

    private static let pale = "<path d='M4 4H20V20H4Z' opacity='.2'/>"
    private static let line = "<path d='M4 12H20' fill='none' stroke='black'/>"

    @Test(
        "Translucent shapes form a fainter layer, on the level whose opacity is nearest",
        arguments: [
            ("opacity='.2'", HierarchyLevel.tertiary), ("fill-opacity='.45'", .secondary), ("fill='#0003'", .tertiary),
            ("style='fill:rgb(0 0 0 / 40%)'", .secondary), ("opacity='.9'", .primary)
        ])
    func levels(paint: String, level: HierarchyLevel) throws {
        let layers = try skeleton("<path d='M4 4H20V20H4Z' \(paint)/>" + Self.line).layers
        #expect(layers.map(\.level) == [level, .primary])
    }

    @Test("Monochrome leaves a translucent layer out, and multicolor paints it with its opacity")
    func modes() throws {
        let layers = TemplateDrawing(try skeleton(Self.pale + Self.line)).artwork.layers
        #expect(layers[.monochrome]?.map(\.shapeIndices) == [[1]])
        #expect(layers[.hierarchical]?.map(\.role) == [.level(.tertiary), .level(.primary)])
        #expect(layers[.multicolor]?.map(\.opacity) == [0.2, 1])
    }

    @Test(
        "A drawing in two tones prefers the mode that shows both, unless it states another",
        arguments: [
            (pale + line, "", LayerMode.hierarchical), (line, "", nil), ("<g opacity='.3'>\(line)</g>", "", nil),
            (pale + "<path d='M4 4H9V9Z' fill='#d33'/>", "", .multicolor),
            (pale + line, "data-rendering-mode='multicolor'", .multicolor)
        ])
    func preference(content: String, attribute: String, mode: LayerMode?) throws {
        let text = svg(content, "viewBox='0 0 24 24' stroke-width='2' \(attribute)")
        #expect(try Skeleton(parsing: Array(text.utf8), name: "thing").renderingMode == mode)
    }

    @Test("A shape with a translucent fill and an opaque stroke becomes two layers")
    func both() throws {
        let layers = try skeleton("<path d='M4 4H20V20H4Z' fill-opacity='.2' stroke='black'/>").layers
        #expect(layers.map(\.level) == [.tertiary, .primary])
        #expect(layers.flatMap(\.strokes).map(\.width) == [0, 1])
    }

    @Test("An icon that is uniformly translucent is a plain one")
    func allOver() throws {
        let plain = try skeleton("<g opacity='.3'>\(Self.line)<path d='M4 4H20V6H4Z'/></g>")
        #expect(plain.layers.allSatisfy { $0.opacity == 1 && $0.level == .primary })
        #expect(plain.diagnostics.isEmpty)
    }

    @Test("Translucency is reported as a note")
    func note() throws {
        let notes = try skeleton(Self.pale + Self.line).diagnostics
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.message == "translucent shapes become a tertiary layer, which monochrome leaves out")
    }

    @Test("Version 3, whose monochrome paints every outline, leaves translucent layers out altogether")
    func early() throws {
        let (artwork, losses) = TemplateDrawing(try skeleton(Self.pale + Self.line)).artwork.adapted(toVersion: 3)
        #expect(artwork.variants.values.allSatisfy { $0.shapes.count == 1 })
        #expect(losses.features.contains("outlines that monochrome leaves out"))
    }
}
