import SymbolSVG
import Testing

/// CSS Nesting 1.
@Suite struct NestedRuleTests {
    /// The values that apply to a `<path id="p" class="a b">` in a `<g class="c">` in an `<svg>`, weakest first.
    private func values(_ text: String) -> (list: String, notes: Int) {
        let path = Element("path", id: "p", class: "a b")
        let root = Element("svg", [:], [Element("g", class: "c", [:], [path])])
        let (sheet, notes) = Stylesheet.parse(text)
        var budget = MatchingBudget(1000)
        let declarations = withExtendedLifetime(root) { Cascade([sheet]).declarations(for: path, &budget) }
        return (declarations.map(\.declaration.value).joined(), notes.count)
    }

    @Test(
        "A nested rule is for what is below the elements around it, unless & says where they are",
        arguments: [
            ("svg{path{f:1}}", "1"), ("g{path{f:1}}", "1"), ("path{g{f:1}}", ""),
            ("svg{> path{f:1} > g{> path{f:2}}}", "2"),
            (".a{&.b{f:1}}", "1"), (".a{&.c{f:1}}", ""), (".a{.c &{f:1}}", "1"), (".a{.c > &{f:1} svg > &{f:2}}", "1"),
            ("g{& > .a, & > .z{f:1}}", "1"), ("g, rect{path, circle{f:1}}", "1"),
            ("path{:not(&.a){f:1} :not(&.z){f:2}}", "2"),
            ("path{:is(&.a){f:1}}", "1"), ("svg{g{.a{&.b{f:1}}}}", "1"), ("g{[title='&']{f:1} path{f:2}}", "2")
        ])
    func selectors(text: String, expected: String) {
        let found = values(text)
        #expect(found.list == expected && found.notes == 0)
    }

    @Test("Declarations keep their order around nested rules, which weigh as much as all their selectors together")
    func order() {
        #expect(values("path{f:1; &{f:2} f:3; @media all{&{f:4} f:5} f:6}").list == "123456")
        #expect(values("path{f:2} svg{path{f:3}} .c{path{f:4}} g path{f:1}").list == "2314")
        #expect(values("#x, svg{path{f:2}} .a.b.a.b{f:1}").list == "12")
        #expect(values("path{f:1; a:hover{f:9} &::before{f:9}} path{f:2}").list == "12")
    }

    @Test(
        "An error in a nested rule ends with its block",
        arguments: [
            "path{f:1; {f:9} f:2}", "path{f:1; +{f:9} f:2}", "path{f:1; a:b c{f:9} f:2}",
            "path{f:1} ..{path{f:9}} path{f:2}"
        ])
    func recovery(text: String) {
        let found = values(text)
        #expect(found.list == "12" && found.notes == 1)
    }

    @Test("A rule left open at the end of the text counts as closed")
    func unterminated() {
        #expect(values("svg{g{path{f:1").list == "1")
        #expect(values("svg{g{path{").list.isEmpty)
    }

    @Test("Rules nest as deep as the call stack can bear, and repeat the selectors around them")
    func limits() {
        #expect(values(String(repeating: "*{", count: 32) + "f:1").list == "")
        #expect(Stylesheet.parse(String(repeating: "a{", count: 100_000)).1.count == 1)
        let selectors = [String](repeating: "a", count: 100).joined(separator: ",")
        let rules = String(repeating: "b{} c:d;", count: Stylesheet.selectorLimit / 100)
        let (sheet, notes) = Stylesheet.parse("\(selectors){\(rules)}")
        #expect(sheet.rules.reduce(0) { $0 + $1.selectors.count } <= 2 * Stylesheet.selectorLimit)
        #expect(notes.map(\.problem) == [.tooManySelectors(limit: Stylesheet.selectorLimit)])
    }
}
