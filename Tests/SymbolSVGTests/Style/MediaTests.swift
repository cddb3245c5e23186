import SymbolColor
import SymbolSVG
import Testing

@Suite struct MediaTests {
    /// The appearances in which a rule for a query applies, and the number of diagnostics.
    private func appearances(_ query: String) -> (schemes: [Appearance.Scheme], notes: Int) {
        let (sheet, notes) = Stylesheet.parse("@media \(query) { path { fill: red } }")
        let schemes = Appearance.Scheme.allCases.filter { scheme in
            var budget = MatchingBudget(100)
            return !Cascade([sheet], in: scheme).declarations(for: Element("path"), &budget).isEmpty
        }
        return (schemes, notes.count)
    }

    @Test(
        "A query holds in the appearances that it names",
        arguments: [
            ("", [.light, .dark]), ("all", [.light, .dark]), ("Screen", [.light, .dark]),
            ("only screen", [.light, .dark]), ("print", []), ("not print", [.light, .dark]), ("not all", []),
            ("tv", []), ("(prefers-color-scheme: dark)", [.dark]), ("(PREFERS-COLOR-SCHEME:Light)", [.light]),
            ("(prefers-color-scheme)", [.light, .dark]), ("screen and (prefers-color-scheme:dark)", [.dark]),
            ("not screen and (prefers-color-scheme:dark)", [.light]), ("not (prefers-color-scheme: dark)", [.light]),
            ("screen and (not (prefers-color-scheme: dark))", [.light]),
            ("screen and not (prefers-color-scheme: dark)", [.light]),
            ("print, (prefers-color-scheme: dark)", [.dark]), ("print and (prefers-color-scheme: dark)", []),
            ("(prefers-reduced-motion: no-preference)", [.light, .dark]), ("(prefers-reduced-motion: reduce)", []),
            ("(prefers-reduced-motion)", []),
            ("(prefers-color-scheme: dark) and (prefers-reduced-motion: no-preference)", [.dark]),
            ("((prefers-color-scheme: dark) or (prefers-color-scheme: light))", [.light, .dark]),
            ("/* a */ ( /* b */ prefers-color-scheme /* c */ : dark ) ", [.dark])
        ] as [(String, [Appearance.Scheme])])
    func known(query: String, expected: [Appearance.Scheme]) {
        let found = appearances(query)
        #expect(found.schemes == expected && found.notes == 0)
    }

    /// The logic of Media Queries 4 §3.2 has a third value, which `not` leaves alone.
    @Test(
        "What depends on a feature that is not supported does not hold, and is reported",
        arguments: [
            ("(min-width: 10px)", []), ("not (min-width: 10px)", []), ("(10px < width)", []), ("(color)", []),
            ("(prefers-color-scheme: sepia)", []), ("(prefers-color-scheme: dark) and (min-width: 1px)", []),
            ("(prefers-color-scheme: dark) or (min-width: 1px)", [.dark]),
            ("(min-width: 1px), (prefers-color-scheme: dark)", [.dark]),
            // Malformed.
            ("screen (prefers-color-scheme: dark)", []), ("not", []), ("and", []), ("screen and", []),
            ("screen and (prefers-color-scheme: dark) or (prefers-color-scheme: light)", []),
            ("(prefers-color-scheme: dark) and print", []), ("()", []), ("screen and screen", []),
            ("(prefers-color-scheme: dark) and (prefers-color-scheme: dark) or (prefers-color-scheme: dark)", []),
            (String(repeating: "(", count: 40) + "prefers-color-scheme" + String(repeating: ")", count: 40), [])
        ] as [(String, [Appearance.Scheme])])
    func unknown(query: String, expected: [Appearance.Scheme]) {
        let found = appearances(query)
        #expect(found.schemes == expected && found.notes == 1)
    }

    @Test("A query that holds anyway needs no unsupported feature")
    func decided() {
        #expect(appearances("(min-width: 1px), screen").notes == 0)
        #expect(appearances("print and (min-width: 1px)").notes == 0)
    }

    private func fills(_ text: String, in scheme: Appearance.Scheme) -> [String] {
        var budget = MatchingBudget(100)
        return Cascade([Stylesheet.parse(text).0], in: scheme).declarations(for: Element("path"), &budget)
            .map(\.declaration.value)
    }

    @Test("Rules within and after a query keep their order")
    func order() {
        let text = "path{f:1} @media (prefers-color-scheme:dark){path{f:2} @media screen{*{f:0}}} path{f:3}"
        #expect(fills(text, in: .light) == ["1", "3"])
        #expect(fills(text, in: .dark) == ["0", "1", "2", "3"])
    }

    @Test("A query nested in a rule has its selectors, and keeps the order of its declarations")
    func nested() {
        let text = "path{f:1; @media (prefers-color-scheme:dark){ f:2; @media print{f:9} f:3 } f:4} path{f:5}"
        #expect(fills(text, in: .light) == ["1", "4", "5"])
        #expect(fills(text, in: .dark) == ["1", "2", "3", "4", "5"])
    }

    @Test(
        "Errors inside a query end with it",
        arguments: [
            "@media screen{ a } path{f:1}", "@media screen{ a b:c; } path{f:1}", "@media screen; path{f:1}",
            "@media (min-width:1px){path{f:0} path{f:0}} path{f:1}", "@media screen{@supports(a){path{f:0}}} path{f:1}"
        ])
    func recovery(text: String) {
        #expect(fills(text, in: .light) == ["1"])
    }

    @Test("A query left open at the end of the text counts as closed")
    func unterminated() {
        #expect(fills("@media screen{path{f:1", in: .light) == ["1"])
        #expect(fills("@media screen{path{f:1}", in: .light) == ["1"])
    }

    /// Each nested query repeats the selectors around it.
    @Test("Nested queries count as further selectors")
    func limit() {
        let selectors = [String](repeating: "a", count: 100).joined(separator: ",")
        let queries = String(repeating: "@media all{b:c}", count: Stylesheet.selectorLimit / 100)
        let (sheet, notes) = Stylesheet.parse("\(selectors){\(queries)}")
        #expect(sheet.rules.count <= Stylesheet.selectorLimit / 100)
        #expect(notes.map(\.problem) == [.tooManySelectors(limit: Stylesheet.selectorLimit)])
    }

    @Test("Queries nest as deep as the call stack can bear")
    func depth() {
        let text = String(repeating: "@media all{", count: 100_000) + "path{f:1}"
        #expect(Stylesheet.parse(text).1.count == 1)
    }
}
