import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import TestSupport
import Testing

@Suite struct StyleTests {
    @Test(
        "A style sheet applies to screens, and one for unknown media is left out and reported",
        arguments: [
            ("", "#ff0000", 0), ("media=''", "#ff0000", 0), ("media=' Screen '", "#ff0000", 0),
            ("media='print'", "#000000", 0), ("media='(prefers-color-scheme: dark)'", "#000000", 0),
            ("media='(prefers-color-scheme: light)'", "#ff0000", 0), ("media='(min-width: 9px)'", "#000000", 1)
        ])
    func media(attribute: String, fill: String, notes: Int) throws {
        let document = try read("<style \(attribute)>path{fill:red}</style><path d='M0 0H9V9'/>")
        #expect(document.fills == [fill])
        #expect(document.messages.count == notes)
    }

    /// The type of media is compared as HTML does.
    @Test(
        "A style sheet is read if its type is missing or CSS, in any case of its letters",
        arguments: [("type='Text/CSS'", "#ff0000"), ("type=''", "#ff0000"), ("type='text/less'", "#000000")])
    func type(attribute: String, fill: String) throws {
        let document = try read("<style \(attribute)>path{fill:red}</style><path d='M0 0H9V9'/>")
        #expect(document.fills == [fill] && document.messages.isEmpty)
    }

    @Test(
        "Unsupported transformations of a shape or its stroke are reported",
        arguments: [
            ("vector-effect='non-rotation'", "vector-effect: non-rotation is not supported"),
            ("style='rotate:x 45deg'", "rotate: x 45deg is not supported"),
            ("style='rotate:1 1 0 45deg'", "rotate: 1 1 0 45deg is not supported"),
            ("vector-effect='none' style='rotate:none'", nil), ("rotate='45' scale='2'", nil)
        ])
    func movedOtherwise(attributes: String, message: String?) throws {
        let document = try read("<path d='M0 0H9' stroke='red' \(attributes)/>")
        #expect(document.messages == [message].compactMap(\.self))
    }

    @Test("A non-scaling stroke keeps its width on the page, whatever the transforms")
    func nonScalingStroke() throws {
        let content = "<g transform='scale(3 1)'><path d='M1 2H4' stroke='red' stroke-width='2' "
        let (kept, scaled) = (content + "vector-effect='Non-Scaling-Stroke'/></g>", content + "/></g>")
        let attributes = "width='40' height='40' viewBox='0 0 10 10'"
        let shape = try #require(try read(kept, attributes).shapes.first)
        // 4 · (3, 6) to 4 · (12, 2).
        #expect(shape.path.svgData(decimals: 3) == "M12 8H48" && shape.transform == .identity)
        #expect(shape.stroke?.style.width == 2)
        #expect(try read(scaled, attributes).shapes.first?.transform.a == 12)
        let tree = try XMLTree(parsing: Array(svg(kept, attributes).utf8))
        var reader = OutlineReader(tree, of: .picture)
        // In units of the view box, each of which is four pixels.
        #expect(try reader.outlines(of: tree.root).map { $0.stroke?.width } == [0.5])
    }

    @Test("Dashes of a non-scaling stroke are measured on the page, as its width is")
    func nonScalingDashes() throws {
        let path = "<path d='M1 2H4' stroke='red' stroke-dasharray='4 8' stroke-dashoffset='2' "
        let page = svg(path + "vector-effect='non-scaling-stroke'/>", "width='40' height='40' viewBox='0 0 10 10'")
        let tree = try XMLTree(parsing: Array(page.utf8))
        var reader = OutlineReader(tree, of: .picture)
        let stroke = try #require(try reader.outlines(of: tree.root).first?.stroke)
        // In units of the view box, each of which is four pixels.
        #expect(stroke.dashes == [1, 2] && stroke.dashOffset == 0.5)
    }

