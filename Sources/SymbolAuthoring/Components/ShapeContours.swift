internal import SymbolGeometry

/// The nesting of a shape's contours.
struct ShapeContours {
    private let contours: [Contour]
    /// The number of contours that enclose each contour.
    private let depths: [Int]
    /// Whether each contour is the only hole of an outermost contour: with several, the area between them would be
    /// lost.
    private let holes: [Bool]

    init(_ path: Path) {
        let contours = path.subpaths.map { Contour(Path($0)) }
        let around = contours.indices.map { index in
            contours.indices.filter { $0 != index && contours[$0].encloses(contours[index]) }
        }
        let directions = contours.map { $0.area.signedArea > 0 }
        let holes = contours.indices.map { index in
            around[index].count == 1 && directions[around[index][0]] != directions[index]
        }
        (self.contours, depths) = (contours, around.map(\.count))
        self.holes = holes.indices.map { index in
            holes[index] && holes.indices.count { holes[$0] && around[$0] == around[index] } == 1
        }
    }

    var hasHoles: Bool { holes.contains { $0 } }

    /// Returns whether another shape lies entirely within one of the holes.
    func encloses(_ other: ShapeContours) -> Bool {
        zip(contours, holes).contains { contour, isHole in
            isHole && other.contours.allSatisfy { contour.encloses($0) }
        }
    }

    /// Returns the path without its holes, with the contours inside them reversed; nil when the contours do not match.
    func filled(_ path: Path) -> Path? {
        let subpaths = path.subpaths
        guard subpaths.count == contours.count else { return nil }
        return zip(subpaths, zip(depths, holes)).reduce(into: Path()) { path, contour in
            let (subpath, (depth, isHole)) = contour
            if !isHole { path.append(depth > 1 ? subpath.reversed : subpath) }
        }
    }
}

private struct Contour {
    let area: FlatPath
    /// Points spaced evenly along the outline, because round ends have as many edges as the long sides between them.
    private let points: [Point]

    init(_ path: Path) {
        (area, points) = (FlatPath(path), path.roughEdges.evenPoints(64))
    }

    /// Returns whether most of another contour's outline lies within this one.
    func encloses(_ other: Contour) -> Bool {
        other.points.count { area.windingNumber(about: $0) != 0 } * 2 > other.points.count
    }
}

extension Path {
    /// Lines along the path with a tolerance of half a unit, or of a thousandth of a larger size, so that there are
    /// few.
    var roughEdges: [LineSegment] {
        let size = bounds.map { max($0.width, $0.height) } ?? 0
        return edges(max(0.5, size / 1000))
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
