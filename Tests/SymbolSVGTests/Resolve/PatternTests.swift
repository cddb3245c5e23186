import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolSVG
import Testing

private let rect = "<rect x='10' y='20' width='50' height='20' fill='url(#p)'/>"
private let dot = "<rect width='1' height='1'/>"

private func pattern(_ definitions: String, _ shape: String = rect) throws -> Pattern<ColorReference>? {
    guard case .pattern(let pattern)? = try read(definitions + shape).shapes.first?.fill?.paint else { return nil }
    return pattern
}

extension Pattern<ColorReference> {
    fileprivate var outlines: [String] {
        nodes.flatMap(\.shapes).map { $0.path.transformed(by: $0.transform).svgData(decimals: 3) }
    }
}

/// SVG 2 §14.3.
@Suite struct PatternTests {
    @Test("Without units a tile is measured by the box, and its contents in user units from the tile's corner")
    func boundingBox() throws {
        let pattern = try #require(
            try pattern("<pattern id='p' x='.2' y='.5' width='.1' height='.25'>\(dot)</pattern>"))
        #expect((pattern.width, pattern.height) == (5, 5))
        #expect(pattern.transform(.zero) == Point(20, 30))
        #expect(pattern.outlines == ["M0 0H1V1H0Z"])
    }

    @Test("User space units and patternTransform position the tile in the shape's space")
    func userSpace() throws {
        let pattern = try #require(
            try pattern(
                """
                <pattern id='p' patternUnits='userSpaceOnUse' x='1' width='4' height='3' \
                patternTransform='scale(2)'>\(dot)</pattern>
                """))
        #expect((pattern.width, pattern.height) == (4, 3))
        #expect(pattern.transform(.zero) == Point(2, 0))
        #expect(pattern.transform(Point(4, 3)) == Point(10, 6))
    }

    @Test("Contents can be measured by the box, or fitted by a view box")
    func contents() throws {
        #expect(
            try pattern(
                "<pattern id='p' width='1' height='1' patternContentUnits='objectBoundingBox'>\(dot)</pattern>"
            )?.outlines == ["M0 0H50V20H0Z"])
        // A tile of 50 × 20 for a box of 10 × 10: twice the size, and in the middle of the width.
        #expect(
            try pattern("<pattern id='p' width='1' height='1' viewBox='0 0 10 10'>\(dot)</pattern>")?.outlines == [
                "M15 0H17V2H15Z"
            ])
    }

    /// A pattern does not establish a viewport (SVG 1.1 §7.9).
    @Test("Percentages within a tile refer to the viewport, not to the tile's view box")
    func percentages() throws {
        let contents = "<rect width='50%' height='50%'/>"
        let found = try pattern("<pattern id='p' width='1' height='1' viewBox='0 0 50 20'>\(contents)</pattern>")
        #expect(found?.outlines == ["M0 0H50V50H0Z"])
    }

    @Test("Attributes and contents come through href from the nearest pattern that has them")
    func href() throws {
        let pattern = try #require(
            try pattern(
                """
                <pattern id='a' patternUnits='userSpaceOnUse' width='4' height='3'>\(dot)</pattern>
                <pattern id='p' href='#a' width='7'/>
                """))
        #expect((pattern.width, pattern.height) == (7, 3))
        #expect(pattern.outlines.count == 1)
    }

    @Test("The paint's opacity applies to the tile as a whole")
    func opacity() throws {
        let pattern = try #require(
            try pattern(
                "<pattern id='p' width='1' height='1'>\(dot)</pattern>",
                "<rect width='9' height='9' fill='url(#p)' fill-opacity='.5'/>"))
        #expect(pattern.nodes[0].group?.opacity == 0.5)
    }

    @Test(
        "A pattern without size or contents gives way to the fallback paint",
        arguments: [
            "<pattern id='p' width='1'>\(dot)</pattern>", "<pattern id='p' width='-1' height='1'>\(dot)</pattern>",
            "<pattern id='p' width='1' height='1'/>"
        ])
    func nothing(definition: String) throws {
        let rects = "<rect width='9' height='9' fill='url(#p) red'/><rect width='9' height='9' fill='url(#p)'/>"
        let document = try read(definition + rects)
        #expect(document.fills == ["#ff0000", "none"])
        #expect(document.messages == [])
    }

    @Test("A cyclic pattern is reported, and its fallback painted")
    func cycle() throws {
        let document = try read(
            "<pattern id='p' width='1' height='1'><rect width='1' height='1' fill='url(#p) red'/></pattern>" + rect)
        guard case .pattern(let pattern)? = document.shapes.first?.fill?.paint else {
            Issue.record("not a pattern")
            return
        }
        #expect(pattern.nodes.flatMap(\.shapes).first?.fill?.paint.name == "#ff0000")
        #expect(document.messages == ["<pattern> leads back to itself"])
    }
}
