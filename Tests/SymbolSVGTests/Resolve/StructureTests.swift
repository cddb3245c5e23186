import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import SymbolText
import Testing

@Suite struct StructureTests {
    @Test("Transforms of groups and shapes are multiplied, outermost first")
    func transforms() throws {
        let document = try read("<g transform='translate(10 0)'><path transform='scale(2)' d='M1 1L2 2'/></g>")
        #expect(document.paths == ["M12 2 14 4"])
    }

    @Test("A view box is fitted into width and height, centred by default")
    func viewBox() throws {
        let document = try read("<path d='M0 0L10 10'/>", "width='40' height='20' viewBox='0 0 10 10'")
        #expect(document.drawing.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(document.paths == ["M10 0 30 20"])
    }

    @Test(
        "preserveAspectRatio positions, slices or stretches",
        arguments: [
            ("xMinYMin", "M0 0 20 20"), ("xMaxYMid meet", "M20 0 40 20"), ("xMidYMin slice", "M0 0 40 40"),
            ("none", "M0 0 40 20"), ("defer xMinYMin", "M0 0 20 20")
        ])
    func aspect(value: String, path: String) throws {
        let document = try read(
            "<path d='M0 0L10 10'/>",
            "width='40' height='20' viewBox='0 0 10 10' preserveAspectRatio='\(value)'")
        #expect(document.paths == [path])
    }

    @Test(
        "A missing side keeps the view box's ratio, and without either side the view box is the size",
        arguments: [
            ("", 30.0, 20.0), ("style='width:15px'", 15, 10), ("width='9' style='width:60px;height:auto'", 60, 40),
            ("width='15'", 15, 10), ("height='40'", 60, 40), ("width='15' height='auto'", 15, 10),
            ("width='15' height='100%'", 15, 20), ("width='50%'", 15, 10)
        ])
    func sizes(sides: String, width: Double, height: Double) throws {
        let bounds = try read("", "viewBox='5 5 30 20' \(sides)").drawing.bounds
        #expect(bounds == Rect(x: 0, y: 0, width: width, height: height))
    }

    @Test("A view box whose ratio allows no size is reported", arguments: ["0 0 1e-300 1e300", "0 0 1e300 1e-300"])
    func unlikeSides(viewBox: String) throws {
        let error = #expect(throws: ReadError.self) { try read("", "width='5' viewBox='\(viewBox)'") }
        #expect(error?.message == "the ratio of the viewBox is too extreme to determine a size")
    }

    @Test(
        "Without a size and a view box the picture extends from the origin as far as it paints, including strokes",
        arguments: [
            ("<rect x='3' y='4' width='5' height='6'/>", Rect(x: 0, y: 0, width: 8, height: 10)),
            ("<circle cx='12' cy='12' r='10' stroke='red' stroke-width='2'/>", Rect(x: 0, y: 0, width: 23, height: 23)),
            ("<g transform='scale(2)'><path d='M-2 1H5' stroke='red'/></g>", Rect(x: -4, y: 0, width: 14, height: 3))
        ])
    func paintedSize(content: String, bounds: Rect) throws {
        #expect(try read(content, "").drawing.bounds == bounds)
    }

    @Test(
        "Without a size and a view box, symbols, inner pictures and percentages have 100 units to refer to",
        arguments: [
            ("<symbol id='s'><path d='M0 0H20V20H0Z'/></symbol><use href='#s' x='10' y='10'/>", 30.0, 30.0),
            ("<symbol id='s' viewBox='0 0 20 20'><path d='M0 0H20V20H0Z'/></symbol><use href='#s'/>", 100, 100),
            ("<svg x='10' y='10'><path d='M0 0H20V30H0Z'/></svg>", 30, 40),
            ("<rect width='50%' height='10%'/>", 50, 10),
            ("<path d='M0 5H50' stroke='red' stroke-width='10%'/>", 50, 10)
        ])
    func provisionalSize(content: String, width: Double, height: Double) throws {
        let document = try read(content, "")
        #expect(document.drawing.bounds == Rect(x: 0, y: 0, width: width, height: height))
        #expect(!document.paths.isEmpty && document.messages.isEmpty)
    }

