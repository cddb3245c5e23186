@testable import SymbolMedialAxis
import SymbolGeometry
import Testing

/// Returns the fraction of the interior that the strokes do not reveal in the end.
private func uncovered(_ path: Path, margin: Double) -> Double {
    let samples = FilledPolygons(path).samples()
    guard !samples.isEmpty else { return 0 }
    let region = FilledPolygons(
        path.penStrokes().reduce(into: Path()) { $0.append($1.region(from: 0, to: 1, margin: margin)) })
    return Double(samples.filter { !region.contains($0) }.count) / Double(samples.count)
}

@Suite struct PenRegionTests {
    @Test("In the end everything is covered: shapes", arguments: PenShapes.named)
    func coverage(data: String) throws {
        let path = try Path(svg: data)
        #expect(uncovered(path, margin: 1) <= 0.001)
    }

    @Test("In the end everything is covered: the project's symbols")
    func symbolCoverage() throws {
        let symbols = try PenShapes.symbols()
        #expect(symbols.count > 50)
        for data in symbols { #expect(uncovered(try Path(svg: data), margin: 1) <= 0.001, "\(data)") }
    }

    @Test("In the end everything is covered: self-intersecting polygons", arguments: 1...25 as ClosedRange<UInt64>)
    func polygonCoverage(seed: UInt64) {
        #expect(uncovered(PenShapes.polygon(seed: seed), margin: 1) <= 0.001)
    }

    @Test("A longer part covers every shorter one", arguments: [PenShapes.ring, PenShapes.checkmark, PenShapes.square])
    func monotone(data: String) throws {
        let stroke = try #require(try Path(svg: data).penStrokes().first)
        let parts = [0.1, 0.33, 0.5, 0.9, 1].map { FilledPolygons(stroke.region(from: 0, to: $0, margin: 1)) }
        for (shorter, longer) in zip(parts, parts.dropFirst()) {
            // Flattened arcs deviate inwards: points at the very edge are left out.
            let around = [Point(0.3, 0), Point(-0.3, 0), Point(0, 0.3), Point(0, -0.3)]
            let inner = shorter.samples(40).filter { point in around.allSatisfy { shorter.contains(point + $0) } }
            #expect(!inner.isEmpty)
            for point in inner { #expect(longer.contains(point)) }
        }
    }

    @Test("Nothing ahead of the pen is shown")
    func ahead() throws {
        let stroke = try #require(try Path(svg: PenShapes.capsule).penStrokes().first)
        let tip = 5 + 0.4 * 90.0
        let region = FilledPolygons(stroke.region(from: 0, to: 0.4, margin: 1))
        for y in stride(from: 0.5, to: 10, by: 1) {
            #expect(!region.contains(Point(tip + 5 + 1 + 1, y)))
            #expect(region.contains(Point(tip - 1, y)))
        }
    }

    @Test("The part of a ring that the pen has not reached stays hidden")
    func half() throws {
        let stroke = try #require(try Path(svg: PenShapes.ring).penStrokes().first)
        let region = FilledPolygons(stroke.region(from: 0, to: 0.5, margin: 1))
        #expect(region.contains(Point(95, 50)))
        #expect(!region.contains(Point(5, 50)))
        #expect(!region.contains(Point(50, 50)))
        let whole = FilledPolygons(stroke.region(from: 0, to: 1, margin: 1))
        #expect(whole.contains(Point(5, 50)))
        #expect(!whole.contains(Point(50, 50)))
    }

    @Test("A part between two positions leaves out what comes before")
    func middle() throws {
        let stroke = CenterlineStroke(
            knots: [Point(0, 0), Point(100, 0)].map { CenterlineStroke.Knot(point: $0, radius: 5) })
        let region = stroke.region(from: 0.5, to: 0.75, margin: 1)
        let bounds = try #require(region.bounds)
        #expect(abs(bounds.minX - 45) < 0.01 && abs(bounds.maxX - 80) < 0.01)
        #expect(abs(bounds.minY + 6) < 0.01 && abs(bounds.maxY - 6) < 0.01)
    }

    @Test(
        "Nothing is covered when the part has no length",
        arguments: [(0.5, 0.5), (0.6, 0.2), (0, 0)] as [(Double, Double)])
    func empty(first: Double, last: Double) throws {
        let stroke = try #require(try Path(svg: PenShapes.capsule).penStrokes().first)
        #expect(stroke.region(from: first, to: last, margin: 1).isEmpty)
    }

    @Test("A stroke with one knot is a dot")
    func dot() throws {
        let stroke = CenterlineStroke(knots: [CenterlineStroke.Knot(point: Point(3, 4), radius: 2)])
        #expect(stroke.length == 0)
        let bounds = try #require(stroke.region(from: 0, to: 0.1, margin: 0.5).bounds)
        #expect(abs(bounds.width - 5) < 0.01 && bounds.center.distance(to: Point(3, 4)) < 0.01)
        #expect(CenterlineStroke(knots: []).region(from: 0, to: 1, margin: 1).isEmpty)
    }

    @Test("All pieces of a region wind in the same direction")
    func winding() throws {
        let stroke = try #require(try Path(svg: PenShapes.checkmark).penStrokes().first)
        for subpath in stroke.region(from: 0, to: 1, margin: 1).flattened(tolerance: 0.01).subpaths {
            let points = [subpath.start] + subpath.segments.map(\.end)
            #expect(zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0 - points[0]).cross($1.1 - points[0]) } > 0)
        }
    }
}
