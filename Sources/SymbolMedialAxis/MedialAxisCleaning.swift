internal import SymbolGeometry

extension MedialAxisGraph {
    /// Trims free ends where they bend into a corner, and removes lines that are nothing else.
    mutating func prune(_ field: DistanceField) {
        for index in edges.indices {
            let isFree = (from: !nodes[edges[index].from].isJunction, to: !nodes[edges[index].to].isJunction)
            if isFree.to { edges[index].points.cutCorner(field) }
            if isFree.from {
                edges[index].points.reverse()
                edges[index].points.cutCorner(field)
                edges[index].points.reverse()
            }
        }
        edges.removeAll { edge in
            guard nodes[edge.from].isJunction != nodes[edge.to].isJunction else { return false }
            let isForward = nodes[edge.from].isJunction
            let radius = nodes[isForward ? edge.from : edge.to].radius
            let end = (isForward ? edge.points.last : edge.points.first).map(field.radius(at:)) ?? 0
            // A line that hardly extends beyond the disc around the junction only shows that the edge is jagged. A tip
            // may extend by 1/sin(φ/2) − 1 of the radius: where a stroke bends sharply, its outer corner has one.
            return edge.length + end - radius < (end < radius / 2 ? 1.3 : 0.3) * radius + 1
        }
    }

    /// The greatest length, as a multiple of the radius, of a line between two junctions that are one crossing.
    ///
    /// Where strokes of half-width r cross at an angle φ, their corners lie a = r/cos(φ/2) and b = r/sin(φ/2) from
    /// the centre. The junctions are as far from two corners as from a third, so that they are (b² − a²)/b apart
    /// and have the radius (b² + a²)/2b: one and a half times as far apart as the radius at 41°, and as far at 60°.
    private static let longestCrossing = 1.5

    /// Merges junctions that are close together, as where two thick strokes cross.
    mutating func mergeJunctions() {
        var merged = DisjointSets(nodes.count)
        let degrees: [Int: Int] = edges.reduce(into: [:]) { degrees, edge in
            degrees[edge.from, default: 0] += 1
            degrees[edge.to, default: 0] += 1
        }
        let isCrossing = nodes.indices.map { degrees[$0, default: 0] > 2 }
        for edge in edges where isCrossing[edge.from] && isCrossing[edge.to] {
            let radius = max(nodes[edge.from].radius, nodes[edge.to].radius)
            if edge.length < Self.longestCrossing * radius { merged.join(edge.from, edge.to) }
        }
        for members in merged.groups where members.count > 1 {
            let sum = members.reduce(Point.zero) { $0 + nodes[$1].center }
            nodes[members[0]].center = sum / Double(members.count)
            nodes[members[0]].radius = members.map { nodes[$0].radius }.max() ?? nodes[members[0]].radius
        }
        edges = edges.compactMap { edge in
            let (from, to) = (merged.root(edge.from), merged.root(edge.to))
            if from == to, edge.from != edge.to, edge.length < Self.longestCrossing * nodes[from].radius { return nil }
            return Edge(from: from, to: to, points: edge.points)
        }
    }
}

extension [Point] {
    /// Removes the points at the end along which the radius decreases too steeply for a tapering stroke.
    fileprivate mutating func cutCorner(_ field: DistanceField) {
        guard let end = last else { return }
        var best = (count: count, value: field.radius(at: end))
        var widest = best.value
        for index in indices.dropLast().reversed() {
            let length = self[index].distance(to: end)
            let radius = field.radius(at: self[index])
            widest = Swift.max(widest, radius)
            guard length <= 2 * widest + 4 else { break }
            let value = radius - MedialAxis.steepestTaper * length
            if value > best.value { best = (index + 1, value) }
        }
        removeLast(count - best.count)
    }
}