    @Test(
        "The background shorthand has a colour, among other things",
        arguments: [
            ("red", ["#ff0000"]), ("no-repeat rgb(0 0 255) 50%", ["#0000ff"]), ("none", []), ("NONE", []),
            ("transparent", []), ("var(--ground) no-repeat", ["#ffff00"]), ("light-dark(red, blue)", ["#ff0000"])
        ])
    func background(value: String, expected: [String]) throws {
        let document = try read("", "viewBox='0 0 9 9' style='--ground: #ff0; background: \(value)'")
        #expect(document.shapes.filter { $0.fill?.paint != .color(.fixed(.clear)) }.count == expected.count)
        #expect(document.fills.prefix(expected.count) == expected[...])
        #expect(document.messages.isEmpty)
    }

    @Test("Of a background with an image, the colour is drawn, and the image is reported")
    func backgroundImage() throws {
        let document = try read("", "viewBox='0 0 9 9' style='background: url(a.png) red'")
        #expect(document.fills == ["#ff0000"])
        #expect(document.messages == ["background: url(a.png) red is not supported"])
    }

    @Test("What a shape contains, such as an animation, is reported")
    func animations() throws {
        let document = try read("<path d='M0 0H9V9'><title>A</title><animate attributeName='d'/></path>")
        #expect(document.messages == ["<animate> is not drawn"])
    }

    @Test("A background covers a picture that reaches as far as it paints")
    func backgroundWithoutSize() throws {
        let document = try read("<rect x='-2' y='3' width='5' height='6'/>", "style='background-color:red'")
        #expect(document.paths.first == "M-2 0H3V9H-2Z")
    }

    @Test(
        "A negative size of an inner picture counts as missing and is reported",
        arguments: [
            ("<svg width='-5' height='50'><path d='M1 1H2V2Z'/></svg>", "width is negative"),
            ("<svg height='-1%'><path d='M1 1H2V2Z'/></svg>", "height is negative"),
            ("<symbol id='s'><path d='M1 1H2V2Z'/></symbol><use href='#s' width='-5'/>", "width is negative")
        ])
    func negativeSize(content: String, message: String) throws {
        let document = try read(content)
        #expect(document.paths == ["M1 1H2V2Z"])
        #expect(document.messages == [message])
    }

    @Test("An inner picture of width zero is not drawn")
    func emptyInnerPicture() throws {
        let document = try read("<svg width='0' height='50'><path d='M1 1H2V2Z'/></svg>")
        #expect(document.paths.isEmpty)
    }

    @Test(
        "Lengths have units",
        arguments: [
            ("1in", 96.0), ("2.54cm", 96), ("25.4mm", 96), ("72pt", 96), ("6pc", 96), ("96px", 96), ("50%", 50),
            ("2em", 20)
        ])
    func units(text: String, width: Double) throws {
        let document = try read("<rect font-size='10' width='\(text)' height='1'/>")
        #expect(abs((document.shapes.first?.path.bounds?.width ?? 0) - width) < 1e-9)
    }

    @Test("use draws the element that it refers to, moved and with inherited style")
    func use() throws {
        let document = try read("<defs><path id='p' d='M0 0L1 0L1 1'/></defs><use href='#p' x='5' y='6' fill='red'/>")
        #expect(document.paths == ["M5 6H6V7"])
        #expect(document.fills == ["#ff0000"])
    }

