internal import SymbolGeometry

/// The figures of a filled outline (nonzero rule): contours with their holes, each of which may be a stroke.
struct OutlineFigures {
    struct Figure {
        /// The index of the outer contour.
        var outer: Int
        /// The contours inside that leave something unfilled.
        var holes: [Int] = []
        /// The contours inside that change nothing, such as one that fills a hole.
        var covered: [Int] = []

        var contours: [Int] { ([outer] + holes + covered).sorted() }
    }

    private(set) var figures: [Figure] = []
    let subpaths: [Subpath]
    /// The contours as polylines; nil for contours without extent.
    let rings: [Polyline?]
    /// The boxes of the rings; most contours of a drawing lie apart.
    private let boxes: [Rect?]

    private let areas: [Double]

    init(_ path: Path) {
        subpaths = path.subpaths
        rings = subpaths.map { Polyline(ring: $0) }
        boxes = rings.map { ring in ring.map { $0.points.dropFirst().reduce(Rect($0.points[0])) { $0.union($1) } } }
        areas = rings.map { $0?.ringArea ?? 0 }
        let largest = areas.max { abs($0) < abs($1) } ?? 0
        let sameSign = areas.indices.filter { areas[$0] * largest > 0 }
        // A contour in the opposite direction is only a hole when there is something that it can leave unfilled.
        let detached = areas.indices.filter { index in
            guard areas[index] * largest < 0, let start = rings[index]?.points.first else { return false }
            return sameSign.allSatisfy { winding(of: $0, about: start) == 0 }
        }
        let outers = (sameSign + detached).sorted { abs(areas[$0]) > abs(areas[$1]) }
        let holes = areas.indices.filter { areas[$0] * largest < 0 && !detached.contains($0) }
        addHoles(holes, within: outers, owners: addFigures(of: outers))
    }

    /// Adds a figure for each outer contour that no other covers; returns the index of the figure of each contour.
    private mutating func addFigures(of outers: [Int]) -> [Int: Int] {
        var owners: [Int: Int] = [:]
        for contour in outers {
            if let owner = owner(covering: contour, of: outers) {
                if let figure = owners[owner] { figures[figure].covered.append(contour) }
                owners[contour] = owners[owner]
            } else {
                owners[contour] = figures.count
                figures.append(Figure(outer: contour))
            }
        }
        return owners
    }

    private mutating func addHoles(_ holes: [Int], within outers: [Int], owners: [Int: Int]) {
        for hole in holes {
            // Around a point inside; of contours that cross there, the one that most of the hole lies in. At sharp
            // corners a hole's contour runs out to the edge and back.
            let inside = rings[hole]?.inside
            let around = outers.filter { outer in
                inside.map { winding(of: outer, about: $0) != 0 } ?? false
            }
            let owner = around.last { share(of: hole, in: $0) > 0.9 } ?? around.last
            guard let figure = owner.flatMap({ owners[$0] }) else { continue }
            if isOpen(hole) { figures[figure].holes.append(hole) } else { figures[figure].covered.append(hole) }
        }
    }

    func path(of figure: Figure) -> Path {
        figure.contours.reduce(into: Path()) { $0.append(subpaths[$1]) }
    }

    /// Returns a larger contour that contains all of this one, provided that this one changes nothing along its course.
    private func owner(covering contour: Int, of outers: [Int]) -> Int? {
        guard let points = rings[contour]?.points else { return nil }
        let owner = outers.last { abs(areas[$0]) > abs(areas[contour]) && contains($0, contour) }
        guard let owner, points.allSatisfy({ winding(about: $0, without: contour) != 0 }) else { return nil }
        return owner
    }

    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        guard let ring = rings[outer], let points = rings[inner]?.points, let box = boxes[outer],
            boxes[inner].map({ box.union($0) == box }) ?? false
        else { return false }
        return points.allSatisfy { ring.winding(about: $0) != 0 }
    }

    /// Returns the fraction of a hole's points that lie in a contour.
    private func share(of hole: Int, in outer: Int) -> Double {
        guard let ring = rings[outer], let points = rings[hole]?.points else { return 0 }
        return Double(points.count { ring.winding(about: $0) != 0 }) / Double(points.count)
    }

    /// Returns whether the area just inside a hole is unfilled.
    private func isOpen(_ hole: Int) -> Bool {
        guard let ring = rings[hole], let point = ring.inside else { return false }
        return winding(about: point, without: nil) == 0
    }

    private func winding(about point: Point, without contour: Int?) -> Int {
        rings.indices.reduce(0) { $1 == contour ? $0 : $0 + winding(of: $1, about: point) }
    }

    private func winding(of contour: Int, about point: Point) -> Int {
        guard let ring = rings[contour], boxes[contour]?.contains(point) ?? false else { return 0 }
        return ring.winding(about: point)
    }
}

extension Polyline {
    /// A point inside a ring: the middle of the widest interior span at half the ring's height.
    fileprivate var inside: Point? {
        let box = points.dropFirst().reduce(Rect(points[0])) { $0.union($1) }
        let crossings = zip(points, points.dropFirst()).compactMap { a, b -> Double? in
            guard (a.y <= box.midY) != (b.y <= box.midY) else { return nil }
            return a.x + (b.x - a.x) * (box.midY - a.y) / (b.y - a.y)
        }.sorted()
        let spans = stride(from: 0, to: crossings.count - 1, by: 2).map { (crossings[$0], crossings[$0 + 1]) }
        guard let widest = spans.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else { return nil }
        return Point((widest.0 + widest.1) / 2, box.midY)
    }
}
