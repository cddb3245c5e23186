import SymbolSVG
import Testing

@Suite struct CascadeTests {
    private func fills(_ sheets: String..., style: String = "", on element: Element) -> [String] {
        var budget = MatchingBudget(.max)
        return Cascade(sheets.map { Stylesheet.parse($0).0 })
            .declarations(for: element, style: Declaration.parse(style).0, &budget)
            .map(\.declaration.value)
    }

    private let path = Element("path", id: "i", class: "c d")

    @Test("The more specific rule comes later, whatever the order")
    func specificity() {
        #expect(
            fills("#i{f:id} .c{f:class} path{f:type} *{f:any} path.c{f:both}", on: path) == [
                "any", "type", "class", "both", "id"
            ])
    }

    @Test("Of equally specific rules the last one comes last, across style sheets")
    func order() {
        #expect(fills(".d{f:1} .c{f:2}", ".d{f:3}", on: path) == ["1", "2", "3"])
    }

    @Test("The style attribute overrides rules, importance overrides the style attribute")
    func importance() {
        #expect(
            fills("#i{f:id} *{f:any!important} .c{f:class!important}", style: "f:style", on: path) == [
                "id", "style", "any", "class"
            ])
        #expect(fills("#i{f:id!important}", style: "f:style!important", on: path) == ["id", "style"])
    }

    @Test("A rule that matches twice applies once, at its highest specificity")
    func repeated() {
        #expect(fills("path, #i, .c {f:1} .d{f:2}", on: path) == ["2", "1"])
    }

    @Test("Rules for other elements do not apply")
    func others() {
        #expect(fills("rect{f:1} .x{f:2} #y{f:3} g path{f:4} path:first-child{f:5}", on: path) == ["5"])
    }

    @Test("Each declaration names its source")
    func sources() {
        let cascade = Cascade([Stylesheet.parse("a{}").0, Stylesheet.parse("path{f:1}").0])
        var budget = MatchingBudget(.max)
        let found = cascade.declarations(for: path, style: [Declaration(property: "f", value: "2")], &budget)
        #expect(found.map(\.source) == [.sheet(1), .styleAttribute])
    }

    @Test(
        "An element is only tested against selectors for its own attributes, and their values where these are given")
    func attributes() {
        let sheet = (0..<100).map { "[x='\($0)']{f:\($0)} [y\($0)]{f:y\($0)}" }.joined() + "[x^='4']{f:prefix}"
        let cascade = Cascade([Stylesheet.parse(sheet).0])
        let element = Element("path", ["x": "42", "y7": ""])
        var budget = MatchingBudget(.max)
        #expect(cascade.declarations(for: element, &budget).map(\.declaration.value) == ["y7", "42", "prefix"])
        #expect(cascade.candidates(element).count == 3)
    }
}