    @Test("A symbol is fitted into the size that use gives, and clipped to it")
    func symbol() throws {
        let document = try read(
            """
            <symbol id='s' viewBox='0 0 10 10'><path d='M0 0L20 20'/></symbol><use href='#s' width='50' height='50'/>
            """)
        #expect(document.paths == ["M0 0 100 100"])
        #expect(
            document.drawing.nodes[0].group?.clips.first?.areas.first?.path.bounds
                == Rect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test(
        "A cyclic use draws nothing and is reported",
        arguments: [
            "<g id='a'><use href='#a'/></g>",
            "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"
        ])
    func cycles(content: String) throws {
        let document = try read(content)
        #expect(document.paths.isEmpty)
        #expect(document.messages.contains { $0.contains("leads back to itself") })
    }

    @Test("switch draws the first child whose conditions hold")
    func switched() throws {
        let document = try read(
            "<switch><path systemLanguage='de,enm' d='M1 1H2'/><path d='M3 3H4'/><path d='M5 5H6'/></switch>")
        #expect(document.paths == ["M3 3H4"])
    }

    @Test("switch draws what stands in for a foreignObject")
    func switchedForeignObject() throws {
        let document = try read("<switch><foreignObject/><path d='M3 3H4'/></switch>")
        #expect(document.paths == ["M3 3H4"] && document.messages.isEmpty)
        #expect(try read("<switch><foreignObject/></switch>").messages.contains { $0.contains("is not drawn") })
    }

    @Test("Hidden elements are not painted: display, visibility, zero opacity, definitions")
    func hidden() throws {
        let document = try read(
            """
            <path display='none' d='M0 0H1'/><g opacity='0'><path d='M1 0H2'/></g><defs><path d='M0 0H1'/></defs>
            <g visibility='hidden'><path d='M2 0H3'/><path visibility='visible' d='M9 9H10'/></g>
            """)
        let painted = document.shapes.filter { $0.fill != nil || $0.stroke != nil }
        #expect(painted.map { $0.path.svgData(decimals: 0) } == ["M9 9H10"])
    }

    /// SVG 2 §8.10: an element that is not rendered is left out; one with zero opacity is rendered.
    @Test("An element with zero opacity counts for the box of its parent, one that is not displayed does not")
    func boxOfHidden() throws {
        let document = try read(
            """
            <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='1' height='1'/></clipPath>
            <g clip-path='url(#c)'><path d='M10 10H20V20Z'/><g opacity='0'><path opacity='.5' d='M10 10H40V30Z'/></g>
            <path display='none' d='M0 0H99V99Z'/></g>
            """)
        #expect(
            document.drawing.nodes[0].group?.clips.first?.areas.first?.path.bounds
                == Rect(x: 10, y: 10, width: 30, height: 20))
    }

    @Test("An element that is not drawn is reported with its line", arguments: ["text", "foreignObject"])
    func notDrawn(name: String) throws {
        let document = try read("\n<\(name)/><path d='M0 0H9V9Z'/>")
        #expect(
            document.diagnostics == [
                Diagnostic(.unsupported, "<\(name)> is not drawn", at: SourcePosition(line: 2, column: 1))
            ])
    }

    @Test("Path data is drawn up to its error, whose position is reported")
    func pathError() throws {
        let document = try read("\n<path d='M1 1L2 2X'/>")
        #expect(document.paths == ["M1 1 2 2"])
        #expect(document.diagnostics.first?.position == SourcePosition(line: 2, column: 18))
    }

    @Test("Only svg can be the root")
    func root() {
        #expect(
            throws: ReadError(
                position: SourcePosition(line: 1, column: 1), message: "found root element <html>; expected <svg>")
        ) {
            try SVGDocument(parsing: Array("<html/>".utf8))
        }
    }

    @Test("A root element of another namespace is reported as such")
    func otherNamespace() {
        #expect(
            throws: ReadError(
                position: SourcePosition(line: 1, column: 1),
                message: "found root element <svg> of another namespace; expected \"http://www.w3.org/2000/svg\"")
        ) { try SVGDocument(parsing: Array("<svg xmlns='http://www.w3.org/2000/SVG'/>".utf8)) }
    }

    /// On a page of 48 × 24, whose centre is (24, 12), the 24 units of the view box lie from x = 12 to 36.
    @Test(
        "The outermost svg is transformed in pixels about the centre of its box, as CSS lays it out",
        arguments: [
            ("transform='scale(-1 1)'", "M36 0 12 24"), ("style='transform:rotate(90deg)'", "M36 0 12 24"),
            ("transform='translate(6)'", "M18 0 42 24"),
            ("transform='rotate(90)' transform-origin='0 0'", "M0 12-24 36"), ("transform='none'", "M12 0 36 24")
        ])
    func pageTransform(attributes: String, path: String) throws {
        let document = try read(
            "<path d='M0 0L24 24'/>", "width='48' height='24' viewBox='0 0 24 24' \(attributes)")
        #expect(document.paths == [path])
    }
}
