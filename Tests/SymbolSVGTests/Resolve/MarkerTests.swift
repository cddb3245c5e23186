import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import Testing

/// A line whose every vertex has a marker with a square, unclipped.
private func paths(_ attributes: String, line: String = "d='M0 0H10V10' stroke-width='2'") throws -> [String] {
    try read(
        """
        <defs><marker id='m' overflow='visible' \(attributes)><rect width='1' height='1'/></marker></defs>
        <path fill='none' \(line) style='marker:url(#m)'/>
        """
    ).paths
}

/// SVG 2 §13.7.
@Suite struct MarkerTests {
    @Test("Markers stand upright at every vertex, in units of the stroke's width")
    func upright() throws {
        #expect(try paths("") == ["M0 0H10V10", "M0 0H2V2H0Z", "M10 0H12V2H10Z", "M10 10H12V12H10Z"])
    }

    @Test("In user space units the stroke's width is ignored")
    func userSpace() throws {
        #expect(try paths("markerUnits='userSpaceOnUse'").dropFirst().first == "M0 0H1V1H0Z")
    }

    @Test("The reference point lies on the vertex")
    func reference() throws {
        #expect(try paths("refX='1' refY='0.5'").dropFirst().first == "M-2-1H0V1H-2Z")
    }

    @Test("A view box is fitted into the marker's size, together with the reference point")
    func viewBox() throws {
        // A box of 10 in a marker of 3 strokes of 2: each unit is 0.6, and the reference 5 units in.
        #expect(try paths("viewBox='0 0 10 10' refX='5' refY='5'").dropFirst().first == "M-3-3H-2.4V-2.4H-3Z")
    }

    @Test("Percentages of the reference point refer to the marker's view box")
    func referencePercentages() throws {
        #expect(try paths("viewBox='0 0 10 10' refX='50%' refY='50%'").dropFirst().first == "M-3-3H-2.4V-2.4H-3Z")
    }

    /// A marker does not establish a viewport (SVG 1.1 §7.9).
    @Test("Percentages within a marker refer to the viewport, not to the marker's view box")
    func percentages() throws {
        let document = try read(
            """
            <marker id='m' overflow='visible' viewBox='0 0 3 3'><rect width='50%' height='50%'/></marker>
            <path d='M0 0H10' marker-start='url(#m)'/>
            """)
        #expect(document.paths.last == "M0 0H50V50H0Z")
    }

    @Test("auto turns a marker along the path, auto-start-reverse reverses the first one")
    func orientation() throws {
        let line = "d='M0 0V9' stroke-width='1'"
        #expect(try paths("orient='auto'", line: line).dropFirst() == ["M0 0V1H-1V0Z", "M0 9V10H-1V9Z"])
        #expect(try paths("orient='auto-start-reverse'", line: line).dropFirst() == ["M0 0V-1H1V0Z", "M0 9V10H-1V9Z"])
        #expect(try paths("orient='90'", line: line).dropFirst() == paths("orient='auto'", line: line).dropFirst())
    }

    @Test("A marker is clipped to its size unless its overflow is visible")
    func overflow() throws {
        let document = try read(
            "<marker id='m'><rect width='9' height='9'/></marker><path d='M1 1H9' marker-end='url(#m)'/>")
        #expect(
            document.drawing.nodes.last?.group?.clips.first?.areas.first?.path.bounds
                == Rect(x: 9, y: 1, width: 3, height: 3))
    }

    @Test("Start, middle and end markers are inherited separately; `marker` is not an attribute")
    func properties() throws {
        let marker = "<marker id='m'><rect width='1' height='1'/></marker>"
        #expect(try read(marker + "<g marker-mid='url(#m)'><path d='M0 0H5H9'/></g>").paths.last == "M5 0H6V1H5Z")
        #expect(try read(marker + "<path d='M0 0H5H9' marker='url(#m)'/>").paths.count == 1)
    }

    @Test(
        "paint-order positions the markers",
        arguments: [
            ("normal", "fill+stroke marker"), ("markers", "marker fill+stroke"), ("fill markers", "fill marker stroke"),
            ("stroke markers", "stroke marker fill")
        ])
    func paintOrder(value: String, order: String) throws {
        let document = try read(
            """
            <marker id='m' overflow='visible'><circle r='1' fill='blue'/></marker>
            <path d='M0 0H9V9' stroke='red' paint-order='\(value)' marker-end='url(#m)'/>
            """)
        let parts = document.shapes.map { shape in
            if shape.fill?.paint.name == "#0000ff" { return "marker" }
            return [shape.fill.map { _ in "fill" }, shape.stroke.map { _ in "stroke" }].compactMap { $0 }.joined(
                separator: "+")
        }
        #expect(parts.joined(separator: " ") == order)
    }

    @Test("A marker can use its shape's paints")
    func context() throws {
        let document = try read(
            """
            <marker id='m'><rect width='1' height='1' fill='context-stroke'/>\
            <rect width='1' height='1' fill='context-fill'/></marker>
            <path d='M0 0H9' fill='lime' stroke='red' marker-end='url(#m)'/>\
            <rect width='9' height='9' fill='context-fill'/>
            """)
        #expect(document.fills == ["#00ff00", "#ff0000", "#00ff00", "none"])
    }

    @Test("A line has no interior, but a fill that its markers use")
    func line() throws {
        let document = try read(
            """
            <marker id='m'><rect width='1' height='1' fill='context-fill'/></marker>
            <line x2='9' stroke='red' fill='lime' marker-end='url(#m)'/>
            """)
        #expect(document.fills == ["none", "#00ff00"])
    }

    @Test("A cyclic marker ends, and a missing one is reported")
    func faults() throws {
        let cycle = try read(
            "<marker id='m'><path d='M0 0H9' marker-end='url(#m)'/></marker><path d='M0 0H9' marker-end='url(#m)'/>")
        #expect(cycle.paths.count == 2)
        #expect(cycle.messages == ["<marker> leads back to itself"])
        #expect(
            try read("<path d='M0 0H9' marker-end='url(#x)'/>").messages == [
                "a marker property refers to \"#x\", which is not a <marker> of this file"
            ])
    }
}
