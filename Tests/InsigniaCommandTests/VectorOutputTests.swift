import Foundation
import Insignia
import TestSupport
import Testing

@Suite("Vector outputs")
struct VectorOutputTests {
    private let command: Command

    init() throws { command = try Command() }

    /// Elements and properties, each of which changes the picture if it is left out.
    static let features = [
        "<clipPath id='c'><circle cx='12' cy='12' r='8'/></clipPath><path clip-path='url(#c)' d='M0 0H24V24H0Z'/>",
        """
        <clipPath id='c'><path clip-rule='evenodd' d='M0 0H24V24H0ZM4 4H20V20H4Z'/></clipPath>\
        <path clip-path='url(#c)' d='M0 0H24V24H0Z'/>
        """,
        "<mask id='m'><path fill='#888' d='M0 0H12V24H0Z'/></mask><path mask='url(#m)' d='M0 0H24V24H0Z'/>",
        """
        <mask id='m' mask-type='alpha'><path fill-opacity='.4' d='M0 0H12V24H0Z'/></mask>\
        <path mask='url(#m)' d='M0 0H24V24H0Z'/>
        """,
        """
        <g transform='rotate(20 12 12)'><mask id='m' maskUnits='userSpaceOnUse' x='4' y='4' width='9' height='9'>\
        <path fill='#fff' d='M0 0H24V24H0Z'/></mask><path mask='url(#m)' d='M0 0H24V24H0Z'/></g>
        """,
        """
        <linearGradient id='g' spreadMethod='reflect' x2='.4' gradientTransform='rotate(20)'><stop stop-color='red'/>\
        <stop offset='1' stop-color='blue' stop-opacity='.3'/></linearGradient>\
        <path fill='url(#g)' d='M0 0H24V12H0Z'/>
        """,
        """
        <radialGradient id='g' fx='.3' fy='.4'><stop stop-color='red'/><stop offset='1' stop-color='blue'/>\
        </radialGradient><path fill='url(#g)' d='M0 0H24V12H0Z'/>
        """,
        """
        <linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='lime'/></linearGradient>\
        <path transform='scale(2 1)' fill='none' stroke-width='3' stroke='url(#g)' d='M2 2L10 20'/>
        """,
        """
        <pattern id='p' width='5' height='3' patternUnits='userSpaceOnUse' patternTransform='rotate(30)'>\
        <path fill='red' d='M0 0H3V2H0Z'/></pattern><path fill='url(#p)' d='M0 0H24V24H0Z'/>
        """,
        """
        <filter id='f'><feGaussianBlur stdDeviation='2'/></filter>\
        <path filter='url(#f)' fill='red' d='M8 8H16V16H8Z'/>
        """,
        """
        <filter id='f'><feOffset dx='3'/><feColorMatrix type='hueRotate' values='90'/>\
        <feFlood flood-color='blue' result='b'/><feComposite in='b' in2='SourceAlpha' operator='out'/></filter>\
        <path transform='rotate(20 12 12)' filter='url(#f)' fill='red' d='M8 8H16V16H8Z'/>
        """,
        "<path fill='red' d='M0 0H16V16H0Z'/><path style='mix-blend-mode:multiply' fill='lime' d='M8 8H24V24H8Z'/>",
        "<path fill='none' stroke='red' stroke-width='2' stroke-dasharray='5 3' stroke-dashoffset='2' d='M2 12H22'/>",
        "<path fill='none' stroke='red' stroke-width='4' stroke-miterlimit='20' d='M4 20L12 6L14 20'/>",
        "<g opacity='.5'><path fill='red' d='M0 0H16V16H0Z'/><path fill='lime' d='M8 8H24V24H8Z'/></g>",
        "<path shape-rendering='crispEdges' fill='red' d='M0 0L24 9V24Z'/>",
        "<g transform='rotate(20 12 12)'><image width='20' height='9' x='2' y='3' href='\(picture)'/></g>",
        "<image width='9' height='9' preserveAspectRatio='xMinYMin slice' x='2' y='3' href='\(picture)'/>"
    ]

