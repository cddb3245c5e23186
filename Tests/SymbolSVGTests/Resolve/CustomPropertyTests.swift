import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import Testing

/// CSS Custom Properties 1; Chromium gives the same results.
@Suite struct CustomPropertyTests {
    private static let path = "<path d='M0 0H9V9'"

    private func fill(_ content: String) throws -> String? {
        let document = try read(content)
        #expect(document.messages.isEmpty)
        return document.fills.last
    }

    @Test(
        "A reference stands for a declaration on the element or around it",
        arguments: [
            ("<g style='--a:red'>\(path) fill='var(--a)'/></g>", "#ff0000"),
            ("\(path) style='fill:var(--a);--a:red'/>", "#ff0000"),
            ("<style>:root{--a:red}</style>\(path) style='fill: VAR( --a )'/>", "#ff0000"),
            ("<style>path{--a:red}:root{--a:lime}</style>\(path) fill='var(--a)'/>", "#ff0000"),
            ("<g style='--a:red'><g style='--a:lime'>\(path) fill='var(--a)'/></g></g>", "#00ff00"),
            ("<g style='--a:red'>\(path) style='--A:lime;fill:var(--a)'/></g>", "#ff0000"),
            ("\(path) style='--r:255;fill:rgb(var(--r), 0, var(--b, 0))'/>", "#ff0000"),
            // A reference is resolved where it is declared, not where it is used.
            ("<g style='--b:red;--a:var(--b)'><g style='--b:lime'>\(path) fill='var(--a)'/></g></g>", "#ff0000"),
            ("<g style='--a:red'>\(path) style='--a:inherit;fill:var(--a)'/></g>", "#ff0000"),
            ("<g style='--a:;--b: '>\(path) style='fill:var(--a) red var(--b)'/></g>", "#ff0000")
        ])
    func references(content: String, expected: String) throws { #expect(try fill(content) == expected) }

    @Test(
        "Without a declaration the fallback counts, which may contain references",
        arguments: [
            ("var(--a, red)", "#ff0000"), ("var(--a,var(--b, red))", "#ff0000"), ("var(--a, currentColor)", "tint"),
            ("var(--loop, red)", "#ff0000"), ("var(--pool, red)", "#ff0000"), ("var(--in, red)", "#00ff00"),
            ("var(--gone, red)", "#ff0000"), ("var(--a, rgb(255, 0, 0))", "#ff0000")
        ])
    func fallback(value: String, expected: String) throws {
        let style = "--loop:var(--pool, blue);--pool:var(--loop);--gone:initial;--in:var(--loop, lime)"
        #expect(try fill("<g style='\(style)'>\(Self.path) fill='\(value)'/></g>") == expected)
    }

    @Test(
        "Without a fallback, the inherited value or the property's initial value counts",
        arguments: ["var(--a)", "var(--red)", "var(a)", "var()"])
    func undefined(value: String) throws {
        let style = "fill:red;fill:\(value);opacity:.5;opacity:\(value)"
        let document = try read("<g fill='lime' style='--red:9px'>\(Self.path) style='\(style)'/></g>")
        #expect(document.fills == ["#00ff00"])
        #expect(document.drawing.nodes.allSatisfy { $0.group == nil })
        #expect(document.messages.count == 2)
    }

    @Test("Lengths, geometry and display resolve references")
    func others() throws {
        let content = """
            <g style='--w:4px;--d:none'><rect style='width:var(--w);height:var(--h, 5px)' stroke='red' \
            stroke-width='var(--w)'/><path d='M0 0H1' style='display:var(--d)'/></g>
            """
        let document = try read(content)
        #expect(document.paths == ["M0 0H4V5H0Z"])
        #expect(document.shapes.first?.stroke?.style.width == 4)
    }

    @Test("Values that double and endless chains soon end without a value")
    func bombs() throws {
        let doubling = (1...40).map { "--a\($0):var(--a\($0 - 1))var(--a\($0 - 1))" }.joined(separator: ";")
        let chain = (1...9999).map { "--a\($0):var(--a\($0 - 1))" }.joined(separator: ";")
        let nested = String(repeating: "var(--x,", count: 9999)
        for style in ["--a0:red;\(doubling)", "--a0:red;\(chain)"] {
            let last = style.contains("--a9999") ? "--a9999" : "--a40"
            #expect(try fill("\(Self.path) style='\(style);fill:var(\(last), lime)'/>") == "#00ff00")
        }
        #expect(try read("\(Self.path) fill='\(nested)'/>").fills == ["#000000"])
    }

    @Test("A value that would have to be calculated is reported as such")
    func calculations() throws {
        let document = try read("\(Self.path) stroke='red' stroke-width='min(1px, 2px)'/>")
        #expect(document.messages == ["stroke-width: min(1px, 2px) cannot be calculated"])
    }

    /// The view box is 100 wide, and the font is 16 pixels high.
    @Test(
        "Lengths are calculated",
        arguments: [
            ("calc(100% - 20px)", 80), ("calc(2px * 3)", 6), ("CALC( 1pc / 4 + 2em )", 36),
            ("calc(10% + (5px - 1px) * 2)", 18), ("calc(calc(4px) - -2px)", 6), ("calc(.5 * (8 + 4))", 6),
            ("calc(50%)", 50), ("calc(3 * 25%)", 75)
        ])
    func lengths(text: String, width: Double) throws {
        for attribute in ["width='\(text)'", "style='width:\(text)'"] {
            let document = try read("<rect height='1' \(attribute)/>")
            #expect(document.messages.isEmpty)
            #expect(document.drawing.nodes.bounds(in: .identity)?.width == width)
        }
        let line = try read("<path d='M0 0H9' stroke='red' stroke-width='calc(1px*2)'/>")
        #expect(line.shapes[0].stroke?.style.width == 2)
    }

    @Test(
        "Lengths that cannot be calculated are reported, and count as missing",
        arguments: [
            "calc(1px+1px)", "calc(1px+ 1px)", "calc(1px * 1px)", "calc(1px / 0)", "calc(1 + 1px)", "calc(1em + 1%)",
            "calc(1px",
            "calc()", "calc(1px) 2px", "min(1px)", "calc(1foo)", "calc(\(String(repeating: "(", count: 99))"
        ])
    func notLengths(text: String) throws {
        let document = try read("<path d='M0 0H9' stroke='red' style='stroke-width:\(text)'/>")
        #expect(document.messages.count == 1)
        #expect(document.shapes[0].stroke?.style.width == 1)
    }
}
