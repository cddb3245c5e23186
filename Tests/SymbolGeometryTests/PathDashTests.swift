import SymbolGeometry
import TestSupport
import Testing

private func dashes(_ data: String, _ pattern: [Double], offset: Double = 0) throws -> String {
    let path = try Path(svg: data).dashed(pattern, offset: offset, limit: 100_000)
    return (path ?? Path()).svgData(decimals: 3)
}

@Suite struct PathDashTests {
    @Test("Dashes and gaps alternate from the start, the last dash cut short")
    func alternate() throws {
        #expect(try dashes("M0 0H10", [4, 1]) == "M0 0H4M5 0H9")
        #expect(try dashes("M0 0H7", [4, 1]) == "M0 0H4M5 0H7")
    }

    @Test("A positive offset starts inside the pattern, a negative one before it")
    func offset() throws {
        #expect(try dashes("M0 0H10", [4, 2], offset: 1) == "M0 0H3M5 0H9")
        #expect(try dashes("M0 0H10", [4, 2], offset: -1) == "M1 0H5M7 0H10")
        #expect(try dashes("M0 0H10", [4, 2], offset: -3) == "M0 0H1M3 0H7M9 0H10")
    }

    @Test("The pattern starts anew on every subpath")
    func restart() throws {
        #expect(try dashes("M0 0H3M0 9H3", [2, 2]) == "M0 0H2M0 9H2")
    }

    @Test("A dash bends round corners")
    func corner() throws {
        #expect(try dashes("M0 0H3V3", [4, 9]) == "M0 0H3V1")
    }

    /// A square of side 4 with dashes of 3 and gaps of 1: the last dash ends where the first begins.
    @Test("A dash that runs over a closed subpath's start is one piece")
    func closed() throws {
        let path = try #require(try Path(svg: "M0 0H4V4H0Z").dashed([3, 1], offset: 1.5, limit: 100_000))
        #expect(path.subpaths.count == 4)
        #expect(path.subpaths.last?.segments.count == 2)
    }

    @Test("Dashes of zero length remain, at corners and ends too, each with a direction")
    func dots() throws {
        let path = try #require(try Path(svg: "M0 0H4V4").dashed([0, 4], offset: 0, limit: 100_000))
        #expect(path.subpaths.count == 2)
        for subpath in path.subpaths { #expect(subpath.start != subpath.end) }
    }

    @Test("A gap of zero length leaves no stray dash at the end")
    func noGap() throws {
        let path = try #require(try Path(svg: "M0 0H12V12H0Z").dashed([4, 0], offset: 0, limit: 100_000))
        #expect(path.subpaths.count == 11)  // twelve, the last joined to the first
    }

    @Test("In an area the dashes are those of the whole path that meet it", arguments: UInt64(0)..<200)
    func area(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        func point() -> Point { Point(.random(in: -99...99, using: &random), .random(in: -99...99, using: &random)) }
        var path = Path()
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            if Bool.random(using: &random) {
                path.line(to: point())
            } else {
                path.cubic(to: point(), control1: point(), control2: point())
            }
        }
        let corner = point()
        let area = Rect(x: corner.x, y: corner.y, width: .random(in: 0...30, using: &random), height: 8)
        let offset = Double.random(in: -9...9, using: &random)
        func dashes(_ area: Rect?) throws -> [Subpath] {
            try #require(path.dashed([2, 1, 0.5, 3], offset: offset, in: area, limit: 1_000_000)).subpaths
        }
        // Lengths are measured to a millionth.
        func isAmong(_ dashes: [Subpath], _ dash: Subpath) -> Bool {
            dashes.contains { $0.start.distance(to: dash.start) < 1e-4 && $0.end.distance(to: dash.end) < 1e-4 }
        }
        let (all, some) = (try dashes(nil), try dashes(area))
        let meeting = all.filter { Path($0).bounds?.intersection(area) != nil }
        #expect(meeting.allSatisfy { isAmong(some, $0) })
        #expect(some.allSatisfy { isAmong(all, $0) })
    }

    @Test("The dash over a closed subpath's start is one piece in every area that it meets")
    func closedInArea() throws {
        let square = try Path(svg: "M0 0H400V400H0Z")
        let area = Rect(x: -1, y: -1, width: 2, height: 2)
        let path = try #require(square.dashed([30, 10], offset: 15, in: area, limit: 100_000))
        #expect(path.svgData(decimals: 3) == "M0 15V0H15")
        let far = try #require(square.dashed([30, 10], offset: 15, in: area.insetBy(-1e9), limit: 100_000))
        #expect(far.subpaths.count == 40)
    }

    @Test("Too much work is refused")
    func limit() throws {
        #expect(try Path(svg: "M0 0H1000").dashed([1e-6, 1e-6], offset: 0, limit: 1000) == nil)
    }
}