    /// Two pixels side by side, red and half transparent blue.
    static let picture: String = {
        let pixmap = Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 128, 128])
        return "data:image/png;base64,\(Data((try? PNGEncoder().encode(pixmap)) ?? []).base64EncodedString())"
    }()

    @Test("What an SVG file shows is the picture, pixel by pixel", arguments: features)
    func feature(_ content: String) throws {
        try command.write("a.svg", svg(content))
        try build("symbols: a.svg\nsizes: [48]\noutputs: [{png: out/}, {svgs: out/}]")
        try expectSame("out/a.svg", as: "out/a.png")
    }

    @Test("What a symbol of an SVG sprite shows is the picture", arguments: features)
    func spriteFeature(_ content: String) throws {
        try command.write("a.svg", svg(content))
        try build("symbols: a.svg\nsizes: [48]\noutputs: [{png: out/}, {svg: out/all.svg}]")
        let sprite = try command.text("out/all.svg")
        let root = "<svg viewBox='0 0 24 24' "
        let used = sprite.replacingOccurrences(of: "<svg ", with: root).replacingOccurrences(
            of: "</svg>", with: "<use href='#a' width='24' height='24'/></svg>")
        try command.write("out/used.svg", used)
        try expectSame("out/used.svg", as: "out/a.png")
    }

    @Test("Erasers are cut out of SVG files, whatever they are called like")
    func erasers() throws {
        try bell("bell.svg")
        try command.icon("bell--mask-1.svg")
        try build(
            """
            symbols: [bell.svg, bell--mask-1.svg]
            sizes: [64]
            outputs: [{png: out/}, {svgs: out/}, {svg: out/all.svg}]
            """)
        try expectSame("out/bell.svg", as: "out/bell.png", size: 64)
        let ids = try command.text("out/all.svg").matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
        #expect(ids.count > 2 && Set(ids).count == ids.count, "\(ids)")
    }

    @Test("A prefix comes before all ids, so that files of one page can share names")
    func prefix() throws {
        try bell("bell.svg")
        try build("symbols: bell.svg\noutputs: [{svg: out/all.svg, prefix: app-}, {svgs: out/, prefix: app-}]")
        let ids = try command.text("out/all.svg").matches(of: /(\ id="|#)([^")]*)/).map { String($0.output.2) }
        #expect(ids.contains("app-bell") && ids.allSatisfy { $0.hasPrefix("app-") || $0.count == 3 }, "\(ids)")
        #expect(try command.text("out/app-bell.svg").contains("id=\"app-bell--mask-1\""))
    }

    @Test("The background is in vectors as it is in pictures")
    func background() throws {
        try command.icon("a.svg", "red", size: 24)
        try build("symbols: a.svg\nsizes: [48]\nbackground: blue\noutputs: [{png: out/}, {svgs: out/}]")
        try expectSame("out/a.svg", as: "out/a.png")
    }

    @Test("An asset catalog holds vectors, for light and dark and both directions in one image set")
    func catalog() throws {
        try command.icon("a.svg")
        try build(
            """
            symbols: a.svg
            appearances: [light, dark]
            locales: [en, ar]
            outputs: [{xcassets: out/A.xcassets, format: svg, render-as: template}]
            """)
        let contents = try #require(
            try JSONSerialization.jsonObject(with: command.data("out/A.xcassets/a.imageset/Contents.json"))
                as? [String: Any])
        let images = try #require(contents["images"] as? [[String: Any]])
        #expect(
            images.map { $0["filename"] as? String } == [
                "a-light-en.svg", "a-light-ar.svg", "a-dark-en.svg", "a-dark-ar.svg"
            ])
        #expect(images.map { $0["appearances"] != nil } == [false, false, true, true])
        let (left, right) = ("left-to-right", "right-to-left")
        #expect(images.map { $0["language-direction"] as? String } == [left, right, left, right])
        let properties = try #require(contents["properties"] as? [String: Any])
        #expect(properties["preserves-vector-representation"] as? Bool == true)
        #expect(properties["template-rendering-intent"] as? String == "template")
    }

    @Test("A layout direction in the build file is that of every picture", arguments: ["left", "right"])
    func direction(from: String) throws {
        let (own, other) = from == "left" ? ("left-to-right", "right-to-left") : ("right-to-left", "left-to-right")
        try command.write("a.svg", svg("<path d='M0 0H12V24Z'/>", "viewBox='0 0 24 24' data-auto-mirrored='true'"))
        try build("symbols: a.svg\nlayout-direction: \(own)\noutputs: [{xcassets: A.xcassets}, {png: out/}]")
        let contents = try command.text("A.xcassets/a.imageset/Contents.json")
        #expect(contents.contains(own) && !contents.contains(other))
        #expect(try command.run("render", "a.svg", "--layout-direction", own, "-o", "r.png").status == 0)
        #expect(try command.data("out/a.png") == command.data("r.png"))
        // A direction that is given does not tell languages apart.
        try build("symbols: a.svg\nlocales: [en, ar]\nlayout-direction: \(own)\noutputs: [{android: res/}]")
        #expect(!command.files.contains { $0.contains("ldrtl") })
    }

    @Test("Android has dark and right-to-left drawables in folders of their own")
    func android() throws {
        try command.icon("a.b.svg")
        try build(
            """
            symbols: a.b.svg
            appearances: [light, dark]
            locales: [en, ar]
            display-scales: 2
            outputs: [{android: out/res}, {vectordrawable: out/res}]
            """)
        let folders = ["", "-ldrtl", "-ldrtl-night", "-night"]
        let files = command.files.filter { $0.hasPrefix("out/res/drawable") }
        #expect(
            Set(files)
                == Set(folders.flatMap { ["out/res/drawable\($0)/a_b.xml", "out/res/drawable\($0)-xhdpi/a_b.png"] }))
    }

    @Test("What Windows cannot name is told")
    func portability() throws {
        try command.icon("a:b.svg")
        try command.write("insignia.yml", "symbols: 'a:b.svg'\noutputs: [{png: out/}]")
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0)
        let message = "the output out/a:b.png contains \":\", which Windows does not allow"
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    private func bell(_ name: String) throws {
        let bell = Command.symbols.appendingPathComponent("bell.badge.svg")
        try command.write(name, try Data(contentsOf: bell))
    }

    private func build(_ text: String) throws {
        try command.write("insignia.yml", text)
        let outcome = try command.run("sprites")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// Coordinates and the colours of gradients are rounded: levels differ by a few.
    private func expectSame(_ vector: String, as picture: String, size: Int = 48) throws {
        #expect(try command.run("render", vector, "--size", "\(size)", "-o", "out/shown.png").status == 0)
        let (shown, expected) = (try command.image("out/shown.png"), try command.image(picture))
        #expect(shown.width == expected.width && shown.height == expected.height)
        let most = zip(shown.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(most <= 4, "\(most) levels")
        #expect(expected.bytes.contains { $0 > 0 })
    }
}
