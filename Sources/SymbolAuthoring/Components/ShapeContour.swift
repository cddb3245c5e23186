internal import SymbolGeometry

/// A contour of a shape, measured at points along it.
struct ShapeContour {
    let area: FlatPath
    let edges: [LineSegment]
    /// The length of the outline.
    let length: Double
    /// Points spaced evenly along the outline, because round ends have as many edges as the long sides between them.
    let points: [Point]

    init(_ path: Path) {
        edges = path.roughEdges
        (area, points) = (FlatPath(path), edges.evenPoints(64))
        length = edges.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    }

    /// The width of a long area, and the radius of a disc.
    var room: Double { length > 0 ? 2 * abs(area.signedArea) / length : 0 }

    func distance(to point: Point) -> Double { edges.map { $0.distance(to: point) }.min() ?? .infinity }

    /// Returns whether most of another contour's outline lies within this one.
    func encloses(_ other: ShapeContour) -> Bool {
        other.points.count { area.windingNumber(about: $0) != 0 } * 2 > other.points.count
    }
}

extension [LineSegment] {
    /// Returns the given number of points, evenly spaced along the lines.
    fileprivate func evenPoints(_ count: Int) -> [Point] {
        let step = reduce(0) { $0 + $1.start.distance(to: $1.end) } / Double(count)
        guard step > 0 else { return map(\.start) }
        var (points, next) = ([Point](), 0.0)
        for line in self {
            let length = line.start.distance(to: line.end)
            while next < length, points.count < count {
                points.append(line.start.interpolated(to: line.end, next / length))
                next += step
            }
            next -= length
        }
        return points
    }
}
