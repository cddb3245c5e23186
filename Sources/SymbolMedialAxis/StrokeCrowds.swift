internal import SymbolGeometry
internal import SymbolText

extension [CenterlineStroke] {
    /// Marks the knots at which a pen that reached beyond its width by a margin would touch other strokes.
    package mutating func markCrowds(within margin: Double) {
        let lines = indices.filter { self[$0].sweep == nil }
        let widest = lines.flatMap { self[$0].knots }.reduce(0) { Swift.max($0, $1.radius) }
        let size = 2 * widest + margin
        guard lines.count > 1, size.isNormal else { return }
        var tiles: [Tile: [(line: Int, knot: CenterlineStroke.Knot)]] = [:]
        for line in lines {
            for knot in self[line].knots { tiles[Tile(knot.point, size), default: []].append((line, knot)) }
        }
        for line in lines {
            for index in self[line].knots.indices {
                let knot = self[line].knots[index]
                let isCrowded = Tile(knot.point, size).surroundings.contains { tile in
                    tiles[tile]?.contains { other in
                        other.line != line
                            && other.knot.point.distance(to: knot.point) < other.knot.radius + knot.radius + margin
                    } ?? false
                }
                if isCrowded { self[line].knots[index].crowding = 1 }
            }
        }
    }
}

/// A square of the plane; no knot of another one that does not surround it is near enough to matter.
private struct Tile: Hashable {
    var x: Int
    var y: Int

    init(_ point: Point, _ size: Double) {
        (x, y) = (Int(clamping: (point.x / size).rounded(.down)), Int(clamping: (point.y / size).rounded(.down)))
    }

    private init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }

    /// The square itself and its eight neighbours.
    var surroundings: [Tile] { (-1...1).flatMap { dy in (-1...1).map { dx in Tile(x &+ dx, y &+ dy) } } }
}
