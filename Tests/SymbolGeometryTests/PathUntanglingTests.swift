import SymbolGeometry
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct PathUntanglingTests {
    private func untangled(_ data: String) throws -> Path { try Path(svg: data).woundForNonZero(from: .evenOdd) }

    @Test("Where squares overlap, the even-odd rule leaves a hole between two corners")
    func squares() throws {
        let path = try untangled("M0 0H14V14H0Z M6 6H20V20H6Z")
        // Each square has 196, of which 64 are in both.
        #expect(abs(path.signedArea() - 264) < 1e-6)
        let area = FlatPath(path)
        let points = [Point(3, 3), Point(10, 10), Point(17, 17), Point(17, 3)]
        #expect(points.map(area.windingNumber) == [1, 0, 1, 0])
        #expect(path.subpaths.count == 2)
    }

    @Test("Where squares that run in opposite directions overlap, they cancel each other by the nonzero rule")
    func opposite() throws {
        let path = try Path(svg: "M2 2H14V14H2Z M8 8V20H20V8Z").untangled(from: .nonZero)
        // Each square has 144, of which 36 are in both.
        #expect(abs(path.signedArea() - 216) < 1e-6)
        let area = FlatPath(path)
        let points = [Point(5, 5), Point(11, 11), Point(17, 17), Point(17, 5)]
        #expect(points.map(area.windingNumber) == [1, 0, 1, 0])
        #expect(!path.isTangled)
    }

    @Test("Lines that cross each other in thousands of places are left as they are")
    func crowd() throws {
        // Each of 80 upright lines crosses each of 80 level ones: 12,800 cuts.
        let upright = (0..<40).map { "M\(2 * $0) -1V81H\(2 * $0 + 1)V-1" }
        let level = (0..<40).map { "M-1 \(2 * $0)H81V\(2 * $0 + 1)H-1" }
        let path = try Path(svg: (upright + level).joined())
        #expect(path.untangled(from: .evenOdd).subpaths.count == 80)
        let few = try Path(svg: (upright.prefix(4) + level.prefix(4)).joined())
        #expect(few.untangled(from: .evenOdd).subpaths.count > 8)
    }

    @Test("Both lobes of a bow tie run clockwise")
    func bowTie() throws {
        let path = try Path(svg: "M2 2L22 22V2L2 22Z").untangled(from: .nonZero)
        let areas = path.subpaths.map { Path($0).signedArea() }
        #expect(areas.count == 2)
        // A base of 20 and a height of 10.
        #expect(areas.allSatisfy { abs($0 - 100) < 1e-6 })
    }

    @Test(
        "What reversing whole contours winds clockwise is left as it is by the nonzero rule",
        arguments: [
            "M0 0H9V9H0Z M2 2V7H7V2Z", "M0 0V9H9V0Z M2 2H7V7H2Z", "M0 0H9V9H0Z M20 0V9H29V0Z",
            "M0 0H9V9H0Z M5 5H14V14H5Z", "M12 2 18 21 2 9.5H22L6 21Z"
        ])
    func simple(data: String) throws {
        let path = try Path(svg: data)
        #expect(!path.isTangled)
        #expect(path.untangled(from: .nonZero) == path)
    }

    @Test("A star drawn in one go has an empty middle by the even-odd rule")
    func star() throws {
        let area = FlatPath(try untangled("M12 2 18 21 2 9.5H22L6 21Z"))
        #expect(area.windingNumber(about: Point(12, 13)) == 0)
        let tips = [Point(12, 4), Point(17, 19), Point(4, 10), Point(20, 10), Point(7, 19)]
        #expect(tips.map(area.windingNumber) == [1, 1, 1, 1, 1])
    }

    /// The lens of two circles of radius r at a distance d is 2r² acos(d/2r) − d/2 √(4r² − d²).
    @Test("Circles that overlap keep their curves", arguments: [0.024, 1, 400])
    func circles(scale: Double) throws {
        let circles = try Path(svg: "M-5 0A5 5 0 0 1 5 0 5 5 0 0 1-5 0Z M1 0A5 5 0 0 0 11 0 5 5 0 0 0 1 0Z")
        let path = circles.transformed(by: .scale(scale)).woundForNonZero(from: .evenOdd)
        let lens = 50 * acos(0.6) - 3 * 64.0.squareRoot()
        let area = path.signedArea(tolerance: scale / 1e5) / (scale * scale)
        // The arcs are cubics, which are off by a few ten-thousandths of the radius.
        #expect(abs(area - (50 * .pi - 2 * lens)) < 0.05)
    }

    @Test("Polygons of random corners enclose what they do by either rule", arguments: 0..<60 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        func coordinate() -> Double { .random(in: 0...24, using: &random) }
        var path = Path()
        for _ in 0..<2 {
            path.move(to: Point(coordinate(), coordinate()))
            for _ in 0..<4 { path.line(to: Point(coordinate(), coordinate())) }
            path.close()
        }
        let (tangle, area) = (FlatPath(path), FlatPath(path.woundForNonZero(from: .evenOdd)))
        let clockwise = FlatPath(path.untangled(from: .nonZero).woundClockwise)
        let edges = path.edges(1)
        for _ in 0..<200 {
            let point = Point(coordinate(), coordinate())
            guard edges.allSatisfy({ distance(point, $0) > 0.1 }) else { continue }
            let number = tangle.windingNumber(about: point)
            #expect(area.windingNumber(about: point) == abs(number % 2))
            #expect((clockwise.windingNumber(about: point) > 0) == (number != 0))
        }
    }

    private func distance(_ point: Point, _ edge: LineSegment) -> Double {
        let vector = edge.end - edge.start
        let t = min(max((point - edge.start).dot(vector) / vector.dot(vector), 0), 1)
        return point.distance(to: edge.point(at: t))
    }
}
