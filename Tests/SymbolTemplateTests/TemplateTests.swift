import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolTemplate
import SymbolText
import Testing

@Suite struct TemplateTests {
    /// A small page: cap height 50, so that a page unit is 70.459/50 glyph units.
    func page(
        _ groups: String, margins: String = "", style: String = "",
        notes: String = "<text id='template-version'>Template v.6.0</text>"
    ) -> [UInt8] {
        Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg">
            <style>\(style)</style>
            \(notes)
            <g id="Guides">
            <path id="Baseline-S" d="M0 100h500"/><path id="Capline-S" d="M0 50h500"/>\(margins)
            </g>
            <g id="Symbols">\(groups)</g>
            </svg>
            """.utf8)
    }

    func artwork(_ bytes: [UInt8]) throws -> TemplateArtwork {
        guard case .template(let artwork) = try SymbolDocument(parsing: bytes, name: "x").symbol.artwork else {
            Issue.record("not read as a template")
            throw CancellationError()
        }
        return artwork
    }

    static let margins =
        #"<line id="left-margin-Regular-S" x1="10" x2="10" y1="0" y2="9"/>"#
        + #"<line id="right-margin-Regular-S" x1="60" x2="60" y1="0" y2="9"/>"#

    let square = #"<path d="M20 60H50V100H20Z"/>"#
    let unit = 70.459 / 50

    @Test("The page's guides, not fixed numbers, determine the glyph's size and position")
    func normalised() throws {
        let read = try artwork(page("<g id='Regular-S'>\(square)</g>", margins: Self.margins))
        let variant = try #require(read.variants[Cell(.regular, .small)])
        #expect(abs(variant.advance - 50 * unit) < 1e-9)
        #expect(abs(variant.inkBounds.minX - 10 * unit) < 1e-9)
        #expect(abs(variant.inkBounds.minY + 40 * unit) < 1e-9)
        #expect(abs(variant.inkBounds.maxY) < 1e-9)
    }

    @Test("Transforms are accumulated over groups at any depth")
    func nested() throws {
        let moved =
            """
            <g transform='translate(100 0)'><g transform='scale(2)'><g id='Regular-S' transform='translate(-50 -50)'>\
            <g>\(square)</g></g></g></g>
            """
        let read = try artwork(page(moved, margins: Self.margins))
        // x: 2·(20 − 50) + 100 = 40 on the page, 30 right of the margin.
        #expect(abs((read.variants[Cell(.regular, .small)]?.inkBounds.minX ?? 0) - 30 * unit) < 1e-9)
    }

    @Test(
        "A guide is moved by transforms on itself or around it, in attributes or styles",
        arguments: [
            "<g transform='translate(5 0)'>\(TemplateTests.margins)</g>",
            "<g style='Transform: translate(5px)'>\(TemplateTests.margins)</g>",
            "<g style='fill:none;\\74ransform:translate(5px)'>\(TemplateTests.margins)</g>",
            TemplateTests.margins.replacing("<line ", with: "<line style='stroke:#f00;transform:translate(5px)' ")
        ])
    func movedGuide(_ margins: String) throws {
        let read = try artwork(page("<g id='Regular-S'>\(square)</g>", margins: margins))
        // The square begins at 20, the margin at 15.
        #expect(abs((read.variants[Cell(.regular, .small)]?.inkBounds.minX ?? 0) - 5 * unit) < 1e-9)
    }

    @Test("Guides are recognised by their whole names, in upper or lower case")
    func guideNames() throws {
        let shouted = Self.margins.replacing("left-margin-Regular-S", with: "LEFT-Margin-regular-s")
        let read = try artwork(page("<g id='Regular-S'>\(square)</g>", margins: shouted))
        #expect(read.variants[Cell(.regular, .small)]?.hasOwnMargins == true)
        let longer = Self.margins.replacing("left-margin-Regular-S", with: "left-margin-Regular-Small")
        let other = try artwork(page("<g id='Regular-S'>\(square)</g>", margins: longer))
        #expect(other.variants[Cell(.regular, .small)]?.hasOwnMargins == false)
    }

    @Test("A file in which no cell can be read cannot be read")
    func cyclicUse() {
        let error = #expect(throws: ReadError.self) {
            try artwork(page("<g id='Regular-S'><g id='a'>\(square)<use href='#a'/></g></g>", margins: Self.margins))
        }
        #expect(error?.message.contains("leads back to itself") == true)
    }

    @Test("Numbers of missing subpaths are reported")
    func missingSubpaths() throws {
        let diagnostics = try SymbolDocument(
            parsing: page(
                "<g id='Regular-S'>\(square)</g><g id='LayerTree'><g class='monochrome-0'/></g>", margins: Self.margins,
                style: ".monochrome-0 {-sfsymbols-indices:0 1}"), name: "a"
        ).diagnostics
        #expect(
            diagnostics.map(\.message) == [
                "-sfsymbols-indices of .monochrome-0 is \"0 1\"; "
                    + "expected numbers below 1, the number of subpaths"
            ])
    }

    @Test("The version is read through spans and white space")
    func version() throws {
        let note = "<text id='template-version'><tspan>Te</tspan><tspan>mplate v.3</tspan>.0</text>"
        #expect(
            try artwork(page("<g id='Regular-S'>\(square)</g>", margins: Self.margins, notes: note)).version
                == TemplateVersion(major: 3, minor: 0))
    }

    /// The side bearings of a single pair, here 10 and 10 page units, apply to the outlines of the other cells.
    @Test("A cell without margins takes over the side bearings of one that has them")
    func fallbackMargins() throws {
        let wide = "<g id='Black-S'><path d='M200 60H280V100H200Z'/></g>"
        let read = try artwork(page("<g id='Regular-S'>\(square)</g>" + wide, margins: Self.margins))
        #expect(abs((read.variants[Cell(.black, .small)]?.advance ?? 0) - 100 * unit) < 1e-9)
    }

    /// Side bearings of 10 and 10 page units at the small scale are 1.647 times as large at the large one.
    @Test(
        "A cell without margins takes over side bearings at its own scale, from one cell or between three",
        arguments: [["Regular"], ["Ultralight", "Regular", "Black"]])
    func scaledMargins(weights: [String]) throws {
        let groups = weights.map { "<g id='\($0)-S'>\(square)</g>" }.joined()
        let own = weights.map { Self.margins.replacing("Regular", with: $0) }.joined()
        let guides = "<path id='Baseline-L' d='M0 300h500'/><path id='Capline-L' d='M0 250h500'/>"
        let large = "<g id='Regular-L'><path d='M200 260H280V300H200Z'/></g>"
        let variant = try #require(
            try artwork(page(groups + large, margins: own + guides)).variants[Cell(.regular, .large)])
        #expect(abs(variant.inkBounds.minX - 16.47 * unit) < 1e-9)
        #expect(abs(variant.advance - (80 + 2 * 16.47) * unit) < 1e-9)
    }

    @Test("Layers come from classes, their order from the index")
    func layers() throws {
        let paths = "<path class='monochrome-1' d='M20 60H50V100Z'/><path class='monochrome-0' d='M20 60H50V100Z'/>"
        let style = ".monochrome-1 {-sfsymbols-clear-behind:true;opacity:0.0}"
        let layers = try artwork(page("<g id='Regular-S'>\(paths)</g>", margins: Self.margins, style: style)).layers[
            .monochrome]
        #expect(
            layers == [
                Layer(index: 0, parts: [.init(.draw, .shapes([1]))]),
                Layer(index: 1, parts: [.init(.draw, .shapes([0]))], opacity: 0, clearsBehind: true)
            ])
    }

    @Test("Classes with the same index are layers in document order, whatever their names")
    func layersOfOneIndex() throws {
        let paths =
            "<path class='hierarchical-0:secondary' d='M20 60H50V100Z'/>"
            + "<path class='hierarchical-0:primary' d='M20 60H50V100Z'/>"
        let read = try artwork(page("<g id='Regular-S'>\(paths)</g>", margins: Self.margins))
        #expect(read.layers[.hierarchical]?.map(\.role) == [.level(.secondary), .level(.primary)])
    }

    @Test("Layers are those of the first group that has any; differing classes in another group are reported")
    func layersOfGroups() throws {
        let plain = "<g id='Ultralight-S'>\(square)</g>"
        let layered = "<g id='Regular-S'><path class='monochrome-0' d='M20 60H50V100Z'/></g>"
        let document = try SymbolDocument(parsing: page(plain + layered, margins: Self.margins), name: "a")
        guard case .template(let read) = document.symbol.artwork else { return #expect(Bool(false)) }
        #expect(read.layers[.monochrome]?.count == 1)
        #expect(
            document.diagnostics.map(\.message) == [
                "the classes of the paths in Ultralight-S differ from those in Regular-S, "
                    + "whose layers apply to all weights"
            ])
    }

    @Test("A group that is drawn in another's column is reported")
    func strayGroup() throws {
        let stray = "<g id='Regular-S'><path d='M1020 60H1080V100Z'/></g>"
        let document = try SymbolDocument(parsing: page(stray, margins: Self.margins), name: "a")
        #expect(
            document.diagnostics.map(\.message) == [
                "the outlines of Regular-S lie outside its margins"
            ])
    }

    @Test("A hidden outline takes up space and is not painted")
    func hidden() throws {
        let read = try artwork(
            page("<g id='Regular-S'><rect width='60' height='100' opacity='0'/>\(square)</g>", margins: Self.margins))
        #expect(read.variants[Cell(.regular, .small)]?.shapes.map(\.isPainted) == [false, true])
    }

    @Test("Outlines that are only stroked are not painted, and the message says what to do")
    func strokedOnly() throws {
        let stroked = "<path d='M20 60H50V100' fill='none' stroke='red'/>"
        let document = try SymbolDocument(
            parsing: page("<g id='Regular-S'>\(square)\(stroked)</g>", margins: Self.margins), name: "a")
        let read = try artwork(page("<g id='Regular-S'>\(square)\(stroked)</g>", margins: Self.margins))
        #expect(read.variants[Cell(.regular, .small)]?.shapes.map(\.isPainted) == [true, false])
        #expect(document.diagnostics.map(\.message).contains { $0.contains("outline its strokes first") })
    }

    /// The rule of `SFSymbolsPreviewWireframe`, which the app writes from version 5 on.
    @Test(
        "Outlines whose class for the app's preview was renamed or written into them are filled, and noted once",
        arguments: [
            ("", "style='fill:none;opacity:1.0;stroke:black;stroke-width:0.5'"),
            ("", "fill='none' stroke='#000' stroke-width='.5px'"), ("", "fill='none' stroke='#000' stroke-width='.2'"),
            (".cls-1{fill:none;stroke:rgb(0,0,0);stroke-width:0.5}", "class='cls-1'")
        ])
    func preview(style: String, attributes: String) throws {
        let paths = String(repeating: "<path d='M20 60H50V100Z' \(attributes)/>", count: 2)
        let document = try SymbolDocument(
            parsing: page("<g id='Regular-S'>\(paths)</g>", margins: Self.margins, style: style), name: "a")
        guard case .template(let read) = document.symbol.artwork else { throw CancellationError() }
        #expect(read.variants[Cell(.regular, .small)]?.shapes.map(\.isPainted) == [true, true])
        #expect(document.diagnostics.map(\.severity) == [.note])
        #expect(document.diagnostics.first?.position == SourcePosition(line: 7, column: 35))
    }

    @Test("A drawing that is only stroked is reported to paint nothing")
    func nothingFilled() throws {
        let text = "<g id='Regular-S'><path d='M20 60H50V100Z' fill='none' stroke='black' stroke-width='4'/></g>"
        let diagnostics = try SymbolDocument(parsing: page(text, margins: Self.margins), name: "a").diagnostics
        #expect(diagnostics.map(\.message).contains { $0.hasPrefix("every outline of Regular-S is hidden or with") })
        #expect(diagnostics.count == 2)
    }

    @Test(
        "A drawing in which nothing is painted is reported",
        arguments: [
            ("", "fill='none'", true), ("fill='none'", "", true), ("display='none'", "", true),
            ("opacity='0'", "", true), ("", "", false), ("", "fill='transparent'", false)
        ])
    func nothingPainted(group: String, path: String, isReported: Bool) throws {
        let text = "<g id='Regular-S' \(group)><path d='M20 60H50V100Z' \(path)/></g>"
        let diagnostics = try SymbolDocument(parsing: page(text, margins: Self.margins), name: "a").diagnostics
        let message = "every outline of Regular-S is hidden or without a fill; expected one that is filled"
        #expect(diagnostics.map(\.message) == (isReported ? [message] : []))
        #expect(diagnostics.allSatisfy { $0.position?.line == 7 })
    }

    @Test(
        "A drawing whose outlines enclose nothing is reported",
        arguments: [("M20 60H50Z", true), ("M20 60Z", true), ("M20 60H50V61Z", false)])
    func nothingEnclosed(path: String, isReported: Bool) throws {
        let text = "<g id='Regular-S'><path d='\(path)'/></g>"
        let diagnostics = try SymbolDocument(parsing: page(text, margins: Self.margins), name: "a").diagnostics
        let message = "the outlines of Regular-S enclose nothing, so that it shows nothing"
        #expect(diagnostics.map(\.message) == (isReported ? [message] : []))
    }

    /// Some generators write a cell's margins into its group.
    @Test("Margins in a cell's group are not outlines")
    func marginsInGroup() throws {
        let read = try artwork(page("<g id='Regular-S'>\(square)\(Self.margins)</g>"))
        #expect(read.variants[Cell(.regular, .small)]?.shapes.count == 1)
    }

    @Test("Invalid numbers count as missing", arguments: ["nan", "inf", "1e999", "half"])
    func notNumbers(text: String) throws {
        let style = ".monochrome-0 {-sfsymbols-variable-threshold:\(text);-sfsymbols-motion-group:99999999999}"
        let shape = "<path class='monochrome-0' d='M20 60H50V100Z'/>"
        let layers = try artwork(page("<g id='Regular-S'>\(shape)</g>", margins: Self.margins, style: style)).layers
        #expect(layers[.monochrome]?.first?.traits.variableThreshold == nil)
        #expect(layers[.monochrome]?.first?.traits.motionGroup == nil)
    }

    @Test("A page of guides whose groups have other names is drawn as an icon, which is reported")
    func unrecognized() throws {
        let text = page("<g id='Regular_S'>\(square)</g>", margins: Self.margins)
        // Illustrator appends a number to all ids.
        let numbered = ["-S", "-S1", "-S_1_", "-S_12_"].map { id in
            String(decoding: text, as: UTF8.self).replacing("line-S\"", with: "line\(id)\"")
        }
        for text in numbered.map({ [UInt8]($0.utf8) }) {
            let message = try #require(try SymbolDocument(parsing: text, name: "a").diagnostics.first?.message)
            #expect(message.contains("expected a group such as <g id=\"Regular-M\">"))
        }
    }

    @Test(
        "Margins that do not form a pair are reported",
        arguments: [
            (
                "<path id='left-margin-Regular-S' d='M90 0V9'/><path id='right-margin-Regular-S' d='M10 0V9'/>",
                "is not left of"
            ),
            ("<path id='left-margin-Regular-S' d='M10 0V9'/>", "has no right-margin-Regular-S beside it")
        ])
    func brokenMargins(margins: String, message: String) throws {
        let document = try SymbolDocument(parsing: page("<g id='Regular-S'>\(square)</g>", margins: margins), name: "a")
        #expect(document.diagnostics.contains { $0.message.contains(message) })
    }

    /// Inside both squares, both clockwise, and in the middle of a five-pointed star the path winds twice.
    @Test(
        "An ignored even-odd rule is reported where it makes holes",
        arguments: [
            ("M20 60H50V100H20ZM30 70H40V90H30Z", true), ("M20 60H50V100H20ZM30 70V90H40V70Z", false),
            ("M20 60V100H50V60Z", false), ("M20 60H30V70H20ZM40 60H50V70H40Z", false),
            ("M35 60L45 95L20 72H50L25 95Z", true), ("M20 60H50V100H20ZM20 60H50V100H20Z", true)
        ])
    func evenOdd(path: String, isReported: Bool) throws {
        let text = "<g id='Regular-S'><path fill-rule='evenodd' d='\(path)'/></g>"
        let diagnostics = try SymbolDocument(parsing: page(text, margins: Self.margins), name: "a").diagnostics
        #expect(
            diagnostics.map(\.message)
                == (isReported ? ["fill-rule evenodd is ignored: templates are filled by the nonzero rule"] : []))
    }

    @Test("Style rules for an appearance are reported: a template's colours adapt by their names")
    func appearance() throws {
        let sheet = "<style>path{fill:red}@media (prefers-color-scheme:dark){path{display:none}}</style>"
        let document = try SymbolDocument(
            parsing: page("\(sheet)<g id='Regular-S'>\(square)</g>", margins: Self.margins), name: "a")
        #expect(
            document.diagnostics.map(\.message) == [
                "style: rules for the dark appearance are left out: the colours of a template's layers adapt by "
                    + "themselves"
            ])
    }

    @Test("Elements without outlines are reported", arguments: ["text", "image"])
    func notOutlines(name: String) throws {
        let document = try SymbolDocument(
            parsing: page("<g id='Regular-S'>\(square)<\(name)/></g>", margins: Self.margins), name: "a")
        #expect(document.diagnostics.map(\.message) == ["<\(name)> is left out: templates are filled outlines"])
    }
}
