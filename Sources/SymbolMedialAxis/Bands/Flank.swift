internal import SymbolGeometry

/// A flank, with queries for its distance from points.
struct Flank {
    let line: Polyline

    /// Returns the centre of a disc that touches the flank at one of its points, on the right for a positive radius;
    /// nil when the disc comes nearer to it elsewhere.
    func center(of radius: Double, at index: Int, reach: Double) -> Point? {
        let (before, after) = (line.points[max(index - 1, 0)], line.points[min(index + 1, line.points.count - 1)])
        let tangent = after - before
        guard tangent.length > 0 else { return nil }
        let center = line.points[index] + Point(x: -tangent.y, y: tangent.x) * (radius / tangent.length)
        return distance(from: center, around: index, reach: reach) > 0.99 * abs(radius) ? center : nil
    }

    /// Returns the fraction, up to 0.5, of a line from a point of the flank at which a disc becomes clear of the flank.
    func clearance(of radius: Double, along line: LineSegment, around index: Int) -> Double {
        let length = line.start.distance(to: line.end)
        var fraction = min(radius / length, 0.5)
        // A point on the line is no farther from the flank than it has moved, so no clear position is skipped.
        for _ in 0..<48 where fraction < 0.5 {
            let center = line.start.interpolated(to: line.end, fraction)
            let missing = radius - distance(from: center, around: index, reach: length)
            guard missing > 0.001 * radius else { break }
            fraction = min(fraction + missing / length, 0.5)
        }
        return fraction
    }

    /// Returns the length at which a disc touches the straight continuation of the flank through one of its points.
    func foot(of center: Point, at index: Int) -> Double {
        let (before, point) = (line.points[max(index - 1, 0)], line.points[max(index, 1)])
        let tangent = point - before
        return line.lengths[index] - (line.points[index] - center).dot(tangent) / tangent.length
    }

    /// Returns the distance from a point to the part of the flank within `reach` of one of its points, at most once
    /// around a ring.
    func distance(from point: Point, around index: Int, reach: Double) -> Double {
        let count = line.points.count - 1
        let isRing = line.points.first == line.points.last
        var least = Double.infinity
        for step in [1, -1] {
            var (edge, travelled) = (step > 0 ? index : index - 1, 0.0)
            for _ in 0..<count where travelled <= reach {
                if isRing { edge = edge < 0 ? edge + count : edge < count ? edge : edge - count }
                guard edge >= 0, edge < count else { break }
                least = min(least, squaredDistance(from: point, to: line.points[edge], line.points[edge + 1]))
                travelled += line.lengths[edge + 1] - line.lengths[edge]
                edge += step
            }
        }
        return min(least.squareRoot(), line.points[index].distance(to: point))
    }
}

/// Returns the squared distance from a point to an edge.
///
/// It is computed for some dozen edges around each cut, and in plain numbers because points belong to another module.
private func squaredDistance(from point: Point, to start: Point, _ end: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let t = square > 0 ? min(max(((point.x - start.x) * x + (point.y - start.y) * y) / square, 0), 1) : 0
    let (dx, dy) = ((t == 1 ? end.x : start.x + x * t) - point.x, (t == 1 ? end.y : start.y + y * t) - point.y)
    return dx * dx + dy * dy
}
