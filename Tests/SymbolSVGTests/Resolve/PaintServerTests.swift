import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import Testing

private func linear(
    _ definitions: String, _ shape: String = "<rect width='50' height='20' fill='url(#g)'/>"
) throws
    -> LinearGradient<ColorReference>?
{
    guard case .linearGradient(let gradient)? = try read(definitions + shape).shapes.first?.fill?.paint else {
        return nil
    }
    return gradient
}

private let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>"

@Suite struct PaintServerTests {
    @Test("Without units a gradient lies along the box's top side")
    func boundingBox() throws {
        let gradient = try #require(try linear("<linearGradient id='g'>\(stops)</linearGradient>"))
        #expect(gradient.ramp.transform(gradient.start) == Point(0, 0))
        #expect(gradient.ramp.transform(gradient.end) == Point(50, 0))
    }

    @Test("User space units and gradientTransform position it in the shape's space")
    func userSpace() throws {
        let gradient = try #require(
            try linear(
                """
                <linearGradient id='g' gradientUnits='userSpaceOnUse' x1='1' x2='2' \
                gradientTransform='translate(3)'>\(stops)</linearGradient>
                """))
        #expect(gradient.ramp.transform(gradient.end) == Point(5, 0))
    }

    @Test(
        "An id is found whatever it contains, quoted, escaped or percent-encoded",
        arguments: [
            ("Gradient (1)", "url('#Gradient (1)')"), ("g(2)", #"url(#g\(2\))"#), ("é", "url(#%C3%A9)"),
            ("a b", "url(&quot; #a b &quot;) lime"), ("100%", "url(#100%)"), ("x", "url( #x )none")
        ])
    func ids(id: String, reference: String) throws {
        #expect(
            try read("<linearGradient id='\(id)'>\(stops)</linearGradient><path d='M0 0H9V9' fill=\"\(reference)\"/>")
                .fills == ["linear"])
    }

    @Test("An invalid URL is not a paint", arguments: ["url(#a b)", "url(#a\"b)", "url(#a", "url('#a)"])
    func malformed(reference: String) throws {
        #expect(
            try read("<linearGradient id='a'>\(stops)</linearGradient><path d='M0 0H9V9' fill='\(reference.escaped)'/>")
                .fills == ["#000000"])
    }

    @Test("Attributes and stops come through href from the nearest gradient that has them")
    func href() throws {
        let gradient = try #require(
            try linear(
                """
                <linearGradient id='a' x2='0.5' spreadMethod='reflect'>\(stops)</linearGradient>
                <linearGradient id='g' href='#a' x1='0.25'/>
                """))
        #expect((gradient.start.x, gradient.end.x) == (0.25, 0.5))
        #expect(gradient.ramp.spread == .reflect)
        #expect(gradient.ramp.stops.count == 2)
    }

    @Test("Offsets never decrease, and stay in 0…1")
    func offsets() throws {
        let gradient = try #require(
            try linear(
                """
                <linearGradient id='g'><stop offset='-1'/><stop offset='60%'/><stop offset='.3'/><stop offset='7'/>\
                </linearGradient>
                """))
        #expect(gradient.ramp.stops.map(\.offset) == [0, 0.6, 0.6, 1])
    }

    @Test(
        "A single stop paints its colour; coinciding ends paint the last colour",
        arguments: [
            "<linearGradient id='g'><stop stop-color='blue'/></linearGradient>",
            "<linearGradient id='g' x1='1' x2='1'>\(stops)</linearGradient>",
            "<radialGradient id='g' r='0'>\(stops)</radialGradient>"
        ])
    func degenerate(definition: String) throws {
        #expect(try read(definition + "<rect width='50' height='20' fill='url(#g)'/>").fills == ["#0000ff"])
    }

    @Test("A box without area cannot have a gradient in box units")
    func flatBox() throws {
        #expect(
            try read("<linearGradient id='g'>\(stops)</linearGradient><path d='M0 0H9' fill='url(#g) red'/>").fills == [
                "#ff0000"
            ])
    }

    @Test("The focus defaults to the centre")
    func focus() throws {
        let document = try read(
            """
            <radialGradient id='g' cx='.4' fy='.1'>\(stops)</radialGradient>\
            <rect width='9' height='9' fill='url(#g)'/>
            """
        )
        guard case .radialGradient(let gradient)? = document.shapes.first?.fill?.paint else {
            Issue.record("not a radial gradient")
            return
        }
        #expect(gradient.focus == Point(0.4, 0.1))
        #expect(gradient.center == Point(0.4, 0.5))
    }

    @Test("A negative radius of the focus counts as none")
    func focalRadius() throws {
        let document = try read(
            "<radialGradient id='g' fr='-1'>\(stops)</radialGradient><rect width='9' height='9' fill='url(#g)'/>")
        guard case .radialGradient(let gradient)? = document.shapes.first?.fill?.paint else {
            Issue.record("not a radial gradient")
            return
        }
        #expect(gradient.focalRadius == 0)
    }

    @Test("A cyclic chain of href ends")
    func cycle() throws {
        let document = try read(
            """
            <linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'/>\
            <rect width='9' height='9' fill='url(#g)'/>
            """
        )
        #expect(document.fills == ["none"])
        #expect(document.messages.contains { $0.contains("leads back to itself") })
    }

    @Test(
        "A paint server of another file is replaced by its fallback, or else by none, and reported",
        arguments: [
            ("url(icon.svg#q)", "none"), ("url(a)", "none"), ("url(icon.svg#q) lime", "#00ff00"),
            ("URL(icon.svg) currentColor", "tint")
        ])
    func outside(value: String, fill: String) throws {
        let document = try read("<g fill='teal'><rect width='9' height='9' fill='\(value)'/><path d='M0 0H9V9Z'/></g>")
        #expect(document.fills == [fill, "#008080"])
        #expect(document.messages == ["fill: \"\(value)\" refers to something outside of the file"])
    }

    @Test("A fallback replaces an id that is missing from the file, and without one nothing is painted")
    func missing() throws {
        let rects = ["url(#q)", "url(#q) lime"].map { "<rect width='9' height='9' fill='\($0)'/>" }.joined()
        #expect(try read("<g fill='teal'>\(rects)</g>").fills == ["none", "#00ff00"])
    }

    @Test("An id shared by a shape and a gradient refers to the gradient when a paint is needed")
    func sharedID() throws {
        #expect(
            try read(
                "<rect id='g' width='9' height='9' fill='url(#g)'/><linearGradient id='g'>\(stops)</linearGradient>"
            ).fills == ["linear"])
    }

    @Test("A gradient or pattern with a singular transform paints nothing")
    func collapsed() throws {
        let rect = "<rect width='50' height='20' fill='url(#g)'/>"
        for transform in ["matrix(0 0 0 1 0 0)", "scale(0)"] {
            let gradient = "<linearGradient id='g' gradientTransform='\(transform)'>\(stops)</linearGradient>"
            let tile = "width='5' height='5' patternUnits='userSpaceOnUse'"
            let pattern = "<pattern id='g' \(tile) patternTransform='\(transform)'><path d='M0 0H9V9'/></pattern>"
            #expect(try read(gradient + rect).fills.filter { $0 != "none" } == [])
            #expect(try read(pattern + rect).fills.filter { $0 != "none" } == [])
        }
    }

    @Test("Coordinates come from the nearest gradient of the same kind, even across one of the other kind")
    func hrefAcrossKinds() throws {
        let gradient = try #require(
            try linear(
                """
                <linearGradient id='a' x1='0.25'>\(stops)</linearGradient>
                <radialGradient id='b' href='#a' spreadMethod='repeat'/>
                <linearGradient id='g' href='#b'/>
                """))
        #expect(gradient.start.x == 0.25)
        #expect(gradient.ramp.spread == .repeat)
    }
}

extension String {
    /// The string as written in an attribute.
    fileprivate var escaped: String {
        replacing("'", with: "&apos;").replacing("\"", with: "&quot;")
    }
}
