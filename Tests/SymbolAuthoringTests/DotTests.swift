import SymbolGeometry
import SymbolTemplate
import TestSupport
import Testing
@testable import SymbolAuthoring

/// Dots written as lines that end where they begin, with strokes 2 wide.
@Suite struct DotTests {
    private func path(_ data: String) throws -> Path {
        let text = svg("<path d='\(data)'/>", "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        return try Skeleton(parsing: Array(text.utf8), name: "dot").layers[0].strokes[0].path
    }

    @Test(
        "A circle of arcs without a Z is a dot if its stroke leaves no counter",
        arguments: [(1, true), (0.5, true), (1.5, false), (3, false)])
    func arcs(radius r: Double, isDot: Bool) throws {
        let subpaths = try path("M12 12m\(-r) 0a\(r) \(r) 0 1 0 \(2 * r) 0a\(r) \(r) 0 1 0 \(-2 * r) 0").subpaths
        #expect(subpaths.map(\.isClosed) == [isDot])
        #expect(!isDot || subpaths[0].closingLine == nil)
    }

    @Test("Lines without an area have ends", arguments: ["M5 5L9 9L5 5", "M12 12h.01"])
    func lines(data: String) throws {
        #expect(try path(data).subpaths.map(\.isClosed) == [false])
    }

    /// The second edge of the first runs back over a part of the outline; the second runs the other way round.
    @Test(
        "A tiny closed line with round corners is a disc",
        arguments: ["M9.748 15h.005v.006H9.75v-.006Z", "M9.748 15v.006h.005V15Z"])
    func tiny(data: String) throws {
        let text = svg(
            "<path d='\(data)'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linejoin='round'")
        let skeleton = try Skeleton(parsing: Array(text.utf8), name: "dot")
        for master in Master.allCases {
            let width = skeleton.layers[0].strokes[0].width(master, of: skeleton.widths)
            let area = LayerOutlines(skeleton.layers[0], skeleton.widths).path(master).signedArea(tolerance: 1e-4)
            #expect(abs(area - .pi * width * width / 4) < 0.01 * area)
        }
    }

    @Test("A closed line that crosses itself is filled on both sides of the crossing")
    func crossing() throws {
        let text = svg(
            "<path d='M4 4L20 20V4L4 20Z'/>", "viewBox='0 0 24 24' fill='black' stroke='black' stroke-width='2'")
        let skeleton = try Skeleton(parsing: Array(text.utf8), name: "bow")
        let outline = FlatPath(LayerOutlines(skeleton.layers[0], skeleton.widths).path(.black))
        for x in [2.6, 6, 18, 21.4] { #expect(outline.windingNumber(about: Point(x, 12)) != 0) }
    }

    @Test("A dot stays solid at all weights")
    func solid() throws {
        let text = svg(
            "<path d='M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0'/>",
            "viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'")
        let skeleton = try Skeleton(parsing: Array(text.utf8), name: "dot")
        let outline = LayerOutlines(skeleton.layers[0], skeleton.widths).path(.ultralight)
        #expect(FlatPath(outline).windingNumber(about: Point(12, 5)) == 1)
    }
}