    @Test("A vector effect is not inherited unless a style asks for it")
    func inheritedVectorEffect() throws {
        let path = "<path d='M1 2H4' stroke='red' "
        let content =
            "<g vector-effect='non-scaling-stroke' transform='scale(3)'>\(path)/>"
            + "\(path)vector-effect='inherit'/></g>"
        #expect(try read(content).shapes.map(\.transform.a) == [3, 1])
    }

    @Test(
        "The case of keywords does not matter",
        arguments: [
            "fill='NONE' stroke='Red'", "style='fill:CurrentColor;FILL-RULE:EvenOdd'", "display='None'",
            "visibility='Hidden'", "stroke='red' stroke-linecap='ROUND' stroke-linejoin='Bevel'",
            "shape-rendering='CRISPEDGES'", "style='mix-blend-mode:Color-Dodge;isolation:Isolate'",
            "clip-path='None' mask='None'", "style='clip-path:URL(#c)'", "fill='URL(#g) Red'",
            "style='transform-box:Fill-Box;transform-origin:Center;transform:Scale(2)'", "stroke-dasharray='None'",
            "style='paint-order:Stroke Fill'", "fill='Inherit'", "overflow='Hidden'"
        ])
    func keywordCase(attributes: String) throws {
        let content = "<clipPath id='c'><path d='M0 0H5V5'/></clipPath><linearGradient id='g'/><g fill='blue'><path"
        let mixed = try read("\(content) d='M0 0H9V9' \(attributes)/></g>")
        let small = attributes.lowercased()
        let plain = try read("\(content) d='M0 0H9V9' \(small.replacing("crispedges", with: "crispEdges"))/></g>")
        #expect(mixed.messages.isEmpty && plain.messages.isEmpty)
        #expect(mixed.drawing == plain.drawing)
    }

    @Test("Rules override attributes, style overrides rules, importance overrides all")
    func order() throws {
        let document = try read(
            """
            <style>path { fill: #010101 } .b { fill: #020202 } .c { fill: #030303 !important }</style>
            <path d='M0 0H1' fill='red'/><path class='b' d='M0 0H1'/><path class='b' style='fill:#040404' d='M0 0H1'/>
            <path class='c' style='fill:#040404' d='M0 0H1'/>
            """)
        #expect(document.fills == ["#010101", "#020202", "#040404", "#030303"])
    }

    @Test("Fill is inherited, opacity is not")
    func inheritance() throws {
        let document = try read("<g fill='#00ff00' opacity='0.5'><path d='M0 0H1'/></g>")
        #expect(document.fills == ["#00ff00"])
        #expect(document.drawing.nodes[0].group?.opacity == 0.5)
    }

    @Test("inherit takes the parent's value even of properties that are not inherited")
    func inherit() throws {
        let document = try read("<g opacity='0.5'><g opacity='inherit'><path d='M0 0H1'/></g></g>")
        #expect(document.drawing.nodes[0].group?.nodes[0].group?.opacity == 0.5)
    }

    @Test("currentColor is the element's colour, or the tint when none is set")
    func currentColor() throws {
        let document = try read(
            """
            <path fill='currentColor' d='M0 0H1'/><g fill='currentColor' color='red'><path color='blue' d='M0 0H1'/></g>
            """)
        #expect(document.fills == ["tint", "#0000ff"])
    }

    @Test("currentColor as a value of color is the parent's colour")
    func currentColorOfColor() throws {
        let document = try read(
            """
            <style>path{color:red}</style>
            <g color='lime'><path style='color:currentColor' fill='currentColor' d='M0 0H1'/></g>
            """)
        #expect(document.fills == ["#00ff00"])
        #expect(document.messages.isEmpty)
    }

    /// SVG 2 §6.6 lists the attributes that set properties.
    @Test("Blend mode, isolation and background colour are not presentation attributes")
    func propertiesAlone() throws {
        let attributes = "mix-blend-mode='multiply' isolation='isolate' background-color='red'"
        let document = try read("<g \(attributes)><path d='M0 0H1'/></g>", "viewBox='0 0 9 9' \(attributes)")
        #expect(document.fills == ["#000000"])
        #expect(document.drawing.nodes.map(\.group) == [nil])
    }

