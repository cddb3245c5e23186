import SymbolGeometry
import TestSupport
import Testing

private func path(_ data: String) throws -> Path { try Path(svg: data) }

extension Path {
    /// Returns the parts before and after a distance along the path.
    fileprivate func split(atLength distance: Double) -> (Path, Path) {
        let measure = PathMeasure(self)
        return (measure.part(from: 0, to: distance), measure.part(from: distance, to: .infinity))
    }

    /// Returns the part between two fractions of the length.
    fileprivate func trimmed(from first: Double, to last: Double) -> Path {
        let measure = PathMeasure(self)
        return measure.part(from: first * measure.length, to: last * measure.length)
    }
}

@Suite struct PathMeasureTests {
    @Test("Closing lines count, jumps of the pen do not")
    func length() throws {
        #expect(try path("M0 0H3V4ZM100 0h7").length() == 3 + 4 + 5 + 7)
    }

    @Test(
        "A point is found along lines, closing lines and jumps",
        arguments: [
            (-1, 0, 0), (2, 2, 0), (5, 3, 2), (9.5, 1.5, 2), (13, 101, 0), (99, 107, 0)
        ] as [(Double, Double, Double)])
    func point(distance: Double, x: Double, y: Double) throws {
        let found = try #require(PathMeasure(path("M0 0H3V4ZM100 0h7")).point(atLength: distance))
        #expect(found.distance(to: Point(x, y)) < 1e-6)
    }

    @Test(
        "A trimmed closed path is open and may end on its closing line",
        arguments: [
            (0.125, 0.375, "M5 0H10V5"), (0.75, 1, "M0 10V0"), (0.7, 0.8, "M2 10H0V8"), (0, 0.25, "M0 0H10")
        ] as [(Double, Double, String)])
    func trimmed(first: Double, last: Double, expected: String) throws {
        let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmed(from: first, to: last).svgData() == expected)
    }

    @Test("Nothing is cut from the whole, and nothing is left of nothing")
    func extremes() throws {
        let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmed(from: 0, to: 1) == square)
        #expect(square.trimmed(from: -1, to: 2) == square)
        #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmed(from: 0.8, to: 0.2).isEmpty)
        #expect(Path().trimmed(from: 0.2, to: 0.8).isEmpty)
    }

    @Test("A subpath wholly inside stays closed")
    func whole() throws {
        // Lengths: 4, 12, 4; a tenth is 2.
        let trimmed = try path("M0 0H4M10 0h3v4ZM20 0h4").trimmed(from: 0.1, to: 0.9)
        #expect(trimmed == (try path("M2 0H4M10 0h3v4ZM20 0h2")))
    }

    @Test(
        "A dot belongs to the part that begins on it",
        arguments: [
            (0, 0.5, "M0 0H4"), (0.5, 1, "M9 9ZM0 4H4"), (0.25, 0.75, "M2 0H4M9 9ZM0 4H2")
        ] as [(Double, Double, String)])
    func dots(first: Double, last: Double, expected: String) throws {
        #expect(try path("M0 0H4M9 9ZM0 4H4").trimmed(from: first, to: last).svgData() == expected)
    }

    @Test("The last dot is drawn at the end")
    func lastDot() throws {
        #expect(try path("M0 0H4M9 9Z").trimmed(from: 0.5, to: 1).svgData() == "M2 0H4M9 9Z")
    }

    @Test("Both parts of a split have the requested lengths and meet", arguments: [0.5, 3, 7, 11])
    func split(distance: Double) throws {
        let whole = try path("M0 0C4 7-2 5 9 1Q1 2 3 4")
        let (before, after) = whole.split(atLength: distance)
        #expect(abs(before.length() - distance) < 1e-5)
        #expect(abs(before.length() + after.length() - whole.length()) < 1e-5)
        let start = try #require(after.subpaths.first?.start)
        #expect(before.currentPoint == start)
    }

    @Test("Random paths keep their length when cut anywhere")
    func fuzz() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<30 {
            let path = Path((0..<6).map { _ in PathElement.random(using: &random) })
            let length = path.length()
            let (before, after) = path.split(atLength: length * Double.random(in: 0...1, using: &random))
            #expect(abs(before.length() + after.length() - length) < 1e-4)
        }
    }
}

@Suite struct SubpathTests {
    @Test("Subpaths have their start, segments and closing line; moves that draw nothing are left out")
    func subpaths() throws {
        let subpaths = try path("M0 0M1 1H2V3ZH5M7 7Z").subpaths
        #expect(subpaths.map(\.start) == [Point(1, 1), Point(1, 1), Point(7, 7)])
        #expect(subpaths.map(\.segments.count) == [2, 1, 0])
        #expect(subpaths.map(\.isClosed) == [true, false, true])
        #expect(subpaths.first?.closingLine == LineSegment(start: Point(2, 3), end: Point(1, 1)))
        #expect(subpaths.map(\.outline.count) == [3, 1, 0])
    }

    @Test("A closed subpath that already ends at its start has no closing line")
    func alreadyBack() throws {
        #expect(try path("M0 0H1V1L0 0Z").subpaths.first?.closingLine == nil)
    }

    @Test(
        "Each subpath is reversed in its place",
        arguments: [
            ("M0 0H1V2", "M1 2V0H0"),
            ("M0 0H1V2Z", "M1 2V0H0Z"),
            ("M0 0C1 2 3 4 5 6Q7 8 9 0M1 1H2", "M9 0Q7 8 5 6C3 4 1 2 0 0M2 1H1"),
            ("M3 3", "")
        ])
    func reversed(data: String, expected: String) throws {
        #expect(try path(data).reversed().svgData() == expected)
    }

    @Test("Reversing twice gives back the path")
    func involution() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<100 {
            var path = Path()
            for _ in 0..<4 {
                path.move(to: .random(using: &random))
                path.cubic(
                    to: .random(using: &random), control1: .random(using: &random), control2: .random(using: &random))
                path.line(to: .random(using: &random))
                if Bool.random(using: &random) { path.close() }
            }
            #expect(path.reversed().reversed() == path)
        }
    }

    @Test("After appending a path, drawing continues where it ended")
    func append() throws {
        var whole = try path("M0 0H1")
        whole.append(try path("M5 5H6Z"))
        whole.line(to: Point(7, 7))
        #expect(whole == (try path("M0 0H1M5 5H6ZM5 5L7 7")))
    }
}
