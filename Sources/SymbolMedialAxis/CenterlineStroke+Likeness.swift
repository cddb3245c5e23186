internal import SymbolGeometry

extension [CenterlineStroke] {
    /// Returns the lines, each with the direction of the nearest line in another drawing of the same symbol.
    func directed(like others: [CenterlineStroke]) -> [CenterlineStroke] {
        guard let mine = placement, let theirs = others.placement else { return self }
        return map { $0.directed(like: others, mine, theirs) }
    }

    /// Returns the lines of another drawing of the same symbol with this drawing's widths; nil when both drawings
    /// already have the same lines, or when the other's lines do not cover this one.
    func following(_ others: [CenterlineStroke], _ field: DistanceField, on grid: FillGrid) -> [CenterlineStroke]? {
        guard let mine = placement, let theirs = others.placement, let back = mine.inverse,
            !matches(others, mine, theirs)
        else { return nil }
        let transform = back * theirs
        func lines(snapping: Bool) -> [CenterlineStroke] {
            others.map { other in
                var line = other
                line.knots = other.knots.map { knot in
                    let point = transform(knot.point)
                    if snapping, let own = nearestKnot(to: point, mine) { return own }
                    let radius = field.radius(at: grid.gridPoint(point)) * grid.cell
                    return CenterlineStroke.Knot(point: point, radius: radius)
                }
                return line
            }
        }
        return [false, true].lazy.map(lines).first(where: grid.isCovered)
    }

    /// Returns the knot of these lines beside a point, if there is one: lines of a thin drawing are missed by those of
    /// another drawing that lie only a little beside them.
    private func nearestKnot(to point: Point, _ mine: AffineTransform) -> CenterlineStroke.Knot? {
        let beside = 0.05
        let nearest = lazy.flatMap(\.knots).min { $0.point.distance(to: point) < $1.point.distance(to: point) }
        guard let nearest, mine(nearest.point).distance(to: mine(point)) < beside else { return nil }
        return nearest
    }

    /// Returns whether each line has the course of one of the others.
    private func matches(_ others: [CenterlineStroke], _ mine: AffineTransform, _ theirs: AffineTransform) -> Bool {
        let near = 0.15
        return count == others.count
            && allSatisfy { line in
                others.contains { other in
                    line.isClosed == other.isClosed && !line.knots.isEmpty && !other.knots.isEmpty
                        && zip(line.stations, other.stations).allSatisfy { mine($0).distance(to: theirs($1)) < near }
                }
            }
    }

    /// The transform that maps the lines' bounding box to a unit square about the origin; nil when they have no extent.
    private var placement: AffineTransform? {
        let points = flatMap(\.knots).map(\.point)
        guard let first = points.first else { return nil }
        let box = points.reduce(Rect(first)) { $0.union($1) }
        let size = Swift.max(box.width, box.height)
        guard size.isNormal else { return nil }
        return .scale(1 / size) * .translation(x: -box.midX, y: -box.midY)
    }
}

extension CenterlineStroke {
    fileprivate func directed(
        like others: [CenterlineStroke], _ mine: AffineTransform, _ theirs: AffineTransform
    ) -> CenterlineStroke {
        let others = others.filter { $0.isClosed == isClosed && !$0.knots.isEmpty }
        guard knots.count > 1, !others.isEmpty else { return self }
        func gap(_ knot: Knot, _ other: Knot) -> Double { mine(knot.point).distance(to: theirs(other.point)) }
        var stroke = self
        if isClosed {
            let starts = knots.indices.map { index in
                others.map { gap(knots[index], $0.knots[0]) }.min() ?? 0
            }
            let start = knots.indices.min { starts[$0] < starts[$1] } ?? 0
            stroke.knots = Array(knots[start...] + knots[..<start])
        } else {
            let (first, last) = (knots[0], knots[knots.count - 1])
            func deviation(_ start: Knot, _ end: Knot) -> Double {
                others.map { gap(start, $0.knots[0]) + gap(end, $0.knots[$0.knots.count - 1]) }.min() ?? 0
            }
            if deviation(last, first) < deviation(first, last) { stroke.knots.reverse() }
        }
        return stroke
    }
}

extension CenterlineStroke {
    /// The points at the quarters of the way: a line that crosses itself can begin where it ends.
    fileprivate var stations: [Point] { (0...4).map { knots[(knots.count - 1) * $0 / 4].point } }
}

extension FillGrid {
    /// The fraction of cells that may be missing: corners, which a round pen does not reach.
    private static let uncovered = 0.01

    /// Returns whether lines cover the filled area, allowing for their inaccuracy.
    fileprivate func isCovered(by lines: [CenterlineStroke]) -> Bool {
        let region = lines.reduce(into: Path()) { $0.append($1.region(from: 0, to: 1, margin: 1.5 * cell)) }
        let covered = cells(in: region)
        let missing = indices.count { isFilled[$0] && !covered[$0] }
        return Double(missing) <= Self.uncovered * Double(indices.count { isFilled[$0] })
    }
}
