import SymbolGeometry
import Testing

@Suite struct PathWindingTests {
    /// Returns whether each of the path's subpaths runs clockwise, with y down.
    private func clockwise(_ path: Path) -> [Bool] { path.subpaths.map { Path($0).signedArea() > 0 } }

    @Test("Holes by the even-odd rule run the other way for the nonzero rule")
    func holes() throws {
        let nested = try Path(svg: "M0 0H9V9H0Z M2 2H7V7H2Z M4 4H5V5H4Z M20 0V9H29V0Z")
        #expect(clockwise(nested.woundForNonZero(from: .evenOdd)) == [true, false, true, true])
        #expect(nested.woundForNonZero(from: .nonZero) == nested)
    }

    @Test("An outermost contour is turned clockwise together with everything within it")
    func outermost() throws {
        let nested = try Path(svg: "M4 4H5V5H4Z M0 0V9H9V0Z M2 2H7V7H2Z M20 0H29V9H20Z")
        #expect(clockwise(nested.woundClockwise) == [false, true, false, true])
    }
}
