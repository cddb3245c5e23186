@testable import SymbolEffects
import SymbolGeometry
import Testing

@Suite struct MagicOutlineTests {
    /// One point for each corner, and at most one more for each of the steps to which the length is limited.
    @Test(
        "However long an outline is, it is compared at a few thousand points", arguments: [1.0, 1e3, 1e7, 1e30, 1e300])
    func points(side: Double) {
        let outline = MagicOutline(Path(rect: Rect(x: 0, y: 0, width: side, height: side)), em: 1)
        #expect(outline.points.count >= 4)
        #expect(outline.points.count <= 4096 + 4)
    }

    @Test("Outlines are equal whatever their direction, and wherever they start")
    func sameness() throws {
        let forward = MagicOutline(try Path(svg: "M0 0H10V10H0Z M2 2V8H8V2Z"), em: 10)
        let backward = MagicOutline(try Path(svg: "M8 8H2V2H8Z M10 10V0H0V10Z"), em: 10)
        let other = MagicOutline(try Path(svg: "M0 0H10V10H0Z M2 2V8H8V3Z"), em: 10)
        #expect(forward.equals(backward, tolerance: 0.01))
        #expect(backward.equals(forward, tolerance: 0.01))
        #expect(!forward.equals(other, tolerance: 0.01))
    }
}
