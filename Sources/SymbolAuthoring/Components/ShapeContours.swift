internal import SymbolGeometry

/// How the contours of a shape lie within each other.
struct ShapeContours {
    private let contours: [Contour]
    /// How many others each lies within.
    private let depths: [Int]
    /// Whether each is the one hole of an outermost contour: with several, the ink between them would be lost.
    private let holes: [Bool]

    init(_ path: Path) {
        let contours = path.subpaths.map { Contour(Path($0)) }
        let around = contours.indices.map { place in
            contours.indices.filter { $0 != place && contours[$0].holds(contours[place]) }
        }
        let directions = contours.map { $0.area.signedArea > 0 }
        let holes = contours.indices.map { place in
            around[place].count == 1 && directions[around[place][0]] != directions[place]
        }
        (self.contours, depths) = (contours, around.map(\.count))
        self.holes = holes.indices.map { place in
            holes[place] && holes.indices.count { holes[$0] && around[$0] == around[place] } == 1
        }
    }

    var hasHoles: Bool { holes.contains { $0 } }

    /// Whether all of another lies within one of the holes.
    func holds(_ other: ShapeContours) -> Bool {
        zip(contours, holes).contains { contour, isHole in
            isHole && other.contours.allSatisfy { contour.holds($0) }
        }
    }

    /// The path without its holes, and what lies in them turned the other way; nil for a path of other contours.
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
    /// Along the outline, evenly: round ends have as many edges as the long sides between them.
    private let points: [Point]

    init(_ path: Path) {
        (area, points) = (FlatPath(path), path.roughEdges.evenPoints(64))
    }

    /// Whether most of another contour's outline lies within this one.
    func holds(_ other: Contour) -> Bool {
        other.points.count { area.windingNumber(about: $0) != 0 } * 2 > other.points.count
    }
}

extension Path {
    /// Lines along it, which are off by half a unit, or by a thousandth of what is larger: there are never many.
    var roughEdges: [LineSegment] {
        let size = bounds.map { max($0.width, $0.height) } ?? 0
        return edges(max(0.5, size / 1000))
    }
}

extension [LineSegment] {
    /// So many points, as far from each other along the lines.
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
