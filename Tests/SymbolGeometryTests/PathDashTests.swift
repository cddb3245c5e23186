import SymbolGeometry
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

    @Test("Dashes of no length are still there, at corners and ends too, each with a direction")
    func dots() throws {
        let path = try #require(try Path(svg: "M0 0H4V4").dashed([0, 4], offset: 0, limit: 100_000))
        #expect(path.subpaths.count == 2)
        for subpath in path.subpaths { #expect(subpath.start != subpath.end) }
    }

    @Test("A gap of no length leaves no stray dash at the end")
    func noGap() throws {
        let path = try #require(try Path(svg: "M0 0H12V12H0Z").dashed([4, 0], offset: 0, limit: 100_000))
        #expect(path.subpaths.count == 11)  // twelve, the last joined to the first
    }

    @Test("Too much work is refused")
    func limit() throws {
        #expect(try Path(svg: "M0 0H1000").dashed([1e-6, 1e-6], offset: 0, limit: 1000) == nil)
    }
}
