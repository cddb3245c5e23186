internal import SymbolGeometry

/// The nesting of a shape's contours.
struct ShapeContours {
    private let contours: [Contour]
    /// Whether each contour is the only hole of an outermost contour, and no mark that is cut out of it: with several,
    /// the area between them would be lost.
    private let holes: [Bool]
    /// Whether filling the holes also fills what runs into one from its edge, such as a letter on a ring: the edge is
    /// there several times as wide as it mostly is.
    private(set) var fillsInk = false
    /// Whether each contour lies in one of the holes.
    private let isInside: [Bool]
    /// Whether the contours in filled holes have to be cut out by an eraser, because reversing them does not: they
    /// overlap, or run against what is around the hole.
    private(set) var needsEraser = false

    init(_ path: Path) {
        let contours = path.subpaths.map { Contour(Path($0)) }
        let around = contours.indices.map { index in
            contours.indices.filter { $0 != index && contours[$0].encloses(contours[index]) }
        }
        let directions = contours.map { $0.area.signedArea > 0 }
        let isHole = contours.indices.map { index in
            around[index].count == 1 && directions[around[index][0]] != directions[index]
        }
        let holes = isHole.indices.map { index in
            isHole[index] && isHole.indices.count { isHole[$0] && around[$0] == around[index] } == 1
                && !contours[around[index][0]].isMarked(by: contours[index])
        }
        (self.contours, self.holes) = (contours, holes)
        isInside = around.map { $0.contains { holes[$0] } }
        needsEraser = !cutsByReversing(path)
        fillsInk = holes.indices.contains { holes[$0] && contours[around[$0][0]].isUneven(to: contours[$0]) }
    }

    /// Returns whether reversing the contours in holes cuts out all that they cover.
    private func cutsByReversing(_ path: Path) -> Bool {
        guard isInside.contains(true), let filled = filled(path), let inside = inside(path) else { return true }
        let (ground, area) = (FlatPath(filled), FlatPath(inside))
        return inside.roughEdges.flatMap(\.sides).allSatisfy {
            area.windingNumber(about: $0) == 0 || ground.windingNumber(about: $0) == 0
        }
    }

    var hasHoles: Bool { holes.contains { $0 } }

    /// Returns whether another shape lies entirely within one of the holes.
    func encloses(_ other: ShapeContours) -> Bool {
        zip(contours, holes).contains { contour, isHole in
            isHole && other.contours.allSatisfy { contour.encloses($0) }
        }
    }

    /// Returns the path without its holes, with the contours inside them reversed, or without those that need an
    /// eraser; nil when the contours do not match.
    func filled(_ path: Path) -> Path? {
        choosing(from: path) { index, contour in
            guard isInside[index] else { return holes[index] ? nil : contour }
            return needsEraser ? nil : contour.reversed
        }
    }

    /// Returns the contours inside the holes; nil when the contours do not match.
    func inside(_ path: Path) -> Path? { choosing(from: path) { isInside[$0] ? $1 : nil } }

    /// Returns the path without the contours inside the holes; nil when the contours do not match.
    func outside(_ path: Path) -> Path? { choosing(from: path) { isInside[$0] ? nil : $1 } }

    private func choosing(from path: Path, _ choice: (Int, Subpath) -> Subpath?) -> Path? {
        let subpaths = path.subpaths
        guard subpaths.count == contours.count else { return nil }
        return subpaths.enumerated().compactMap(choice).reduce(into: Path()) { $0.append($1) }
    }
}

private struct Contour {
    let area: FlatPath
    private let edges: [LineSegment]
    /// The length of the outline.
    private let length: Double
    /// Points spaced evenly along the outline, because round ends have as many edges as the long sides between them.
    private let points: [Point]

    init(_ path: Path) {
        edges = path.roughEdges
        (area, points) = (FlatPath(path), edges.evenPoints(64))
        length = edges.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    }

    /// Returns whether most of another contour's outline lies within this one.
    func encloses(_ other: Contour) -> Bool {
        other.points.count { area.windingNumber(about: $0) != 0 } * 2 > other.points.count
    }

    /// Returns whether a hole is in some place more than four times as far from this contour as it mostly is.
    func isUneven(to hole: Contour) -> Bool {
        let widths = distances(of: hole)
        return widths.last.map { $0 > 4 * widths[widths.count / 2] } ?? false
    }

    /// Returns whether a hole is a mark such as a check cut out of a disc, and not the interior of a line: it is less
    /// than half as wide as the ink that mostly is around it.
    func isMarked(by hole: Contour) -> Bool {
        let widths = distances(of: hole)
        // Of a long shape, twice the area by the perimeter is the width; of a disc, the radius.
        return !widths.isEmpty && 4 * abs(hole.area.signedArea) < hole.length * widths[widths.count / 2]
    }

    /// Returns the distances of a hole's points from this contour, in ascending order.
    private func distances(of hole: Contour) -> [Double] {
        hole.points.map { point in edges.map { $0.distance(to: point) }.min() ?? 0 }.sorted()
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

extension LineSegment {
    /// Points on both sides of the middle, by a tenth of the tolerance of rough edges.
    fileprivate var sides: [Point] {
        let vector = end - start
        guard vector.length > 0 else { return [] }
        let side = Point(-vector.y, vector.x) / vector.length * 0.05
        return [point(at: 0.5) + side, point(at: 0.5) - side]
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
