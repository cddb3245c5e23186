import SymbolSVG
import Testing

/// CSS Conditional Rules 3 §6.
@Suite struct SupportsTests {
    private func holds(_ condition: String) -> (Bool, notes: Int) {
        let (sheet, notes) = Stylesheet.parse("@supports \(condition) { path { fill: red } }")
        return (!sheet.rules.isEmpty, notes.count)
    }

    @Test(
        "A condition holds where a declaration has an effect on drawing",
        arguments: [
            ("(fill: red)", true), ("(FILL: color(display-p3 1 1 1))", true), ("(x: 3px)", true),
            ("(--any: thing)", true), ("(stroke: var(--any))", true), ("(fill: red !important)", true),
            ("(fill: nonsense(1))", false), ("(animation: a 1s)", false),
            ("(fill)", false), ("(fill: red; fill: red)", false), ("not (fill: red)", false), ("not (hue: 1)", true),
            ("(fill: red) and (stroke: red)", true), ("(fill: red) and (hue: 1)", false),
            ("(hue: 1) or (fill: red)", true), ("((fill: red) and (not (hue: 1)))", true)
        ])
    func known(condition: String, expected: Bool) {
        #expect(holds(condition) == (expected, 0))
    }

    @Test(
        "A malformed condition and one with a function do not hold, and are reported",
        arguments: [
            "", "fill: red", "selector(a > b)", "not selector(a)", "(fill: red) (x: 1px)",
            "(fill: red) and (x: 1px) or (y: 1px)"
        ])
    func unknown(condition: String) {
        #expect(holds(condition) == (false, 1))
    }

    @Test("The rules in and after an @supports keep their order, nested in rules and in one another")
    func order() {
        let text = """
            path{f:1} @supports (fill: red) { path{f:2} @media print{path{f:9}} @supports (hue: 1) {path{f:9}} }
            path{f:3; @supports (x: 1px) {f:4} @supports not (x: 1px) {f:9}}
            """
        let rules = Stylesheet.parse(text).0.rules
        #expect(rules.flatMap(\.declarations).map(\.value) == ["1", "2", "3", "4"])
    }
}
