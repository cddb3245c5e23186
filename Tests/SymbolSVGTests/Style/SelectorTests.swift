import SymbolGeometry
import SymbolSVG
import Testing

@Suite struct SelectorTests {
    /// Returns whether a rule with this selector matches the element.
    private func matches(_ selector: String, _ element: Element) throws -> Bool {
        let (sheet, diagnostics) = Stylesheet.parse(selector + "{}")
        #expect(diagnostics == [])
        var budget = MatchingBudget(.max)
        return try #require(sheet.rules.first).selectors.contains { $0.matches(element, &budget) }
    }

    @Test(
        "Simple selectors match by type, class, id and attribute",
        arguments: [
            ("path", true), ("*", true), ("rect", false), ("Path", false), (".a", true), (".b", true), (".A", false),
            (".a.b", true),
            (".a.c", false), ("#p", true), ("#q", false), ("path.a#p[fill]", true), ("[fill]", true),
            ("[stroke]", false),
            ("rect, .b", true), ("*.a", true), (#".\000061"#, true), (#".\0000061"#, false),
            ("/**/ path /**/ , rect", true)
        ])
    func simple(selector: String, selected: Bool) throws {
        let element = Element("path", id: "p", class: "a b", ["fill": "red"])
        #expect(try matches(selector, element) == selected)
    }

    @Test(
        "Attribute tests compare the whole value, words, a language, the start, the end and parts",
        arguments: [
            ("[d=en-GB]", true), ("[d=en]", false), ("[ d = 'en-GB' ]", true), ("[d=\"en-GB\"]", true),
            ("[d|=en]", true), ("[d|=e]", false),
            ("[d^=en]", true), ("[d^=GB]", false), ("[d$=GB]", true), ("[d$=en]", false), ("[d*='n-G']", true),
            ("[d*=x]", false),
            ("[d^='']", false), ("[d$='']", false), ("[d*='']", false), ("[w~=two]", true), ("[w~=tw]", false),
            ("[w~='one two']", false),
            ("[w~='']", false), ("[d=EN-gb]", false)
        ])
    func attributes(selector: String, selected: Bool) throws {
        #expect(try matches(selector, Element("text", ["d": "en-GB", "w": "one two"])) == selected)
    }

    @Test(
        "Combinators follow the tree",
        arguments: [
            ("svg path", true), ("svg > path", false), ("g > path", true), ("svg>g>path", true), ("rect + path", true),
            ("circle + path", false),
            ("circle ~ path", true), ("path ~ rect", false), ("svg circle ~ path", true), ("svg > rect ~ path", false),
            ("circle + rect + path", true),
            ("svg svg path", false), ("a path", false), ("path:first-child", false),
            ("circle:first-child ~ path", true), ("g:FIRST-CHILD path", true)
        ])
    func combinators(selector: String, selected: Bool) throws {
        let path = Element("path")
        let root = Element("svg", [:], [Element("g", [:], [Element("circle"), Element("rect"), path])])
        #expect(try matches(selector, path) == selected)
        withExtendedLifetime(root) {}
    }

    @Test("A nearer ancestor that fails does not hide a farther one that matches")
    func backtracking() throws {
        let path = Element("path")
        let root = Element(
            "svg", [:],
            [Element("g", class: "a", [:], [Element("g", class: "b", [:], [Element("g", class: "b", [:], [path])])])])
        #expect(try matches(".a > .b path", path))
        #expect(try matches("svg > .a > .b > .b > path", path))
        #expect(try !matches(".a > path", path))
        withExtendedLifetime(root) {}
    }

    /// A path below 200 groups, which counts requests for ancestors.
    private struct DeepElement: SelectorMatchable {
        final class Counter { var count = 0 }

        let counter: Counter
        var depth = 200

        var name: String { depth == 200 ? "path" : "g" }
        var id: String? { nil }
        var classes: [String] { [] }
        var previousSiblingElement: DeepElement? { nil }
        var nextSiblingElement: DeepElement? { nil }
        func attribute(named name: String) -> String? { nil }
        var attributeValues: [(name: String, value: String)] { [] }
        var parent: DeepElement? {
            counter.count += 1
            return depth == 0 ? nil : DeepElement(counter: counter, depth: depth - 1)
        }
    }

    /// Plain backtracking would try every choice of 40 among the 200 ancestors.
    @Test("A long chain of descendants visits each ancestor of a deep tree at most once for each compound")
    func backtrackingWork() throws {
        let counter = DeepElement.Counter()
        let selector = "svg" + String(repeating: " g", count: 40) + " path"
        let rule = try #require(Stylesheet.parse(selector + "{}").0.rules.first)
        var budget = MatchingBudget(.max)
        #expect(!rule.selectors.contains { $0.matches(DeepElement(counter: counter), &budget) })
        #expect(counter.count <= 201 * 41)
    }

    @Test(
        "Layer classes of symbol templates contain a colon",
        arguments: [
            (".multicolor-0:tintColor", "multicolor-0:tintColor"),
            (".hierarchical-12:primary", "hierarchical-12:primary"),
            (".monochrome-0", "monochrome-0"), (".multicolor-1:systemRedColor", "multicolor-1:systemRedColor"),
            (".multicolor-1\\:systemRedColor", "multicolor-1:systemRedColor")
        ])
    func layerClasses(selector: String, name: String) throws {
        #expect(try matches(selector, Element("path", class: "\(name) other")))
    }

    @Test(
        "Elsewhere a colon starts a pseudo-class",
        arguments: [".multicolor:first-child", ".multicolor-x:first-child", ".layer-0:first-child"])
    func pseudoClassAfterClass(selector: String) throws {
        #expect(try matches(selector, Element("path", class: "multicolor multicolor-x layer-0")))
    }

    @Test(
        "Escapes stand for characters that identifiers cannot contain",
        arguments: [
            (".a\\:b", "a:b"), (".\\31 0", "10"), (".\\000031x", "1x"), (".a\\.b", "a.b"), (".\\e9", "é"),
            (".é", "é"), (".\\é", "é"), (".--x", "--x")
        ])
    func escapes(selector: String, name: String) throws {
        #expect(try matches(selector, Element("path", class: name)))
    }

    @Test(
        "Specificity counts ids, then classes, attributes and pseudo-classes, then types",
        arguments: [
            ("*", Specificity(0, 0, 0)), ("g path", Specificity(0, 0, 2)),
            (".a[b]:first-child > c", Specificity(0, 3, 1)),
            ("#x #y.z", Specificity(2, 1, 0)),
            // Selectors 4 §17 gives these three.
            (":is(em, #foo)", Specificity(1, 0, 0)), (".qux:where(em, #foo#bar#baz)", Specificity(0, 1, 0)),
            (":not(em, strong#foo)", Specificity(1, 0, 1)),
            ("g:nth-child(2n+1):root", Specificity(0, 2, 1)), (":only-child", Specificity(0, 1, 0)),
            (":is()", Specificity(0, 0, 0))
        ])
    func specificity(selector: String, specificity: Specificity) throws {
        #expect(
            try #require(Stylesheet.parse(selector + "{}").0.rules.first).selectors.map(\.specificity) == [specificity])
    }

    @Test("Specificities are compared by their first difference")
    func specificityOrder() {
        #expect(Specificity(0, 9, 9) < Specificity(1, 0, 0))
        #expect(Specificity(0, 0, 9) < Specificity(0, 1, 0))
        #expect(Specificity(0, 1, 0) < Specificity(0, 1, 1))
    }
}
