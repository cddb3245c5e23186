import SymbolColor
import SymbolDrawing
import SymbolModel
import SymbolTemplate
import SymbolText
import Testing

extension TemplateTests {
    @Test("The last of several declarations of a property counts, even if it cannot be read")
    func lastDeclaration() throws {
        let style = """
            .monochrome-0 {-sfsymbols-variable-draw: 0.1 0.9; opacity: 0.5}
            .monochrome-0 {-sfsymbols-variable-draw: none; opacity: 0.25}
            """
        let shape = square.replacing("<path", with: "<path class='monochrome-0'")
        let read = try artwork(page("<g id='Regular-S'>\(shape)</g>", margins: Self.margins, style: style))
        let layer = try #require(read.layers[.monochrome]?.first)
        #expect(layer.opacity == 0.25)
        #expect(layer.traits.variableDraw == nil)
        #expect(layer.traits.others == ["-sfsymbols-variable-draw": "none"])
    }

    @Test("Nothing is kept of a declaration that cannot be read if a later one of its property can be")
    func laterDeclaration() throws {
        let style = ".monochrome-0 {-sfsymbols-variable-draw: none; -sfsymbols-variable-draw: 0.1 0.9}"
        let shape = square.replacing("<path", with: "<path class='monochrome-0'")
        let read = try artwork(page("<g id='Regular-S'>\(shape)</g>", margins: Self.margins, style: style))
        let traits = try #require(read.layers[.monochrome]?.first?.traits)
        #expect(traits.variableDraw == Layer.VariableDraw(start: 0.1, span: 0.9) && traits.others.isEmpty)
    }

    @Test(
        "A colour has its fill whatever characters its name contains, and however its rule escapes them",
        arguments: [
            ("Brand/Primary", "Brand/Primary"), ("Brand/Primary", #"Brand\/Primary"#), ("Brand.Blue", "Brand.Blue"),
            ("Brand(2)", "Brand(2)"), ("1stColor", "1stColor"), ("1stColor", #"\31 stColor"#), ("brand", "brand blue")
        ])
    func colorNames(name: String, selector: String) throws {
        for colon in [":", #"\:"#] {
            let read = try artwork(
                page(
                    "<g id='Regular-S'><path class='multicolor-0:\(name)' d='M20 60H50V100Z'/></g>",
                    margins: Self.margins, style: ".multicolor-0\(colon)\(selector) {fill:#FF00FF}"))
            let fuchsia = Color(red: 1, green: 0, blue: 1)
            #expect(read.layers[.multicolor]?.map(\.role) == [.color(.named(name, fallback: fuchsia))])
        }
    }

    @Test(
        "An unreadable property of a layer is reported at its position",
        arguments: [
            ("-sfsymbols-variable-threshold", "51%", "a number from 0 to 1"),
            ("-sfsymbols-motion-group", "1.0", "a whole number"), ("-sfsymbols-clear-behind", "TRUE", "true or false"),
            ("-sfsymbols-always-pulses", "1", "true or false"), ("opacity", "none", "a number from 0 to 1"),
            ("-sfsymbols-variable-draw", "0.5", "two numbers from 0 to 1, the start and the span")
        ])
    func unreadable(property: String, value: String, expected: String) throws {
        let diagnostics = try SymbolDocument(
            parsing: page(
                "<g id='Regular-S'><path class='monochrome-0' d='M20 60H50V100Z'/></g>", margins: Self.margins,
                style: ".monochrome-0 {-sfsymbols-layer-tags:a;\(property):\(value)}"), name: "a"
        ).diagnostics
        #expect(diagnostics.map(\.message) == ["\(property) of .monochrome-0 is \"\(value)\"; expected \(expected)"])
        // After `<style>.monochrome-0 {-sfsymbols-layer-tags:a;`, which has 7 + 15 + 24 characters.
        #expect(diagnostics.first?.position == SourcePosition(line: 2, column: 47))
    }

    @Test(
        "Unreadable properties of a symbol's defaults are reported",
        arguments: [
            ("-sfsymbols-wiggle-style", "jump"), ("-sfsymbols-wiggle-angle", "45deg"),
            ("-sfsymbols-rotates-clockwise", "yes"), ("-sfsymbols-variable-value-mode", "automatic"),
            ("-sfsymbols-draw-reverses-motion-groups", "1")
        ])
    func unreadableDefaults(property: String, value: String) throws {
        let diagnostics = try SymbolDocument(
            parsing: page(
                "<g id='Regular-S'>\(square)</g>", margins: Self.margins, style: ".defaults{\(property):\(value)}"),
            name: "a"
        ).diagnostics
        #expect(
            diagnostics.count == 1
                && diagnostics[0].message.hasPrefix("\(property) of .defaults is \"\(value)\"; expected "))
    }

    @Test("A layer's opacity may be a percentage")
    func percentage() throws {
        let read = try artwork(
            page(
                "<g id='Regular-S'><path class='monochrome-0' d='M20 60H50V100Z'/></g>", margins: Self.margins,
                style: ".monochrome-0 {opacity:0%}"))
        #expect(read.layers[.monochrome]?.map(\.opacity) == [0])
    }

    @Test("An opacity outside of 0 to 1 counts as the nearer of them", arguments: [("-1", 0.0), ("150%", 1), ("2", 1)])
    func excessiveOpacity(text: String, opacity: Double) throws {
        let read = try artwork(
            page(
                "<g id='Regular-S'><path class='monochrome-0' d='M20 60H50V100Z'/></g>", margins: Self.margins,
                style: ".monochrome-0 {opacity:\(text)}"))
        #expect(read.layers[.monochrome]?.map(\.opacity) == [opacity])
    }
}
