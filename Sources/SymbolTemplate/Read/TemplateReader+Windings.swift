internal import SymbolGeometry
internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

extension TemplateReader {
    /// Notes the first outline of a layer that overlaps another one in part and runs the other way: filled together,
    /// both leave a hole where they overlap, which a picture of the file does not have.
    ///
    /// An outline that lies within another is meant as its hole. So that any file takes little time, not all are looked
    /// at where there are very many, or very long ones.
    mutating func checkWindings(of cell: DrawnCell) {
        let places = cell.shapes.indices.filter { cell.shapes[$0].isPainted }.prefix(Self.mostOutlines)
        guard places.count > 1 else { return }
        let areas = places.map { cell.shapes[$0].path.controlArea }
        guard areas.contains(where: { $0 > 0 }), areas.contains(where: { $0 < 0 }) else { return }
        var pairs = 0
        for (number, place) in places.enumerated() {
            let outline = cell.shapes[place]
            for (other, area) in zip(places, areas).prefix(number)
            where area * areas[number] < 0 && cell.shapes[other].classes == outline.classes {
                let (smaller, larger) =
                    abs(area) < abs(areas[number]) ? (cell.shapes[other], outline) : (outline, cell.shapes[other])
                guard smaller.path.meets(larger.path) else { continue }
                pairs += 1
                guard pairs <= Self.mostPairs else { return }
                guard smaller.path.isCancelled(by: larger.path) else { continue }
                return note(
                    .invalid, cell.elements[place],
                    "the outline overlaps another one of its layer and runs the other way, so that both leave a hole "
                        + "there; let them run alike or unite them")
            }
        }
    }

    private static let (mostOutlines, mostPairs) = (256, 16)
}

extension Path {
    /// The signed area within the polygon of all points, which takes little time: its sign is nearly always that of the
    /// path's area.
    fileprivate var controlArea: Double {
        var (area, start, last) = (0.0, Point.zero, Point.zero)
        func add(_ point: Point) {
            area += last.cross(point)
            last = point
        }
        for element in elements {
            switch element {
            case .move(let point):
                add(start)
                (start, last) = (point, point)
            case .line(let point): add(point)
            case .quad(let control, let point):
                add(control)
                add(point)
            case .cubic(let control1, let control2, let point):
                add(control1)
                add(control2)
                add(point)
            case .close: add(start)
            }
        }
        return (area + last.cross(start)) / 2
    }

    /// Whether the boxes of two paths, neither of which is very long, meet.
    fileprivate func meets(_ other: Path) -> Bool {
        guard elements.count + other.elements.count <= 512, let box = bounds, let otherBox = other.bounds else {
            return false
        }
        return box.intersection(otherBox) != nil
    }

    /// Whether a larger path that winds the other way covers a part of this one, but not all of it, to within a
    /// twentieth.
    fileprivate func isCancelled(by larger: Path) -> Bool {
        let (own, other) = (FlatPath(self), FlatPath(larger))
        let windings = samplePoints.map { (own.windingNumber(about: $0), other.windingNumber(about: $0)) }
        let inside = windings.filter { $0.0 != 0 }
        let (all, shared) = (inside.count, inside.count { $0.1 != 0 })
        let cancelled = inside.count { $0.0 + $0.1 == 0 }
        return cancelled * 20 > all && (all - shared) * 20 > all
    }
}
