@testable import SymbolMedialAxis
import SymbolGeometry
import Testing

@Suite struct DiscTrailTests {
    private static func discs(_ discs: (x: Double, y: Double, radius: Double)...) -> [Disc] {
        discs.map { Disc(center: Point($0.x, $0.y), radius: $0.radius) }
    }

    /// Returns discs at even steps around a circle about (0, 0).
    private static func bend(of reach: Double, pen radius: Double, by step: Double) -> [Disc] {
        stride(from: 0, through: 4.5, by: step).map {
            Disc(center: Disc(center: .zero, radius: reach).point(at: $0), radius: radius)
        }
    }

    private static let trails = [
        discs((0, 0, 5)),
        discs((0, 0, 5), (30, 0, 5), (30.0001, 0, 5), (60, 0.1, 5)),
        discs((0, 0, 5), (30, 0, 5), (30, 30, 5), (0, 30, 5)),
        discs((0, 0, 5), (40, 0, 5), (0, 8, 5), (40, 16, 5)),
        discs((0, 0, 5), (40, 0, 5), (0, 0, 5), (0, -20, 5)),
        discs((0, 0, 5), (40, 0, 5), (10, 0, 4)), discs((0, 0, 5), (40, 0, 5), (10, 0.1, 2), (10, 30, 5), (10, 0, 6)),
        discs((0, 0, 1), (8, 0, 8), (12, 5, 2)), discs((0, 0, 1), (8, 0, 8), (0, 0.1, 1)),
        discs((0, 0, 8), (20, 0, 2), (40, 5, 8), (50, 30, 1)),
        discs((0, 0, 5), (2, 0, 9), (4, 1, 3), (30, 1, 5)),
        discs((0, 0, 5), (20, 0, 0), (40, 20, 5)),
        bend(of: 20, pen: 5, by: 0.1), bend(of: 20, pen: 5, by: 0.02), bend(of: 5, pen: 8, by: 0.2),
        bend(of: 3, pen: 8, by: 0.02),
        bend(of: 20, pen: 5, by: 0.3).enumerated().map { Disc(center: $1.center, radius: $0 % 2 == 0 ? 5 : 2) }
    ]

    /// Returns the distance of a point from the area of a pen that grows evenly from disc to disc, negative inside.
    private func distance(from point: Point, to discs: [Disc]) -> Double {
        zip(discs, discs.dropFirst() + discs.suffix(1)).map { a, b in
            let (vector, growth) = (b.center - a.center, b.radius - a.radius)
            let length = vector.length
            var parameters = [0.0, 1]
            if length > abs(growth) {
                // With s along the line and h beside it, √((s − x)² + h²) − r(x) is smallest where (s −
                // x)/√(…) equals the pen's growth g per unit of the line, at s + gh/√(1 − g²).
                let (rise, offset) = (growth / length, point - a.center)
                let (along, beside) = (offset.dot(vector) / length, abs(offset.cross(vector)) / length)
                parameters.append((along + rise * beside / (1 - rise * rise).squareRoot()) / length)
            }
            return parameters.filter { (0...1).contains($0) }.map { t in
                a.center.interpolated(to: b.center, t).distance(to: point) - a.radius - growth * t
            }.min() ?? .infinity
        }.min() ?? .infinity
    }

    @Test("A pen covers exactly what its disc passes over, however it bends and grows", arguments: trails.indices)
    func covers(index: Int) {
        let discs = Self.trails[index]
        var path = Path()
        path.append(trailOf: discs)
        let inside = FilledPolygons(path)
        var wrong: [Point] = []
        for x in stride(from: -30.35, to: 75, by: 1.3) {
            for y in stride(from: -30.15, to: 45, by: 1.3) {
                let (point, distance) = (Point(x, y), distance(from: Point(x, y), to: discs))
                // The polygons deviate from curves by up to 0.1.
                if abs(distance) > 0.1, inside.contains(point) != (distance < 0) { wrong.append(point) }
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("A trail that bends no tighter than it is wide is a single contour")
    func contours() {
        var path = Path()
        path.append(trailOf: Self.bend(of: 20, pen: 5, by: 0.1))
        #expect(path.subpaths.count == 1)
        // Each of 44 discs between the ends has a corner inside, and a line and an arc outside.
        #expect(path.elements.count < 3 * 44 + 12)
    }
}
