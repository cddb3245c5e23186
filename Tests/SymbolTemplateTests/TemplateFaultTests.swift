import SymbolGeometry
import SymbolModel
import SymbolTemplate
import SymbolText
import Testing

/// A page with Regular-S, a square, and additional groups.
private func page(
    _ groups: String, guides: String = "", regular: String = "<g id='Regular-S'>\(square)</g>",
    version: String = "<text id='template-version'>Template v.6.0</text>"
) -> [UInt8] {
    Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg">\(version)<g id="Guides">
        <path id="Baseline-S" d="M0 100h500"/><path id="Capline-S" d="M0 50h500"/>
        <path id="left-margin-Regular-S" d="M10 0v9"/><path id="right-margin-Regular-S" d="M60 0v9"/>\(guides)
        </g>\(regular)
        \(groups)
        </svg>
        """.utf8)
}

private let square = "<path d='M20 60H50V100H20Z'/>"

private func read(_ bytes: [UInt8]) throws -> (artwork: TemplateArtwork, diagnostics: [Diagnostic]) {
    let document = try SymbolDocument(parsing: bytes, name: "a")
    guard case .template(let artwork) = document.symbol.artwork else {
        Issue.record("not read as a template")
        throw CancellationError()
    }
    return (artwork, document.diagnostics)
}

private let regular = Cell(.regular, .small)

/// A fault in one part of a template does not affect the others.
@Suite struct TemplateFaultTests {
    @Test(
        "A cell that cannot be read is reported with its position, and the others are read",
        arguments: [
            ("<g id='Black-S'><path d='M20 60H50V'/></g>", "path data: ", 36),
            ("<g id='Black-S'><rect width='1x' height='9'/></g>", "width is \"1x\"; expected a length", 30),
            ("<g id='Black-S'><use href='#none'/></g>", "<use> does not refer to an element of this file", 17),
            ("<g id='Black-S' transform='scale(1e300)'><path d='M1e30 0H9V9'/></g>", "coordinates are out of", 42),
            ("<g id='Black-L'>\(square)</g>", "group Black-L has no guides; expected Baseline-L", 1),
            (
                "<g id='Black-S-2'>\(square)</g><g id='Black-S_1_'>\(square)</g>",
                "the ids \"Black-S-2\" and \"Black-S_1_\" may", 52
            )
        ])
    func faultyCell(group: String, message: String, column: Int) throws {
        let (artwork, diagnostics) = try read(page(group))
        #expect(artwork.cells == [regular])
        #expect(artwork.faults.count == 1 && artwork.faults.values.first == diagnostics.first)
        #expect(diagnostics.count == 1 && diagnostics[0].message.hasPrefix(message))
        #expect(
            diagnostics[0].message.hasSuffix("; \(group.contains("Black-L") ? "Black-L" : "Black-S") cannot be read"))
        #expect(diagnostics[0].position == SourcePosition(line: 5, column: column))
    }

    @Test(
        "A drawing beside the variants whose id is nearly a cell's is reported with that cell",
        arguments: [
            ("Blak-S", "Black-S"), ("BlackS", "Black-S"), ("semibold.m", "Semibold-M"), ("Black-X", "Black-L")
        ])
    func slips(id: String, cell: String) throws {
        let (artwork, diagnostics) = try read(page("<g id='\(id)'>\(square)</g>"))
        #expect(artwork.cells == [regular])
        #expect(
            diagnostics.map(\.message) == [
                "the id \"\(id)\" does not name a variant, so its drawing is left out; did you mean \(cell)?"
            ])
        #expect(diagnostics.first?.position == SourcePosition(line: 5, column: 1))
    }

    @Test(
        "Other elements beside the variants, and elsewhere in the file, are not reported",
        arguments: [
            "<g id='H-reference'>\(square)</g>", "<g id='Layer'>\(square)</g>", "<g id='Black'>\(square)</g>",
            "<g><g id='Blak-S'>\(square)</g></g>"
        ])
    func noSlips(group: String) throws { #expect(try read(page(group)).diagnostics.isEmpty) }

    @Test(
        "A template without a version is reported, and read",
        arguments: [
            ("", "expected a text such as", 1),
            ("<text id='template-version'>Template</text>", "expected a text such as", 41),
            ("<g id='template-version'> <path d='M0 0H9'/></g>", "the text with the id \"template-version\" has", 41)
        ])
    func noVersion(text: String, message: String, column: Int) throws {
        let (artwork, diagnostics) = try read(page("", version: text))
        #expect(artwork.cells == [regular] && artwork.version == nil)
        #expect(diagnostics.count == 1 && diagnostics[0].message.hasPrefix("found no version; \(message)"))
        #expect(diagnostics[0].message.hasSuffix("and Xcode reads it by the rules of version 1"))
        #expect(diagnostics.first?.position == SourcePosition(line: 1, column: column))
    }

    @Test("Guides that cannot be read are reported, and the cells that need them are left out")
    func faultyGuide() throws {
        let lines = "<line id='Baseline-L' y1='x' y2='9'/><path id='Capline-L' d='M0 5h9'/>"
        let (artwork, diagnostics) = try read(page("<g id='Black-L'>\(square)</g>", guides: lines))
        #expect(artwork.cells == [regular] && artwork.faults.keys.map(\.self) == [Cell(.black, .large)])
        #expect(
            diagnostics.map(\.message) == [
                "y1 is \"x\"; expected a length; Baseline-L is left out",
                "y1 is \"x\"; expected a length; Black-L cannot be read"
            ])
        let margin = "<line id='left-margin-Black-S' x1='x'/><line id='right-margin-Black-S' x1='9'/>"
        let (other, words) = try read(page("<g id='Black-S'>\(square)</g>", guides: margin))
        #expect(other.cells.count == 2 && other.faults.isEmpty)
        #expect(words.first?.message == "x1 is \"x\"; expected a length; left-margin-Black-S is left out")
    }

    @Test("A missing guide line is reported with an id that is nearly its own")
    func misspeltGuide() throws {
        let group = "<g id='Black-L'>\(square)</g>"
        let misspelt = "<path id='Baseline-L' d='M0 9h9'/><path id='Cap-line-L' d='M0 5h9'/>"
        #expect(
            try read(page(group, guides: misspelt)).diagnostics.map(\.message) == [
                "group Black-L has no guides; expected Baseline-L below Capline-L; \"Cap-line-L\" is nearly "
                    + "Capline-L; Black-L cannot be read"
            ])
    }

    @Test("Margins of a cell that is not drawn are not said to be absent")
    func marginsOfOther() throws {
        let text = String(decoding: page(""), as: UTF8.self).replacing("margin-Regular-S", with: "margin-Regular-M")
        #expect(
            try read(Array(text.utf8)).diagnostics.map(\.message) == [
                "Regular-S has no margins and no drawn cell has any: its advance is the width of its outlines"
            ])
    }

    @Test("A malformed transform around cells or guides is reported once", arguments: ["<g id='Black-S' ", "<g><g "])
    func transform(tag: String) throws {
        let closing = tag.hasPrefix("<g><g") ? "</g>" : ""
        let diagnostics = try read(page("\(tag)transform='translate(1'>\(square)</g>\(closing)")).diagnostics
        #expect(diagnostics.map(\.message).filter { $0.hasPrefix("transform: ") }.count == (closing.isEmpty ? 1 : 0))
        let lines = "<g transform='move(1)'><path id='Baseline-M' d='M0 9h9'/><path id='Capline-M' d='M0 5h9'/></g>"
        #expect(
            try read(page("", guides: lines)).diagnostics.map(\.message) == [
                "transform: \"move(1)\" is not a valid value"
            ])
    }

    @Test("A second group of a cell is reported, but not one within the first")
    func secondGroup() throws {
        let diagnostics = try read(page("<g id='Regular-S'>\(square)</g>")).diagnostics
        #expect(diagnostics.map(\.message) == ["a second Regular-S is left out"])
        #expect(diagnostics[0].position == SourcePosition(line: 5, column: 1))
        let nested = try read(page("", regular: "<g id='Regular-S'><g id='Regular-S'>\(square)</g></g>"))
        #expect(nested.diagnostics.isEmpty && nested.artwork.variants[regular]?.shapes.count == 1)
    }

    /// The changes are those of Illustrator, Affinity and Figma.
    @Test(
        "Ids that drawing programs have changed are read, and reported once",
        arguments: ["Regular-S_1_", "Regular-S_12_", "Regular-S-2", "Regular-S1", "Regular-S_2", "Regular_x2D_S"])
    func changedID(id: String) throws {
        let changed = String(decoding: page("<g id='\(id)'>\(square)</g>", regular: ""), as: UTF8.self)
            .replacing("\"Baseline-S\"", with: "\"Baseline_x2D_S_3_\"")
        let (artwork, diagnostics) = try read(Array(changed.utf8))
        #expect(artwork.cells == [regular])
        #expect(
            diagnostics.map(\.message) == [
                "the id \"Baseline_x2D_S_3_\" is read as \"Baseline-S\", and one other id likewise"
            ])
    }

    @Test(
        "Labels of Inkscape and names kept by Affinity count as names of variants",
        arguments: [
            ("inkscape:label", "http://www.inkscape.org/namespaces/inkscape"), ("serif:id", "http://www.serif.com/")
        ])
    func foreignName(attribute: String, namespace: String) throws {
        let prefix = attribute.prefix { $0 != ":" }
        let group = "<g id='g5' xmlns:\(prefix)='\(namespace)' \(attribute)='Black-S'>\(square)</g>"
        let (artwork, diagnostics) = try read(page(group))
        #expect(artwork.cells == [regular, Cell(.black, .small)])
        #expect(diagnostics.map(\.message) == ["the id \"g5\" is read as \"Black-S\""])
    }

    @Test("A name that a program kept beside a changed id counts, and the correct id counts before any other")
    func keptName() throws {
        let kept = try read(page("<g id='b' data-name='Black-S'>\(square)</g><g id='Black-S1'/>"))
        #expect(kept.artwork.cells == [regular, Cell(.black, .small)])
        #expect(kept.diagnostics.first?.message == "the id \"b\" is read as \"Black-S\"")
        let right = try read(page("<g id='Regular-S_1_'><path d='M0 0H9V9'/></g>"))
        #expect(right.diagnostics.isEmpty && right.artwork.variants[regular]?.shapes.count == 1)
    }

    /// Programs flatten groups with a single path.
    @Test("A cell may be a shape")
    func shape() throws {
        let artwork = try read(page("", regular: "<path id='Regular-S' d='M20 60H50V100H20Z'/>")).artwork
        #expect(artwork.variants[regular]?.inkBounds.width.rounded() == 42)  // 30 × 70.459/50
    }

    @Test(
        "Features of a cell that outlines cannot represent are reported with their position",
        arguments: [
            ("<clipPath id='c'><circle r='9'/></clipPath>", "clip-path='url(#c)'", "the clip-path is left out, so"),
            ("<mask id='c'><circle r='9'/></mask>", "mask='url(#c)'", "the mask is left out, so what it hides"),
            ("<filter id='c'/>", "filter='url(#c)'", "the filter is left out"),
            ("<linearGradient id='c'/>", "fill='url(#c)'", "the gradient is left out"),
            ("<pattern id='c'><circle r='9'/></pattern>", "fill='url(#c)'", "the pattern is left out, so the whole"),
            ("", "opacity='.5'", "the opacity is left out"), ("", "fill-opacity='.5'", "the opacity is left out")
        ])
    func losses(definition: String, attribute: String, message: String) throws {
        let group = "<g id='Regular-S'><path \(attribute) d='M20 60H50V100H20Z'/></g>"
        let (artwork, diagnostics) = try read(page(definition, regular: group))
        #expect(artwork.variants[regular]?.shapes.map(\.isPainted) == [true])
        #expect(diagnostics.count == 1 && diagnostics[0].message.hasPrefix(message))
        #expect(diagnostics[0].message.hasSuffix(": templates are filled outlines"))
        #expect(diagnostics[0].position == SourcePosition(line: 4, column: 23))
    }

    @Test(
        "Features around the cells that outlines cannot represent are reported once",
        arguments: [
            ("clip-path='url(#c)'", "the clip-path is left out, so"), ("mask='url(#m)'", "the mask is left out, so"),
            ("filter='blur(1px)'", "the filter is left out"), ("opacity='.5'", "the opacity is left out")
        ])
    func lossesAround(attribute: String, message: String) throws {
        let definitions = "<clipPath id='c'><circle r='9'/></clipPath><mask id='m'><circle r='9'/></mask>"
        let cells = "<g id='Regular-S'>\(square)</g><g id='Black-S'>\(square)</g>"
        let diagnostics = try read(page(definitions, regular: "<g><g \(attribute)>\(cells)</g></g>")).diagnostics
        #expect(diagnostics.count == 1 && diagnostics[0].message.hasPrefix(message))
        #expect(diagnostics[0].position == SourcePosition(line: 4, column: 8))
    }

    @Test("A clip path around the whole page changes nothing and is not reported")
    func pageClip() throws {
        let text = String(
            decoding: page(
                "<clipPath id='c'><rect width='500' height='200'/></clipPath>",
                regular: "<g clip-path='url(#c)'><g id='Regular-S'>\(square)</g></g>"), as: UTF8.self)
        let sized = text.replacing("<svg ", with: "<svg viewBox='0 0 500 200' ")
        #expect(try read(Array(sized.utf8)).diagnostics.isEmpty)
    }

    @Test("The fault of an outline is reported though a page-wide clip path is measured after it")
    func faultBesideClip() throws {
        let outlines = "<path d='M20 60H50V'/><path clip-path='url(#c)' d='M20 60H50V100H20Z'/>"
        let group = "<g id='Black-S'>\(outlines)</g>"
        let text = String(
            decoding: page("<clipPath id='c'><rect width='500' height='200'/></clipPath>\(group)"), as: UTF8.self)
        let sized = text.replacing("<svg ", with: "<svg viewBox='0 0 500 200' ")
        #expect(try read(Array(sized.utf8)).artwork.faults.keys.map(\.self) == [Cell(.black, .small)])
    }

    /// Illustrator writes the paint of the elements it saves, including hidden boxes, as classes.
    @Test("Classes hide outlines, but layer classes do not")
    func classes() throws {
        let style = "<style>.st0{fill:none}.monochrome-0{fill:none;opacity:0}.b{display:none}</style>"
        let group = """
            <g id='Regular-S'><rect class='st0' width='60' height='100'/><path class='b' d='M20 60H50V100H20Z'/>\
            <path class='monochrome-0' d='M20 60H50V100H20Z'/></g>
            """
        let artwork = try read(page(style, regular: group)).artwork
        #expect(artwork.variants[regular]?.shapes.map(\.isPainted) == [false, false, true])
    }

    /// For a line the middle is the best guess; a rectangle covers a side bearing.
    @Test("A slanted margin counts at its midpoint, which is reported; a rectangle counts at its outer edge")
    func slanted() throws {
        let group = "<g id='Black-S'>\(square)</g>"
        let right = "<path id='right-margin-Black-S' d='M58 0v9'/>"
        let slanted = "<path id='left-margin-Black-S' d='M10 0l4 9'/>"
        let line = try read(page(group, guides: slanted + right))
        // 58 − 12 on a page whose capitals are 50 high.
        #expect(abs((line.artwork.variants[Cell(.black, .small)]?.advance ?? 0) / 70.459 * 50 - 46) < 1e-9)
        #expect(line.diagnostics.map(\.message) == ["left-margin-Black-S is slanted; its midpoint is used"])
        let area = try read(page(group, guides: "<rect id='left-margin-Black-S' x='10' width='4' height='9'/>" + right))
        #expect(abs((area.artwork.variants[Cell(.black, .small)]?.advance ?? 0) / 70.459 * 50 - 48) < 1e-9)
        #expect(area.diagnostics.isEmpty)
    }
}
