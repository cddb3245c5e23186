@testable import SymbolStrokes
import SymbolGeometry
import TestSupport
import Testing

/// A line to the right and then down: a right turn by 90°.
private let corner = "M0 0H10V10"

@Suite struct StrokeJoinTests {
    @Test("A mitre joins two lines without a command of its own, outside and inside")
    func miter() throws {
        let outline = try StrokeExpansion(corner, StrokePen()).outline(width: 2)
        #expect(try outline == Path(svg: "M0 -1H11V10H9V1H0Z"))
    }

    @Test("A bevel cuts the corner off: half a square of half the width less")
    func bevel() throws {
        let outline = try StrokeExpansion(corner, StrokePen(join: .bevel)).outline(width: 2)
        #expect(try outline == Path(svg: "M0 -1H10L11 0V10H9V1H0Z"))
    }

    @Test("A round join is an arc about the corner")
    func round() throws {
        let outline = try StrokeExpansion(corner, StrokePen(join: .round)).outline(width: 2)
        #expect(outline.commands == "MLCLLLLZ")
        // The bevel's 39.5 with a quarter disc instead of a right triangle: π/4 − 1/2 more.
        #expect(abs(outline.signedArea(tolerance: 1e-5) - (39 + .pi / 4)) < 1e-3)
    }

    @Test(
        "A mitre over its limit is a bevel; at a right angle it is √2 widths long",
        arguments: [(1.42, true), (1.41, false)])
    func limit(limit: Double, isSharp: Bool) throws {
        let outline = try StrokeExpansion(corner, StrokePen(join: .miter(limit: limit))).outline(width: 2)
        #expect(outline.points.contains(Point(11, -1)) == isSharp)
        #expect(outline.signedArea() == (isSharp ? 40 : 39.5))
    }

    @Test(
        "A line that reverses is joined by half a disc, or cut off",
        arguments: [
            (StrokePen.Join.round, 11.0), (.bevel, 10), (.miter(limit: 100), 10)
        ])
    func turnBack(join: StrokePen.Join, right: Double) throws {
        let outline = try StrokeExpansion("M0 0H10H2", StrokePen(join: join)).outline(width: 2)
        let bounds = try #require(outline.bounds)
        #expect(abs(bounds.maxX - right) < 1e-9)
        let chords = Chords(outline, closing: true)
        for x in stride(from: 0.05, to: 10, by: 0.3) { #expect(chords.winding(about: Point(x, 0.55)) > 0) }
    }

    @Test("Inside a corner with short arms both edges go through the corner, and nothing is left out")
    func shortArms() throws {
        let outline = try StrokeExpansion("M0 0H1V1", StrokePen(cap: .butt)).outline(width: 4)
        #expect(outline.points.contains(Point(1, 0)))
        let chords = Chords(outline, closing: true)
        for point in [Point(0.5, -1.9), Point(0.5, 1.9), Point(2.9, 0.5), Point(-0.9, 0.5), Point(2.9, -1.9)] {
            #expect(chords.winding(about: point) > 0)
        }
    }

    @Test("A turn of one degree has no join")
    func nearlyStraight() throws {
        let outline = try StrokeExpansion("M0 0H10L20 .17", StrokePen(join: .round)).outline(width: 2)
        #expect(outline.commands == "MLLLLLZ")
    }

    @Test(
        "A square has two contours, the outer one clockwise, the inner one not",
        arguments: ["M0 0H10V10H0Z", "M0 0V10H10V0Z", "M0 0H10V10H0V0Z"])
    func square(data: String) throws {
        let expansion = try StrokeExpansion(data, StrokePen())
        let areas = expansion.outline(width: 2).subpaths.map { Path($0).signedArea() }
        #expect(areas == [144, -64])
        #expect(expansion.outline(width: 2).commands == "MLLLZMLLLZ")
        #expect(expansion.solid(width: 2).signedArea() == 144)
    }

    @Test("Inside a corner of a line and a curve both edges go through the corner, and overlap")
    func lineAndCurve() throws {
        let outline = try StrokeExpansion("M0 0H10A10 10 0 0 1 0 10", StrokePen(cap: .butt, join: .bevel)).outline(
            width: 2)
        #expect(outline.points.contains(Point(10, 0)))
        // The line's edge y = 1 and the circle about (0, 0) of radius 9 meet at (√80, 1).
        let chords = Chords(outline, closing: true)
        #expect(chords.winding(about: Point(8.9, 1.1)) == 0)
        #expect(chords.winding(about: Point(8.98, 0.98)) > 0)
        #expect(outline.commands == "MLLCLCLLLZ")
    }
}
