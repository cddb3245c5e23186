import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import SymbolText
import TestSupport
import Testing

/// Outlines match the shapes that the picture draws.
@Suite struct OutlineReaderTests {
    private func outlines(
        _ content: String, of subject: OutlineReader.Subject = .picture
    ) throws -> (found: [OutlineReader.Outline], notes: [String]) {
        let tree = try XMLTree(parsing: Array(svg(content, "viewBox='0 0 100 100'").utf8))
        var reader = OutlineReader(tree, of: subject)
        let found = try reader.outlines(of: tree.root)
        return (found, reader.diagnostics.map(\.message))
    }

    @Test("Of a shape and a gradient with one id, each reference finds the one that it can use")
    func sharedID() throws {
        let gradient = "<linearGradient id='a'><stop stop-color='#e00'/></linearGradient>"
        let content = "<path id='a' d='M0 0H9V9'/>\(gradient)<path fill='url(#a)' d='M0 0H5V5'/><use href='#a' x='1'/>"
        let read = try outlines(content)
        #expect(try read.found[1].colors.fill == .fixed(Color(css: "#e00")))
        #expect(read.found[2].path.svgData(decimals: 3) == "M1 0H10V9")
    }

    @Test(
        "Paths have the same positions and paint as in the picture",
        arguments: [
            "<style>.a{fill:none;stroke:red;stroke-width:3} g .b{display:none}</style>"
                + "<path class='a' d='M0 0H9V9'/><g><path class='b' d='M0 0H9V9'/></g>",
            "<path transform='rotate(90)' transform-origin='50 50' d='M0 0H9V9'/>",
            "<path style='transform:scale(2);transform-origin:100% 0' d='M90 0H99V9'/>",
            "<rect x='10%' y='20%' width='50%' height='25%'/><circle cx='50%' cy='50%' r='10%'/>",
            "<path d='M0 0H9' stroke='red' stroke-width='10%'/>",
            "<svg x='20' y='10' width='40' height='40' viewBox='0 0 10 20'><path d='M0 0H10V20'/></svg>",
            "<svg x='20' width='50%'><rect width='50%' height='10%'/></svg>",
            "<svg width='0'><path d='M0 0H9V9'/></svg><path d='M0 0H9V9'/>",
            "<symbol id='s' viewBox='0 0 10 10'><path d='M0 0H10V10'/></symbol>"
                + "<use href='#s' x='5' width='50' height='50'/>",
            "<svg id='s' viewBox='0 0 10 10' width='20' height='20'><path d='M0 0H10V10'/></svg>"
                + "<use href='#s' width='50'/>",
            "<switch><path systemLanguage='xx' d='M0 0H9V9'/><path d='M0 0H5V5'/><path d='M0 0H7V7'/></switch>",
            "<path requiredExtensions='urn:x' d='M0 0H9V9'/><path d='M0 0H5V5'/>",
            "<g font-size='10' stroke='red' stroke-width='.5em'><path font-size='20' d='M0 0H9'/></g>",
            "<use href='#p' x='10%' y='5'/><path id='p' d='M0 0H9V9'/>",
            "<marker id='m' viewBox='-5 -5 10 20' markerHeight='50%' refX='20%' orient='auto-start-reverse'>"
                + "<rect x='-5' y='-4' width='5%' height='9'/></marker><g transform='scale(2 1)'>"
                + "<path stroke='red' style='marker:url(#m)' d='M9 9H20L40 30Z'/></g>",
            "<style>rect{x:5px;width:20%;rx:2}use{x:30px}</style><rect width='9' height='8'/><use href='#p'/>"
                + "<path id='p' style='d:path(\"M0 0H9V9\")'/>",
            "<style>#s{y:30px;height:20px}</style><svg id='s' viewBox='0 0 10 20'><path d='M0 0H10V20'/></svg>"
                + "<use href='#s' width='20' style='width:30px'/>",
            "<style>*{transform-box:fill-box;transform-origin:center}</style><g transform='scale(2)'>"
                + "<path transform='rotate(45)' d='M20 20H30V30'/><path d='M40 20H50'/></g>",
            "<rect style='transform-box:stroke-box;transform:scale(2)' x='9' y='9' width='9' height='9' stroke='red'/>",
            // The box of the referenced element differs with the stroke that each use gives it.
            "<style>#p{transform-box:stroke-box;transform-origin:0 0;transform:scale(2)}</style>"
                + "<path id='p' d='M20 20H30V30' stroke='red'/><use href='#p' stroke-width='8'/>"
        ])
    func picture(content: String) throws {
        let drawn = try read(content).shapes.filter { $0.fill != nil || $0.stroke != nil }
        let (found, notes) = try outlines(content)
        let shown = found.filter { $0.isFilled || $0.isStroked }
        #expect(!drawn.isEmpty && notes.allSatisfy { $0.hasPrefix("the stroke is as wide in all directions") })
        #expect(
            shown.map { $0.path.svgData(decimals: 3) }
                == drawn.map { $0.path.transformed(by: $0.transform).svgData(decimals: 3) })
        #expect(shown.map(\.isFilled) == drawn.map { $0.fill != nil })
        let widths = drawn.map { shape in shape.stroke.map { $0.style.width * shape.transform.meanScale } }
        #expect(zip(shown, widths).allSatisfy { abs(($0.stroke?.width ?? 0) - ($1 ?? 0)) < 1e-9 })
    }

    @Test(
        "A faulty picture is read as far as it is drawn, and each fault is reported at its position",
        arguments: [
            "<path d='M0 0H9V9 v'/><path d='M3 3H9V9'/>", "<path d='M0 0H9V9'/><use href='#none'/>",
            "<path d='M0 0H9V9'/><g id='g'><use href='#g'/></g>",
            "<g id='g'><path d='M0 0H9V9'/><use href='#g' x='50'/></g>",
            "<g id='g'><path d='M0 0H9V9'/><use href='#a' x='50'/></g><defs><g id='a'><use href='#g'/></g></defs>",
            "<rect width='1x' height='2'/><path d='M0 0H9V9'/>"
        ])
    func faults(content: String) throws {
        let drawn = try read(content)
        let (found, notes) = try outlines(content)
        #expect(found.map { $0.path.svgData(decimals: 3) } == drawn.paths)
        #expect(notes.count == 1 && drawn.messages.count == 1)
        let tree = try XMLTree(parsing: Array(svg(content, "viewBox='0 0 100 100'").utf8))
        var reader = OutlineReader(tree)
        _ = try reader.outlines(of: tree.root)
        #expect(reader.fault?.message == notes.first)
    }

    @Test(
        "A root without a view box has its stated size",
        arguments: [
            "width='100%' height='100%'", "width='100' height='100'", "width='75pt' height='6.25pc'",
            "width='7' style='width:100px;height:10em;font-size:10px'"
        ])
    func root(size: String) throws {
        let tree = try XMLTree(parsing: Array(svg("<rect width='50%' height='25%'/>", size).utf8))
        var reader = OutlineReader(tree, of: .picture)
        #expect(try reader.outlines(of: tree.root).map(\.path.bounds) == [Rect(x: 0, y: 0, width: 50, height: 25)])
    }

    @Test("Rules for the layers of a template do not count as paint")
    func template() throws {
        let (found, notes) = try outlines(
            "<style>.monochrome-0,.SFSymbolsPreview000000{fill:none}</style>"
                + "<path class='monochrome-0 SFSymbolsPreview000000' d='M0 0H9V9'/>", of: .template)
        #expect(found.map(\.isFilled) == [true] && notes.isEmpty)
    }

    @Test(
        "Features around the element that is read are reported once, on the root as well",
        arguments: [
            ("clip-path='url(#c)'", "the clip-path is left out, so what it hides is visible"),
            ("mask='url(#m)'", "the mask is left out, so what it hides is visible"),
            ("filter='blur(1px)'", "the filter is left out")
        ])
    func around(attribute: String, message: String) throws {
        let definitions = "<clipPath id='c'><circle r='9'/></clipPath><mask id='m'><circle r='9'/></mask>"
        let shapes = "<path d='M0 0H9V9'/><path d='M0 0H9V8'/>"
        for text in [svg(definitions + "<g \(attribute)><g>\(shapes)</g></g>"), svg(definitions + shapes, attribute)] {
            let tree = try XMLTree(parsing: Array(text.utf8))
            var reader = OutlineReader(tree, of: .picture)
            for path in tree.root.descendants.filter({ $0.name == "path" }) {
                #expect(try reader.outlines(of: path).count == 1)
            }
            #expect(reader.diagnostics.map(\.message) == [message])
        }
    }

    @Test(
        "Features that outlines cannot represent are reported",
        arguments: [
            (
                "<clipPath id='c'><circle r='9'/></clipPath><path clip-path='url(#c)' d='M0 0H9V9'/>",
                "the clip-path is left out, so what it hides is visible"
            ),
            (
                "<mask id='c'><circle r='9'/></mask><g mask='url(#c)'><path d='M0 0H9V9'/></g>",
                "the mask is left out, so what it hides is visible"
            ),
            ("<filter id='c'/><path filter='url(#c)' d='M0 0H9V9'/>", "the filter is left out"),
            (
                "<marker id='c'><circle r='9'/></marker><path marker-end='url(#c)' d='M0 0H9V9'/>",
                "content outside the viewport of <marker> is visible"
            ),
            (
                "<pattern id='c'><circle r='9'/></pattern><path fill='url(#c)' d='M0 0H9V9'/>",
                "the pattern is left out, so the whole shape is painted"
            ),
            (
                "<svg x='50' width='40' height='40'><path d='M0 0H41V9'/></svg>",
                "content outside the viewport of <svg> is visible"
            ),
            (
                "<symbol id='c' viewBox='0 0 9 9'><path d='M0 0H10V9'/></symbol><use href='#c'/>",
                "content outside the viewport of <symbol> is visible"
            ),
            ("<text x='4'>a</text><path d='M0 0H9V9'/>", "<text> is left out"),
            ("<path d='M0 0H9V9'><set attributeName='d' to='M0 0H5V5'/></path>", "<set> is left out"),
            ("<path style='mix-blend-mode:multiply' d='M0 0H9V9'/>", "mix-blend-mode is left out"),
            (
                "<path transform='scale(4 1)' stroke='red' d='M0 0H9V9'/>",
                "the stroke is as wide in all directions, although it is stretched"
            ),
            ("<path d='M0 0H9V9' style='stroke-width:thick'/>", "stroke-width: \"thick\" is not a valid value")
        ])
    func losses(content: String, note: String) throws { #expect(try outlines(content).notes == [note]) }

    @Test("A stroke that is hardly stretched, or keeps its width on the page, is not reported")
    func evenStrokes() throws {
        for attributes in ["transform='matrix(.21733 0 0 .21732 5 5)'", "transform='rotate(30)'"] {
            #expect(try outlines("<path \(attributes) stroke='red' d='M0 0H9V9'/>").notes == [])
        }
        let constant = "transform='scale(4 1)' vector-effect='non-scaling-stroke'"
        #expect(try outlines("<path \(constant) stroke='red' d='M0 0H9V9'/>").notes == [])
    }

    /// SVG 2 §13.2: a reference to nothing counts as its fallback, or else as none.
    @Test("A paint server that is not in the file paints what follows it, or nothing, and is reported")
    func missingServer() throws {
        let (found, notes) = try outlines(
            "<path fill='url(#a)' d='M0 0H9V9'/><rect width='9' height='9' fill='url(#a) none' stroke='url(#b) red'/>")
        #expect(found.map(\.isFilled) == [false, false])
        #expect(found.map(\.isStroked) == [false, true])
        #expect(
            notes == [
                "<path> is painted with \"#a\", which is not in the file",
                "<rect> is painted with \"#a\", which is not in the file",
                "<rect> is painted with \"#b\", which is not in the file"
            ])
    }

    /// The marker's unit is the stroke's width: from (−2, −2) … (2, 0) about the vertex at (50, 50).
    @Test("Markers are outlines at the vertices, with the paints of the shape that they name")
    func markers() throws {
        let marker = "<marker id='c' markerWidth='4' markerHeight='4' refX='2' refY='2' orient='auto' fill='blue'>"
        let arrow = marker + "<path d='M0 0L4 2L0 4Z'/><path d='M0 0H4' fill='context-stroke'/></marker>"
        let line = "<path d='M50 10V50' stroke='red' stroke-width='2' marker-end='url(#c)'/>"
        let (found, notes) = try outlines(arrow + line)
        #expect(notes.isEmpty)
        #expect(
            found.map { $0.path.svgData(decimals: 3) } == ["M50 10V50", "M54 46 50 54 46 46Z", "M54 46V54"])
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        #expect(found.map(\.colors.fill) == [.fixed(.black), .fixed(blue), .fixed(red)])
        #expect(found.map(\.isStroked) == [true, false, false])
    }

    @Test("Markers of hidden shapes, and markers that lead back to themselves, are left out")
    func hiddenMarkers() throws {
        let marker = "<marker id='c' overflow='visible'><path d='M0 0H2V2' marker-end='url(#c)'/></marker>"
        #expect(try outlines(marker + "<path d='M0 0H9V9' marker-end='url(#c)'/>").found.count == 2)
        let hidden = "<path d='M0 0H9V9' marker-end='url(#c)' visibility='hidden'/>"
        #expect(try outlines(marker + hidden).found.count == 1)
    }

    @Test("A clip-path around the whole picture hides nothing, and neither does a missing one")
    func idleClips() throws {
        let path = "<path clip-path='url(#c)' d='M0 0H9V9'/>"
        #expect(try outlines("<clipPath id='c'><rect width='100' height='100'/></clipPath>" + path).notes.isEmpty)
        #expect(try outlines(path).notes.isEmpty)
        #expect(try outlines("<clipPath id='c'><rect width='8' height='100'/></clipPath>" + path).notes.count == 1)
        #expect(try outlines("<svg overflow='visible' width='5'><path d='M0 0H9V9'/></svg>").notes.isEmpty)
    }

    /// A drawing program exports a picture 9 units wide with a clip path as large, and another places it.
    @Test(
        "A clip-path around the outlines of the element hides nothing, wherever both are placed",
        arguments: [
            ("", "transform='translate(50 50) scale(3)'", "width='9' height='9'", true),
            ("", "transform='translate(50 50) scale(3)'", "width='9' height='8'", false),
            ("transform='translate(40 0)'", "", "x='-40' width='9' height='9'", true),
            ("transform='translate(40 0)'", "", "width='9' height='9'", false),
            ("clipPathUnits='objectBoundingBox'", "", "width='9' height='9'", false),
            ("", "", "width='9' height='9' rx='4'", false),
            ("transform='rotate(45)'", "", "x='-1' y='-7' width='15' height='14'", false)
        ])
    func closeClips(clip: String, group: String, rect: String, isIdle: Bool) throws {
        let definition = "<g transform='scale(7)'><clipPath id='c' \(clip)><rect \(rect)/></clipPath></g>"
        let (_, notes) = try outlines(definition + "<g \(group) clip-path='url(#c)'><path d='M0 0H9V9Z'/></g>")
        #expect(notes.isEmpty == isIdle)
    }

    @Test("The colour of a gradient is the mean of its stops, by their alphas, and so is its alpha")
    func gradients() throws {
        let gradients =
            "<linearGradient id='a'><stop stop-color='#f00'/><stop offset='1' stop-color='#00f'/></linearGradient>"
            + "<radialGradient id='b' href='#a'/><linearGradient id='loop' href='#loop'/>"
            + "<linearGradient id='c'><stop stop-color='#0f0' stop-opacity='.5'/><stop stop-opacity='0'/>"
            + "</linearGradient><linearGradient id='none'><stop stop-opacity='0'/></linearGradient>"
        let shape = "d='M0 0H9V9Z'"
        let (found, _) = try outlines(
            "<defs>\(gradients)</defs><path \(shape) fill='url(#a)'/><path \(shape) fill='none' stroke='url(#b)'/>"
                + "<path \(shape) fill='url(#c)'/><path \(shape) fill='url(#loop) #123456'/>"
                + "<path \(shape) fill='url(#none)'/>")
        let purple = Color(red: 0.5, green: 0, blue: 0.5)
        #expect(found[0].colors.fill == .fixed(purple) && found[0].colors.stroke == nil)
        #expect(found[1].colors.fill == nil && found[1].colors.stroke == .fixed(purple))
        #expect(found[2].colors.fill == .fixed(Color(red: 0, green: 1, blue: 0, alpha: 0.25)))
        #expect(found.map(\.opacity.fill) == [1, 1, 0.25, 1, 0])
        #expect(found[3].colors.fill == .fixed(try Color(css: "#123456")))
    }

    /// The page shows the picture twice as large and moves it by the page's pixels.
    @Test("The transform of the outermost svg applies to the page, about its centre")
    func pageTransform() throws {
        for (transform, path) in [("scale(-1 1)", "M24 0 0 24"), ("translate(6 0)", "M3 0 27 24")] {
            let text = svg(
                "<path d='M0 0L24 24'/>", "width='48' height='48' viewBox='0 0 24 24' transform='\(transform)'")
            let tree = try XMLTree(parsing: Array(text.utf8))
            var reader = OutlineReader(tree, of: .picture)
            let outlines = try reader.outlines(of: tree.root)
            #expect(outlines.map { $0.path.svgData(decimals: 3) } == [path])
            #expect(try reader.bounds(of: tree.root) == outlines.first?.path.bounds)
        }
    }

    @Test("A file without a size but with a misspelt view box is an error that names it")
    func misspeltViewBox() throws {
        let reader = OutlineReader(try XMLTree(parsing: Array("<svg viewbox='0 0 9 9'/>".utf8)), of: .picture)
        let error = #expect(throws: ReadError.self) { try reader.viewBox() }
        #expect(error?.message.hasSuffix("; did you mean viewBox instead of viewbox?") == true)
    }
}
