import SymbolGeometry
import SymbolMedialAxis
import Testing

@testable import SymbolRendering

@Suite struct PenInkTests {
    private func line(_ length: Double, radius: Double) -> CenterlineStroke {
        CenterlineStroke(
            knots: [0, length].map { CenterlineStroke.Knot(point: Point($0, 0), radius: radius) })
    }

    /// A line of length 3 and width 2 has an area of π before its pen moves, and of 6 on its way.
    @Test("Tips have the share of their discs in the ink")
    func share() {
        let ink = PenInk([], covering: [line(3, radius: 1)])
        #expect(abs(ink.tipShare - .pi / (.pi + 6)) < 1e-9)
        #expect(ink.excessiveTipShare == ink.tipShare)
    }

    @Test("A share of up to a fifth may appear at once")
    func small() {
        let ink = PenInk([], covering: [line(3, radius: 1), line(40, radius: 1)])
        #expect(ink.tipShare > 0 && ink.tipShare < 0.2)
        #expect(ink.excessiveTipShare == 0)
    }

    @Test("Without pens there is no share")
    func none() { #expect(PenInk([], covering: []).tipShare == 0) }
}
