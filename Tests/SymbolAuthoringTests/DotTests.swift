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
