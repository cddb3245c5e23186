internal import SymbolGeometry

/// The ink between an outline and its holes.
struct OutlineInk {
    /// The thickness of the ink, in grid units: of the rim where it mostly is, or of all ink if that is thicker.
    private let thickness: Double
    /// The room in the widest hole.
    private let room: Double

    /// The greatest number of holes; more are a pattern that is cut out.
    private static let mostHoles = 64
    /// The thickness, in grid units, from which ink is no more likely a line than solid; a usual line has 2.
    private static let thickLine = 2.75
    /// The least room in a counter, relative to the width of a usual line; small triangles have hardly more.
    private static let leastRoom = 0.45

    init(of outline: ShapeContour, around holes: [ShapeContour]) {
        guard holes.count <= Self.mostHoles else { (thickness, room) = (.infinity, 0); return }
        let rims = holes.indices.flatMap { index in
            let others = holes.indices.filter { $0 != index }.map { holes[$0] }
            return holes[index].points.compactMap { point -> (width: Double, length: Double)? in
                let width = outline.distance(to: point)
                guard others.allSatisfy({ $0.distance(to: point) >= width }) else { return nil }
                return (width, holes[index].length / Double(holes[index].points.count))
            }
        }
        // Between the two sides of a line lies half their length times its width.
        let area = abs(outline.area.signedArea) - holes.reduce(0) { $0 + abs($1.area.signedArea) }
        let length = holes.reduce(outline.length) { $0 + $1.length }
        thickness = max(rims.median, length > 0 ? 2 * area / length : 0)
        room = holes.map(\.room).max() ?? 0
    }

    /// Whether the ink is a line around counters, and not a solid shape out of which marks are cut.
    ///
    /// Thick ink is only a line where there is as much room in a hole as in that of a ring which is half as wide as its
    /// hole: there is less in the hub of a solid gear, and in a plus that is cut out of a disc. What a counter needs
    /// rises with the thickness.
    var isLine: Bool {
        room >= min(max(1 + thickness - Self.thickLine, Self.leastRoom), 1) * thickness
    }
}

extension [(width: Double, length: Double)] {
    /// The width that half of the length does not exceed; 0 when there is none.
    fileprivate var median: Double {
        var rest = reduce(0) { $0 + $1.length } / 2
        return sorted { $0.width < $1.width }.first { part in
            rest -= part.length
            return rest <= 0
        }?.width ?? 0
    }
}
