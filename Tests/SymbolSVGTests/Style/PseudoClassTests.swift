import SymbolSVG
import Testing

@Suite struct PseudoClassTests {
    private func matches(_ selector: String, _ element: Element) throws -> Bool {
        let rule = try #require(Stylesheet.parse(selector + "{}").0.rules.first)
        var budget = MatchingBudget(1000)
        return rule.selectors.contains { $0.matches(element, &budget) }
    }

    /// The positions, from 1, of the children of a group that a selector matches: `a b a b a b`.
    private func positions(_ selector: String) throws -> [Int] {
        let children = (1...6).map { Element($0 % 2 == 1 ? "a" : "b") }
        let group = Element("g", [:], children)
        return try withExtendedLifetime(group) {
            try (1...6).filter { try matches(selector, children[$0 - 1]) }
        }
    }

    @Test(
        "A position among siblings follows the formula of Selectors 4 §14.3",
        arguments: [
            (":nth-child(3)", [3]), (":nth-child(odd)", [1, 3, 5]), (":NTH-CHILD(EVEN)", [2, 4, 6]),
            (":nth-child(2n+1)", [1, 3, 5]), (":nth-child( 3n - 1 )", [2, 5]), (":nth-child(n)", [1, 2, 3, 4, 5, 6]),
            (":nth-child(-n+2)", [1, 2]), (":nth-child(+n + 5)", [5, 6]), (":nth-child(-2n+5)", [1, 3, 5]),
            (":nth-child(0n+4)", [4]), (":nth-child(0)", []), (":nth-child(-n)", []), (":nth-child(2N-9)", [1, 3, 5]),
            (":nth-last-child(2)", [5]), (":nth-last-child(-n+2)", [5, 6]), ("a:nth-of-type(2)", [3]),
            (":nth-of-type(2)", [3, 4]), (":nth-last-of-type(1)", [5, 6]), (":first-of-type", [1, 2]),
            (":last-of-type", [5, 6]), (":last-child", [6]), (":first-child", [1]), (":only-child", []),
            (":nth-child(n+2):nth-child(-n+4)", [2, 3, 4])
        ])
    func positions(selector: String, expected: [Int]) throws {
        #expect(try positions(selector) == expected)
    }

    @Test("The root and a child without siblings are first, last and only")
    func only() throws {
        let child = Element("a")
        let root = Element("g", [:], [child])
        for selector in [":only-child", ":only-of-type", ":nth-last-child(1)", "g:root > :last-child"] {
            #expect(try matches(selector, child))
        }
        #expect(try matches(":root:only-child:first-of-type", root))
    }

    @Test(
        "Logical pseudo-classes test whole selectors on the element",
        arguments: [
            (":is(a, b)", [1, 2, 3, 4, 5, 6]), (":where(g > b)", [2, 4, 6]), (":not(a)", [2, 4, 6]),
            ("a:not(:first-child, :nth-child(5))", [3]), (":is(a:not(:first-child) + b)", [4, 6]),
            (":is(svg *, ?, b)", [2, 4, 6]), (":is()", []), (":not(:is())", [1, 2, 3, 4, 5, 6]),
            (":is(g, svg) > a:is(:nth-child(-n+3))", [1, 3]), ("b:not(:hover)", [2, 4, 6]),
            (":is(:hover, b)", [2, 4, 6]),
            (":not(:not(b))", [2, 4, 6])
        ])
    func logic(selector: String, expected: [Int]) throws {
        #expect(try positions(selector) == expected)
    }

    @Test("Nesting is limited, and what is nested more deeply is reported")
    func nesting() {
        func nested(_ depth: Int) -> String {
            String(repeating: ":not(", count: depth) + "a" + String(repeating: ")", count: depth) + "{}"
        }
        #expect(Stylesheet.parse(nested(8)).1.isEmpty)
        #expect(Stylesheet.parse(nested(9)).1.count == 1)
    }

    @Test("Counting siblings uses up the budget, after which nothing matches")
    func budget() throws {
        let children = (0..<200).map { _ in Element("a") }
        let group = Element("g", [:], children)
        let rule = try #require(Stylesheet.parse(":nth-child(200){}").0.rules.first)
        var (small, large) = (MatchingBudget(100), MatchingBudget(1000))
        withExtendedLifetime(group) {
            #expect(!rule.selectors[0].matches(children[199], &small) && small.isSpent)
            #expect(rule.selectors[0].matches(children[199], &large))
        }
    }
}
