import SymbolSVG
import Testing

@Suite struct StylesheetTests {
    /// Returns the rules as `selector count: property=value …`, for easy comparison.
    private func outline(_ text: String) -> [String] {
        Stylesheet.parse(text).0.rules.map { rule in
            "\(rule.selectors.count):"
                + rule.declarations.map { " \($0.property)=\($0.value)\($0.isImportant ? "!" : "")" }.joined()
        }
    }

    @Test("A symbol template's style block is parsed")
    func template() {
        let (sheet, diagnostics) = Stylesheet.parse(
            """
            /*Standalone*/
            .monochrome-0 {-sfsymbols-motion-group:0;-sfsymbols-always-pulses: true}
            .multicolor-0:tintColor, .hierarchical-0:primary {-sfsymbols-clear-behind:true}
            .clearBehindLayer {}
            .SFSymbolsPreview007AFF {fill:#007AFF;opacity:1.0}
            """)
        #expect(diagnostics == [])
        #expect(
            sheet.rules.map { $0.selectors.map { $0.compounds.flatMap(\.classes) } } == [
                [["monochrome-0"]], [["multicolor-0:tintColor"], ["hierarchical-0:primary"]], [["clearBehindLayer"]],
                [["SFSymbolsPreview007AFF"]]
            ])
        #expect(
            sheet.rules.map { $0.declarations.map(\.property) } == [
                ["-sfsymbols-motion-group", "-sfsymbols-always-pulses"], ["-sfsymbols-clear-behind"], [],
                ["fill", "opacity"]
            ])
        #expect(sheet.rules[0].declarations[1].value == "true")
    }

    @Test(
        "Properties lose their case, values keep it",
        arguments: [
            ("FILL:Red", "1: fill=Red"), ("--Main:1", "1: --Main=1"),
            ("fill:red;;;stroke : blue ;", "1: fill=red stroke=blue"),
            ("f\\69ll:red", "1: fill=red"), ("fill:red!important", "1: fill=red!"),
            ("fill:red ! /**/ IMPORTANT ;a:b", "1: fill=red! a=b"),
            ("content:'!important'", "1: content='!important'"),
            ("fill:/*a*/url(#x)/*b*/ red/*c*/", "1: fill=url(#x)  red")
        ])
    func declarations(body: String, outline expected: String) {
        #expect(outline("a{\(body)}") == [expected])
    }

    @Test(
        "Semicolons, braces and comment marks inside strings, brackets and URLs end nothing",
        arguments: [
            "';}'", "\"a\\\";}\"", "url(data:image/png;base64,aa==)", "url( a'b/*c ;})", "url(';}')", "f([{;}])",
            "a\\;b", "url(a\\);b)"
        ])
    func protected(value: String) {
        #expect(outline("a{x:\(value);y:z}b{}") == ["1: x=\(value) y=z", "1:"])
    }

    @Test("Comments and the marks that hide style sheets are skipped anywhere between rules")
    func comments() {
        #expect(outline("<!-- /* {} */ a/**/{/*;*/x/**/:/**/y/**/;/**/}--> <!--b{}-->") == ["1: x=y", "1:"])
    }

    @Test(
        "A malformed declaration is dropped up to the next semicolon",
        arguments: [
            ("fill", 2), (":red", 2), ("1a:b", 2), ("fill:", 2), ("fill:!important", 2), ("fill red", 2), ("!x:(;)", 2),
            ("*zoom:1", 2)
        ])
    func badDeclaration(body: String, offset: Int) {
        let (sheet, diagnostics) = Stylesheet.parse("a{\(body);ok:yes}")
        #expect(
            sheet.rules.first?.declarations == [Declaration(property: "ok", value: "yes", offset: 3 + body.utf8.count)])
        #expect(diagnostics == [CSSDiagnostic(problem: .invalidDeclaration(body), offset: offset)])
    }

    @Test("A nested rule in a style attribute is dropped with its block")
    func nested() {
        let (declarations, diagnostics) = Declaration.parse("a:b; c:d{e:f} g:h")
        #expect(declarations.map(\.property) == ["a", "g"])
        #expect(diagnostics == [CSSDiagnostic(problem: .invalidDeclaration("c:d{e:f}"), offset: 5)])
    }

    @Test(
        "At-rules are skipped with their blocks and named",
        arguments: [
            ("@charset 'x;y';", "charset"), ("@import url(a;b) screen;", "import"),
            ("@namespace svg url(x);", "namespace"),
            ("@layer d { a{b:c} d{} }", "layer"), ("@font-face{font-family:x}", "font-face"),
            ("@keyframes k{from{a:b}to{a:c}}", "keyframes")
        ])
    func atRules(rule: String, name: String) {
        let (sheet, diagnostics) = Stylesheet.parse(rule + "z{}")
        #expect(sheet.rules.count == 1)
        #expect(diagnostics == [CSSDiagnostic(problem: .skippedAtRule(name), offset: 0)])
    }

    @Test(
        "An unsupported selector alone is dropped from its list",
        arguments: [
            "a:hover", "a::before", "a:has(.b)", "a:nth-child(2n+1 of b)", "svg|a", "[a=b i]", "&.c",
            ".x:first-child(1)", "a:is(svg|b, c) d", "a:not(b::before)"
        ])
    func unsupported(selector: String) {
        let (sheet, diagnostics) = Stylesheet.parse("p, \(selector), q {x:y}")
        #expect(sheet.rules.map(\.selectors.count) == [2])
        #expect(diagnostics == [CSSDiagnostic(problem: .unsupportedSelector(selector), offset: 3)])
    }

    @Test(
        "A malformed selector invalidates its rule",
        arguments: [
            "", "a,,b", "a,", ".", "#", ".1a", "#1", "a >", "> a", "a > > b", "a]", "[]", "[=b]", "[a=]", "[a?=b]",
            "a:", "a b%", "}", "**", "a:not(b,)", "a:not()", "a:nth-child()", "a:nth-child(2 n)", "a:nth-child(n 2)",
            "a:nth-child(n+)", "a:nth-child(n+-2)", "a:nth-child(b)"
        ])
    func malformed(selector: String) {
        let (sheet, diagnostics) = Stylesheet.parse("\(selector) {x:y} z{}")
        #expect(sheet.rules.map { $0.selectors.map { $0.compounds.map(\.type) } } == [[["z"]]])
        #expect(diagnostics.count == 1)
    }

    @Test(
        "Constructs left open at the end of the text count as closed",
        arguments: [
            ("a{b:c", "1: b=c"), ("a{b:'c", "1: b='c"), ("a{b:f(c", "1: b=f(c"), ("a{b:c/*", "1: b=c"), ("a{", "1:")
        ])
    func unterminated(text: String, outline expected: String) {
        #expect(outline(text) == [expected])
    }

    @Test("A last rule without a block is reported")
    func missingBlock() {
        #expect(Stylesheet.parse("a{} b").1 == [CSSDiagnostic(problem: .missingBlock("b"), offset: 4)])
    }

    @Test("The number of selectors is limited")
    func limit() {
        let (sheet, diagnostics) = Stylesheet.parse(String(repeating: "a{}", count: Stylesheet.selectorLimit + 1))
        #expect(sheet.rules.count == Stylesheet.selectorLimit)
        #expect(diagnostics.map(\.problem) == [.tooManySelectors(limit: Stylesheet.selectorLimit)])
    }

    @Test("A style attribute is a list of declarations")
    func styleAttribute() {
        let (declarations, diagnostics) = Declaration.parse("fill:red; } junk; Stroke:none !important")
        #expect(
            declarations == [
                Declaration(property: "fill", value: "red", offset: 0),
                Declaration(property: "stroke", value: "none", isImportant: true, offset: 18)
            ])
        #expect(diagnostics == [CSSDiagnostic(problem: .invalidDeclaration("} junk"), offset: 10)])
    }

    @Test("Offsets count UTF-8 bytes")
    func offsets() {
        #expect(Stylesheet.parse("/*é*/ .é{ fill:red}").0.rules.first?.declarations.map(\.offset) == [12])
    }
}
