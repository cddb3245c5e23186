@testable import SymbolAuthoring
import SymbolGeometry
import SymbolStrokes
import Testing

@Suite struct StrokeKeyframesTests {
    @Test(
        "Cuts go straight across the stroke's ends, whatever its caps, even beside the inner side of a sharp corner",
        arguments: [StrokePen.Cap.butt, .round, .square], ["M2 20L6 4L10 20", "M2 20L14 20", "M2 20L6 4L10 20L14 4"])
    func ends(cap: StrokePen.Cap, data: String) throws {
        let line = try Path(svg: data)
        let contour = try #require(line.subpaths.first)
        let (start, end) = (contour.start, try #require(contour.segments.last?.end))
        let pen = StrokePen(cap: cap, join: .miter(limit: 10))
        let outline = StrokeExpansion(line, pen: pen, widest: 3, tolerance: 0.001).outline(width: 2)
        let numbers = try #require(StrokeKeyframes(outline, cap: cap, from: start, to: end)?.numbers)
        let measure = PathMeasure(outline, tolerance: 1e-4)
        func point(_ fraction: Double) throws -> Point {
            try #require(measure.part(from: fraction * measure.length * 0.999_999, to: measure.length).subpaths.first)
                .start
        }
        for (index, center) in [(3, start), (7, end)] {
            let (a, b) = (try point(numbers[index]), try point(numbers[index + 1]))
            #expect(abs(a.distance(to: center) - 1) < 0.001 && abs(b.distance(to: center) - 1) < 0.001)
            #expect(abs(a.distance(to: b) - 2) < 0.001)
        }
    }
}
