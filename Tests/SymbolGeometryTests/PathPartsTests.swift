import SymbolGeometry
import Testing

@Suite struct PathPartsTests {
    @Test("Separate parts are each scaled about their own centre, and the two circles of a ring as one")
    func apart() {
        var ring = Path(rect: Rect(x: 0, y: 0, width: 8, height: 8))
        ring.append(Path(rect: Rect(x: 2, y: 2, width: 2, height: 2)))
        var both = ring
        both.append(Path(rect: Rect(x: 20, y: 0, width: 4, height: 4)))
        let boxes = both.scalingParts(by: 0.5).subpaths.compactMap { Path($0).bounds }
        // About (4, 4), and about (22, 2).
        #expect(
            boxes == [
                Rect(x: 2, y: 2, width: 4, height: 4), Rect(x: 3, y: 3, width: 1, height: 1),
                Rect(x: 21, y: 1, width: 2, height: 2)
            ])
    }

    @Test("A subpath that touches two parts joins them")
    func joined() {
        var path = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))
        path.append(Path(rect: Rect(x: 6, y: 0, width: 2, height: 2)))
        path.append(Path(rect: Rect(x: 1, y: 0, width: 6, height: 2)))
        #expect(path.scalingParts(by: 0.5).bounds == Rect(x: 2, y: 0.5, width: 4, height: 1))
    }
}