    @Test("An invalid value counts as missing, and is reported")
    func invalid() throws {
        let document = try read("<g fill='red'><path fill='wrong' d='M0 0H1'/></g>")
        #expect(document.fills == ["#ff0000"])
        #expect(document.messages == ["fill: \"wrong\" is not a valid value"])
    }

    @Test("Fill opacity and the colour's own alpha multiply")
    func alpha() throws {
        #expect(try read("<path fill='rgb(255 0 0 / 50%)' fill-opacity='0.4' d='M0 0H1'/>").fills == ["#ff000033"])
    }

    @Test("A stroke has its width, caps, joins and dashes; an odd list of dashes is doubled")
    func stroke() throws {
        let shape = try #require(
            read(
                """
                <path d='M0 0H9' stroke='red' stroke-width='3' stroke-linecap='round' stroke-linejoin='bevel'
                      stroke-miterlimit='7' stroke-dasharray='1 2 3' stroke-dashoffset='4'/>
                """
            ).shapes.first)
        #expect(
            shape.stroke?.style
                == StrokeStyle(
                    width: 3, cap: .round, join: .bevel, miterLimit: 7, dashes: [1, 2, 3, 1, 2, 3], dashOffset: 4))
    }

    @Test("A font-relative length is inherited as its computed value")
    func fontLengths() throws {
        let document = try read(
            "<g font-size='10' stroke='red' stroke-width='.5em' stroke-dasharray='1ex 3' stroke-dashoffset='2em'>"
                + "<path font-size='20' d='M0 0H9'/></g>")
        let style = try #require(document.shapes.first?.stroke?.style)
        #expect(style.width == 5 && style.dashes == [5, 3] && style.dashOffset == 20)
    }

    @Test(
        "rem refers to the root element's font size, whose own declaration refers to the initial one",
        arguments: [("", 32.0), ("font-size='10'", 20), ("style='font-size: 1.5rem'", 48), ("font-size='50%'", 16)])
    func rootFont(root: String, length: Double) throws {
        let document = try read(
            "<svg font-size='7'><rect font-size='3' width='2rem' height='9' stroke='red' stroke-width='2rem'/></svg>",
            "width='2rem' height='100' \(root)")
        let shape = try #require(document.shapes.first)
        #expect(shape.path.bounds?.width == length && shape.stroke?.style.width == length)
        #expect(document.drawing.bounds.width == length)
    }

    @Test(
        "A mitre limit below 1 leaves no mitre, and a negative one is invalid",
        arguments: [("0", 1.0), (".5", 1), ("1", 1), ("1.5", 1.5), ("-1", 4)])
    func miterLimit(value: String, limit: Double) throws {
        let shapes = try read("<path d='M0 0H9V9' stroke='red' stroke-miterlimit='\(value)'/>").shapes
        #expect(shapes.first?.stroke?.style.miterLimit == limit)
    }

    /// 2πr is 12.566 for a radius of 2; a path of two lines is 9 + 6 long, without the gap between them.
    @Test(
        "Dashes are scaled by the nominal length of a shape",
        arguments: [
            ("<path d='M0 0H30' pathLength='10'", [3, 6, 15]), ("<circle r='2' pathLength='12.566371'", [1, 2, 5]),
            ("<path d='M0 0H9M5 5H11' pathLength=' 1.5e1 '", [1, 2, 5]),
            ("<path d='M0 0H9' pathLength='-3'", [1, 2, 5]), ("<path d='M0 0H9' pathLength='x'", [1, 2, 5]),
            ("<path d='M0 0H9' pathLength='0'", [0])
        ] as [(String, [Double])])
    func pathLength(shape: String, expected: [Double]) throws {
        let content = "\(shape) stroke='red' stroke-dasharray='1 2' stroke-dashoffset='5'/>"
        let drawn = try #require(try read(content).shapes.first?.stroke?.style)
        let tree = try XMLTree(parsing: Array(svg(content).utf8))
        var reader = OutlineReader(tree, of: .picture)
        let converted = try #require(try reader.outlines(of: tree.root).first?.stroke)
        for style in [drawn, converted] {
            let found = style.dashes + [style.dashOffset]
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-3 } && found.count == expected.count)
        }
    }

    @Test("Dashes that are negative or all zero are ignored", arguments: ["1 -1", "0 0", "none"])
    func noDashes(value: String) throws {
        #expect(
            try read("<path d='M0 0H9' stroke='red' stroke-dasharray='\(value)'/>").shapes.first?.stroke?.style.dashes
                == [])
    }

    @Test(
        "paint-order puts the stroke beneath",
        arguments: [
            ("stroke", true), ("normal", false), ("fill stroke", false), ("markers stroke", true),
            ("stroke stroke", false)
        ])
    func paintOrder(value: String, isBeneath: Bool) throws {
        #expect(try read("<path d='M0 0H9' paint-order='\(value)'/>").shapes.first?.strokesFirst == isBeneath)
    }

    @Test(
        "A missing paint server gives way to its fallback",
        arguments: [
            ("url(#x) #00ff00", "#00ff00"), ("url(#x) none", "none"), ("url(#x)", "none")
        ])
    func fallback(value: String, fill: String) throws {
        #expect(try read("<path fill='\(value)' d='M0 0H1V1Z'/>").fills == [fill])
    }

    @Test(
        "An invalid value leaves the previous one in effect",
        arguments: [
            ("fill:red;fill:reddish", "#FF0000"), ("fill:red;fill:unset", "#0000FF"), ("fill:revert", "#0000FF")
        ])
    func invalidValue(style: String, fill: String) throws {
        let document = try read("<g fill='blue'><path d='M0 0H9V9' style='\(style)'/></g>")
        #expect(document.fills.map { $0.uppercased() } == [fill])
    }

    /// A clip of another part of the picture leaves nothing of the shape.
    @Test(
        "An invalid reference leaves the previous one in effect; an unsupported one does not",
        arguments: [("url(#c)", true), ("url(#c);clip-path:bogus", true), ("url(#c);clip-path:circle(2px)", false)])
    func invalidReference(clip: String, isClipped: Bool) throws {
        let clipPath = "<clipPath id='c'><path d='M0 0H1V1'/></clipPath>"
        let document = try read("\(clipPath)<path d='M50 50H59V59' style='clip-path:\(clip)'/>")
        let groups = document.drawing.nodes.count {
            if case .group(let group) = $0 { !group.clips.isEmpty } else { false }
        }
        #expect(groups == (isClipped ? 1 : 0))
    }

    @Test("Invalid dashes leave the previous and inherited ones in effect")
    func invalidDashes() throws {
        let path = "<path d='M0 0H9' stroke='red'"
        let document = try read(
            "<g stroke-dasharray='2'>\(path) stroke-dasharray='-1'/>\(path) stroke-dasharray='none'/></g>")
        #expect(document.shapes.map { $0.stroke?.style.dashes.isEmpty } == [false, true])
    }

    /// The sizes are those of browsers.
    @Test(
        "Font sizes can be keywords",
        arguments: [("medium", 16.0), ("xx-small", 9), ("xxx-large", 48), ("larger", 12), ("smaller", 25.0 / 3)])
    func fontSizes(word: String, size: Double) throws {
        let document = try read(
            "<g font-size='10'><path d='M0 0H9' stroke='red' style='font-size:\(word);stroke-width:1em'/></g>")
        let width = try #require(document.shapes.first?.stroke?.style.width)
        #expect(abs(width - size) < 1e-9 && document.messages.isEmpty)
    }
}
