@testable import SymbolStrokes
import SymbolGeometry
import TestSupport
import Testing

@Suite struct StrokeCapTests {
    @Test("A line with butt caps is a rectangle")
    func butt() throws {
        let outline = try StrokeExpansion("M0 0H10", StrokePen(cap: .butt)).outline(width: 2)
        #expect(try outline == Path(svg: "M0 -1H10V1H0Z"))
    }

    @Test("A square cap extends by half the width")
    func square() throws {
        let outline = try StrokeExpansion("M0 0H10", StrokePen(cap: .square)).outline(width: 2)
        #expect(outline.bounds == Rect(minX: -1, minY: -1, maxX: 11, maxY: 1))
        #expect(outline.signedArea() == 24)
    }

    @Test("A round cap is two quarters of a circle")
    func round() throws {
        let outline = try StrokeExpansion("M0 0H10", StrokePen(cap: .round)).outline(width: 2)
        #expect(outline.commands == "MLCCLCCZ")
        #expect(outline.bounds == Rect(minX: -1, minY: -1, maxX: 11, maxY: 1))
        #expect(abs(outline.signedArea(tolerance: 1e-5) - (20 + .pi)) < 2e-3)
    }

    @Test("A subpath of zero length is a dot, a square or nothing", arguments: ["M5 5H5", "M5 5Z", "M5 5C5 5 5 5 5 5"])
    func zeroLength(data: String) throws {
        let dot = try StrokeExpansion(data, StrokePen(cap: .round)).outline(width: 2)
        #expect(dot.commands == "MCCCCZ")
        #expect(dot.bounds == Rect(minX: 4, minY: 4, maxX: 6, maxY: 6))
        let square = try StrokeExpansion(data, StrokePen(cap: .square)).outline(width: 2)
        #expect(try square == Path(svg: "M4 4H6V6H4Z"))
        let nothing = try StrokeExpansion(data, StrokePen(cap: .butt)).outline(width: 2)
        #expect(nothing.isEmpty)
    }

    @Test("A hundredth counts as a length: its square cap has the line's direction")
    func tiny() throws {
        let outline = try StrokeExpansion("M5 5l.006 .008", StrokePen(cap: .square)).outline(width: 2)
        #expect(abs(outline.signedArea() - 4.02) < 1e-9)
        // A square of side 2 rotated by atan(4/3) is 2 · (0.6 + 0.8) wide.
        let bounds = try #require(outline.bounds)
        #expect(abs(bounds.width - 2.806) < 1e-9)
    }

    /// The curve begins with a radius of 0 and turns by 0.004 within the 1/120 of it that is tighter than the pen: that
    /// far, 0.002 on average, the pen reaches back beyond its start.
    @Test("A curve whose first control point is its start has nothing behind its butt cap")
    func controlPointAtStart() throws {
        let outline = try StrokeExpansion("M0 0C0 0 0 10 10 10", StrokePen(cap: .butt)).outline(width: 2)
        #expect(abs(try #require(outline.bounds).minY) < 0.01)
        let reversed = try StrokeExpansion("M10 10C0 10 0 0 0 0", StrokePen(cap: .butt)).outline(width: 2)
        #expect(abs(try #require(reversed.bounds).minY) < 0.01)
    }

    @Test("At zero width the outline has no area")
    func zeroWidth() throws {
        let outline = try StrokeExpansion("M0 0H10V10", StrokePen(cap: .round, join: .round)).outline(width: 0)
        #expect(abs(outline.signedArea()) < 1e-12)
    }
}
