import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import Testing

private let square = "<rect width='50' height='20'"

@Suite struct ClipAndMaskTests {
    @Test(
        "What cannot clip is reported",
        arguments: [
            ("<text>A</text>", "<text>"), ("<g><path d='M0 0H9V9'/></g>", "<g>"), ("<use href='#none'/>", "<use>"),
            ("<use href='#g'/>", "<use>"), ("<title>A</title><path d='M0 0H9V9'/>", nil), ("", nil)
        ])
    func unclipping(content: String, name: String?) throws {
        let clip = "<clipPath id='c'>\(content)</clipPath><defs><g id='g'/></defs>"
        let messages = try read("\(clip)<path clip-path='url(#c)' d='M0 0H9V9'/>").messages
        let expected = name.map { ["\($0) is left out of a clipPath; expected shapes, or <use> of a shape"] }
        #expect(messages == expected ?? [])
    }

    @Test("A clip path is the union of its shapes, in the space of the clipped element")
    func union() throws {
        let document = try read(
            """
            <clipPath id='c'><rect width='5' height='5'/><circle r='3' clip-rule='evenodd'/><g>\
            <rect width='9' height='9'/></g></clipPath>
            \(square) transform='translate(7)' clip-path='url(#c)'/>
            """)
        let areas = document.drawing.nodes[0].group?.clips.first?.areas ?? []
        #expect(
            areas.map(\.path.bounds) == [Rect(x: 7, y: 0, width: 5, height: 5), Rect(x: 4, y: -3, width: 6, height: 6)])
        #expect(areas.map(\.rule) == [.nonZero, .evenOdd])
    }

    /// SVG 2 §5.6: a translation after all other transformations of the `use`.
    @Test("The clip of a use moves with its x and y, beside other elements and within a clip path")
    func movedUse() throws {
        let document = try read(
            """
            <clipPath id='c'><rect width='5' height='5'/></clipPath><defs>\(square) id='s'/></defs>
            <clipPath id='d'><use href='#s' x='3' y='-2' clip-path='url(#c)'/></clipPath>
            <use href='#s' x='3' y='-2' clip-path='url(#c)'/>\(square) clip-path='url(#d)'/>
            """)
        let moved = document.drawing.nodes.map { $0.group?.clips ?? [] }
        let expected = Rect(x: 3, y: -2, width: 5, height: 5)
        #expect(moved.first?.first?.areas.first?.path.bounds == expected)
        let within = moved.last?.first?.areas.first
        #expect(within?.path.bounds == Rect(x: 3, y: -2, width: 50, height: 20))
        #expect(within?.clips.first?.areas.first?.path.bounds == expected)
    }

    /// SVG 1.1 §7.7: a view box creates a new space for its contents and for its element's other attributes.
    @Test(
        "The clip of an inner viewport is in the space of the viewport's contents",
        arguments: [
            "<svg x='2' width='100' height='100' viewBox='0 0 10 10' clip-path='url(#c)'>\(square)/></svg>",
            "<defs><symbol id='s' viewBox='0 0 10 10' clip-path='url(#c)'>\(square)/></symbol></defs>"
                + "<use href='#s' x='2' width='100' height='100'/>"
        ])
    func innerViewport(content: String) throws {
        let document = try read("<clipPath id='c'><rect width='50%' height='5'/></clipPath>\(content)")
        #expect(
            document.drawing.nodes.first?.group?.clips.first?.areas.first?.path.bounds
                == Rect(x: 2, y: 0, width: 50, height: 50))
    }

    @Test("A shape's box is that of its outline, without strokes and markers")
    func boxWithoutMarkers() throws {
        let document = try read(
            """
            <marker id='m' markerWidth='9' markerHeight='9'><rect width='9' height='9'/></marker>
            <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='.5'/></clipPath>
            <path d='M0 0H50V20' marker-start='url(#m)' stroke='red' stroke-width='4' clip-path='url(#c)'/>
            <path d='M7 7' marker-start='url(#m)' clip-path='url(#c)'/>
            """)
        #expect(document.drawing.nodes.count == 1)
        #expect(
            document.drawing.nodes[0].group?.clips.first?.areas.first?.path.bounds
                == Rect(x: 0, y: 0, width: 25, height: 10))
    }

    @Test("Box units measure the clip by the clipped shape")
    func boxUnits() throws {
        let document = try read(
            """
            <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='.5'/></clipPath>
            \(square) clip-path='url(#c)'/>
            """)
        #expect(
            document.drawing.nodes[0].group?.clips.first?.areas.first?.path.bounds
                == Rect(x: 0, y: 0, width: 25, height: 10))
    }

    @Test("A clip on the clip path restricts it, and one on its child restricts the child")
    func nested() throws {
        let document = try read(
            """
            <clipPath id='a'><rect width='1' height='1'/></clipPath>
            <clipPath id='c' clip-path='url(#a)'><rect width='5' height='5' clip-path='url(#a)'/></clipPath>
            \(square) clip-path='url(#c)'/>
            """)
        let clips = document.drawing.nodes[0].group?.clips ?? []
        #expect(clips.count == 2)
        #expect(clips.first?.areas.first?.clips.count == 1)
    }

    @Test("A clip path without shapes hides everything; a missing one is left out")
    func emptyAndMissing() throws {
        let empty = try read("<clipPath id='c'/>\(square) clip-path='url(#c)'/>")
        #expect(empty.drawing.nodes[0].group?.clips == [Clip(areas: [])])
        let missing = try read("\(square) clip-path='url(#c)'/>")
        #expect(missing.drawing.nodes[0].group?.clips == [])
        #expect(missing.messages == ["clip-path refers to \"#c\", which is not a <clipPath> of this file"])
    }

    /// 50 × 20, so 5 and 2 more on each side.
    @Test("A mask's region is by default a tenth larger than the box on every side")
    func maskRegion() throws {
        let document = try read(
            "<mask id='m'><rect width='9' height='9' fill='white'/></mask>\(square) mask='url(#m)'/>")
        let mask = try #require(document.drawing.nodes[0].group?.masks.first)
        #expect(mask.kind == .luminance)
        let region = try #require(mask.region.bounds)
        #expect(region.origin.distance(to: Point(-5, -2)) < 1e-9)
        #expect(abs(region.width - 60) < 1e-9 && abs(region.height - 24) < 1e-9)
        #expect(mask.nodes.count == 1)
    }

    @Test("A mask can use alpha")
    func alpha() throws {
        let document = try read(
            "<mask id='m' mask-type='alpha'><rect width='9' height='9'/></mask>\(square) mask='url(#m)'/>")
        #expect(document.drawing.nodes[0].group?.masks.first?.kind == .alpha)
    }

    @Test(
        "The mode of an element's mask comes before the type of the mask",
        arguments: [
            ("mask:url(#m)", .luminance), ("mask:url(#m) alpha", .alpha), ("mask:Luminance url(#a)", .luminance),
            ("mask:url(#a) match-source", .alpha), ("mask-image:url(#m);mask-mode:alpha", .alpha),
            ("mask-mode:alpha;mask-image:url(#m)", .alpha), ("mask-mode:alpha;mask:url(#m)", .luminance),
            ("mask:url(#a);mask-mode:match-source", .alpha), ("mask:url(#m);mask-mode:beta", .luminance)
        ] as [(String, Mask.Kind)])
    func modes(style: String, kind: Mask.Kind) throws {
        let contents = "<rect width='9' height='9'/></mask>"
        let document = try read(
            "<mask id='m'>\(contents)<mask id='a' mask-type='alpha'>\(contents)\(square) style='\(style)'/>")
        #expect(document.drawing.nodes[0].group?.masks.map(\.kind) == [kind])
        #expect(document.messages.count == (style.contains("beta") ? 1 : 0))
    }

    @Test(
        "Cyclic clips and masks end",
        arguments: [
            """
            <clipPath id='c'><rect width='9' height='9' clip-path='url(#c)'/></clipPath>\
            <rect width='5' height='5' clip-path='url(#c)'/>
            """,
            """
            <clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath>\
            <rect width='5' height='5' clip-path='url(#c)'/>
            """,
            """
            <mask id='m'><rect width='9' height='9' mask='url(#m)'/></mask>\
            <rect width='5' height='5' mask='url(#m)'/>
            """,
            "<clipPath id='c'><use href='#r'/></clipPath><rect id='r' width='5' height='5' clip-path='url(#c)'/>"
        ])
    func cycles(content: String) throws {
        let document = try read(content)
        #expect(document.messages.contains { $0.contains("leads back to itself") })
        // resvg and librsvg do the same.
        #expect(document.shapes.count == 1)
    }
}
