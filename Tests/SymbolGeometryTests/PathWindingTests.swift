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
        let nested = try Path(svg: "M2 2H7V7H2Z M0 0V9H9V0Z M20 0H29V9H20Z")
        #expect(clockwise(nested.woundClockwise) == [false, true, true])
    }

    /// The winding number is 1 in the frame, 0 in its counter and −1 in what runs the other way there.
    @Test("What lies in the counter of a frame is turned clockwise on its own")
    func island() throws {
        let nested = try Path(svg: "M0 0H9V9H0Z M2 2V7H7V2Z M4 4V5H5V4Z")
        #expect(clockwise(nested.woundClockwise) == [true, false, true])
    }

    @Test("Contours that share an edge do not enclose one another")
    func neighbours() throws {
        let halves = try Path(svg: "M12 4H4V20H12Z M12 4H20V20H12Z")
        #expect(clockwise(halves.woundClockwise) == [true, true])
        #expect(clockwise(halves.woundForNonZero(from: .evenOdd)) == [true, true])
    }

    @Test("A contour that touches the one around it lies within it", arguments: ["M0 2V7H5V2Z", "M0 2H5V7H0Z"])
    func touching(inner: String) throws {
        let nested = try Path(svg: "M0 0H9V9H0Z \(inner)")
        #expect(clockwise(nested.woundForNonZero(from: .evenOdd)) == [true, false])
        #expect(clockwise(nested.woundClockwise) == clockwise(nested))
    }

    @Test("Of two equal contours the second is the hole by the even-odd rule")
    func equal() throws {
        let twice = try Path(svg: "M0 0H9V9H0Z M0 0H9V9H0Z")
        #expect(clockwise(twice.woundForNonZero(from: .evenOdd)) == [true, false])
    }
}
