@testable import SymbolStrokes
import SymbolGeometry

extension StrokeExpansion {
    init(_ data: String, _ pen: StrokePen, widest: Double = 4, tolerance: Double = 0.01) throws {
        try self.init(Path(svg: data), pen: pen, widest: widest, tolerance: tolerance)
    }
}

extension Path {
    var points: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quad(let control, let point): [control, point]
            case .cubic(let control1, let control2, let point): [control1, control2, point]
            case .close: []
            }
        }
    }
}

/// A path in chords, with queries for windings and distances.
struct Chords {
    let lines: [LineSegment]

    init(_ path: Path, tolerance: Double = 4e-3, closing: Bool) {
        lines = path.flattened(tolerance: tolerance).subpaths.flatMap { subpath in
            let points =
                [subpath.start] + subpath.segments.map(\.end) + (closing || subpath.isClosed ? [subpath.start] : [])
            return zip(points, points.dropFirst()).map { LineSegment(start: $0, end: $1) }
        }
    }

    func winding(about point: Point) -> Int {
        lines.reduce(0) { sum, line in
            let side = (line.end - line.start).cross(point - line.start)
            if line.start.y <= point.y { return line.end.y > point.y && side > 0 ? sum + 1 : sum }
            return line.end.y <= point.y && side < 0 ? sum - 1 : sum
        }
    }

    func distance(to point: Point) -> Double {
        lines.reduce(.infinity) { least, line in
            let vector = line.end - line.start
            let t = vector.dot(vector) > 0 ? min(max((point - line.start).dot(vector) / vector.dot(vector), 0), 1) : 0
            return min(least, line.point(at: t).distance(to: point))
        }
    }
}
