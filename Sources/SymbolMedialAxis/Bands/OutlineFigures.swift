internal import SymbolGeometry

/// What a filled outline (nonzero rule) is made of: contours with the holes in them, each of which may be a stroke.
struct OutlineFigures {
    struct Figure {
        var outer: Int
        /// Contours in it that leave something out.
        var holes: [Int] = []
        /// Contours that lie in it and change nothing, such as what fills a hole.
        var covered: [Int] = []

        var contours: [Int] { ([outer] + holes + covered).sorted() }
    }

    private(set) var figures: [Figure] = []
    let subpaths: [Subpath]
    /// Nil for contours without extent.
    let rings: [Polyline?]

    private let areas: [Double]

    init(_ path: Path) {
        subpaths = path.subpaths
        rings = subpaths.map { Polyline(ring: $0) }
        areas = rings.map { $0?.ringArea ?? 0 }
        let largest = areas.max { abs($0) < abs($1) } ?? 0
        let alike = areas.indices.filter { areas[$0] * largest > 0 }
        // What runs the other way round is a hole only where there is something to leave it out of.
        let apart = areas.indices.filter { place in
            guard areas[place] * largest < 0, let start = rings[place]?.points.first else { return false }
            return alike.allSatisfy { rings[$0]?.winding(about: start) == 0 }
        }
        let outers = (alike + apart).sorted { abs(areas[$0]) > abs(areas[$1]) }
        var owners: [Int: Int] = [:]
        for place in outers {
            if let owner = owner(covering: place, of: outers) {
                if let figure = owners[owner] { figures[figure].covered.append(place) }
                owners[place] = owners[owner]
            } else {
                owners[place] = figures.count
                figures.append(Figure(outer: place))
            }
        }
        for hole in areas.indices where areas[hole] * largest < 0 && !apart.contains(hole) {
            // Not every point: where corners are sharp a hole's contour runs out to the edge and back.
            let around = outers.last { outer in
                rings[hole]?.inside.map { rings[outer]?.winding(about: $0) != 0 } ?? false
            }
            guard let figure = around.flatMap({ owners[$0] }) else { continue }
            if isOpen(hole) { figures[figure].holes.append(hole) } else { figures[figure].covered.append(hole) }
        }
    }

    func path(of figure: Figure) -> Path {
        figure.contours.reduce(into: Path()) { $0.append(subpaths[$1]) }
    }

    /// A larger contour that holds all of this one, where that adds nothing along its way.
    private func owner(covering place: Int, of outers: [Int]) -> Int? {
        guard let points = rings[place]?.points else { return nil }
        let owner = outers.last { abs(areas[$0]) > abs(areas[place]) && contains($0, place) }
        guard let owner, points.allSatisfy({ winding(about: $0, without: place) != 0 }) else { return nil }
        return owner
    }

    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        guard let ring = rings[outer], let points = rings[inner]?.points else { return false }
        return points.allSatisfy { ring.winding(about: $0) != 0 }
    }

    /// Whether nothing is painted just inside of a hole.
    private func isOpen(_ hole: Int) -> Bool {
        guard let ring = rings[hole], let point = ring.inside else { return false }
        return winding(about: point, without: nil) == 0
    }

    private func winding(about point: Point, without place: Int?) -> Int {
        rings.indices.reduce(0) { $1 == place ? $0 : $0 + (rings[$1]?.winding(about: point) ?? 0) }
    }
}

extension Polyline {
    /// A point in a ring: the middle of the widest stretch inside it at half its height.
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
