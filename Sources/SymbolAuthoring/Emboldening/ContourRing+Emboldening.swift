internal import SymbolGeometry

extension ContourRing {
    /// Returns the index of the segment before another.
    func index(before index: Int) -> Int { (index + segments.count - 1) % segments.count }

    /// Whether the contour turns by less than about 18° at the start of a segment.
    func isSmooth(at index: Int) -> Bool {
        segments[self.index(before: index)].endTangent.dot(segments[index].startTangent) > 0.95
    }

    /// Returns the contour with its edges moved, in segments of the same kinds.
    func emboldened(by rule: Emboldening, _ thickness: ContourThickness) -> ContourRing {
        let movements = movements(by: rule, thickness)
        var nodes = segments.indices.map { index in
            let (before, after) = (movements[self.index(before: index)].end, movements[index].start)
            let farthest = max(abs(before), abs(after))
            // The corner of both moved edges may be far away where the contour is sharp.
            var limit = 2.5 * farthest
            if let ink = thickness.corners[index], before < 0, after < 0 {
                limit = min(limit, rule.reach(ofCorner: farthest, ink: ink, edge: thickness.ink(besideNode: index)))
            }
            return segments[index].start + displacement(at: index, before, after, limit)
        }
        // A bend that is tighter than its edge moves turns inside out, and closing it may turn its neighbours.
        for _ in 0..<3 { closeBends(&nodes, movements) }
        return ContourRing(
            segments.indices.map { index in
                segments[index].spanning(nodes[index], nodes[(index + 1) % nodes.count])
            })
    }

    /// Returns the unit vector into the ink halfway between the edges at the start of a segment; nil unless it is an
    /// inner corner, with more ink around it than ground.
    func inwardBisector(at index: Int) -> Point? {
        let before = segments[self.index(before: index)]
        guard !isSmooth(at: index), before.endTangent.cross(segments[index].startTangent) < 0 else { return nil }
        let sum = before.inwardNormal(at: 1) + segments[index].inwardNormal(at: 0)
        return sum.length > 1e-6 ? sum / sum.length : nil
    }

    /// Returns how the start of a segment moves if the edges before and after it move outwards by the given distances,
    /// a corner no farther than the limit.
    private func displacement(at index: Int, _ before: Double, _ after: Double, _ limit: Double) -> Point {
        let edges = (segments[self.index(before: index)], segments[index])
        let normals = (-edges.0.inwardNormal(at: 1), -edges.1.inwardNormal(at: 0))
        if isSmooth(at: index) {
            let sum = normals.0 + normals.1
            return sum / sum.length * ((before + after) / 2)
        }
        if let corner = Point(normals, before, after, leastSine: 0.05) {
            return corner.length > limit ? corner / corner.length * limit : corner
        }
        // The edges of a cusp run against each other: the tip stays on a straight one.
        return switch edges {
        case (.line, _): normals.0 * before
        case (_, .line): normals.1 * after
        default: (normals.0 * before + normals.1 * after) / 2
        }
    }

    /// Moves the ends of each segment that has turned round to the point where the edges beside it meet.
    private func closeBends(_ nodes: inout [Point], _ movements: [(start: Double, end: Double)]) {
        for index in segments.indices {
            let next = (index + 1) % nodes.count
            let (chord, moved) = (segments[index].end - segments[index].start, nodes[next] - nodes[index])
            guard chord.length > 1e-6 else { continue }
            let corner = corner(of: index, nodes[index], nodes[next])
            if chord.dot(moved) < 0 {
                nodes[index] = corner ?? nodes[index].interpolated(to: nodes[next], 0.5)
            } else if let corner, movements[index].start * movements[index].end < 0, isSmooth(at: index),
                isSmooth(at: next), segments[index].bendTurns(along: moved)
            {
                nodes[index] = corner
            } else {
                continue
            }
            nodes[next] = nodes[index]
        }
    }

    /// Returns the corner of the edges at both ends of a segment that is moved; nil if they are almost parallel, so
    /// that it is farther away than a stroke is wide.
    private func corner(of index: Int, _ start: Point, _ end: Point) -> Point? {
        let normals = (segments[index].inwardNormal(at: 0), segments[index].inwardNormal(at: 1))
        let middle = start.interpolated(to: end, 0.5)
        return Point(normals, normals.0.dot(start - middle), normals.1.dot(end - middle), leastSine: 0.1)
            .flatMap { $0.length < 2 ? middle + $0 : nil }
    }
}

extension Point {
    /// The point that lies at the given distances along two unit normals, where the lines across them meet; nil if the
    /// sine of the angle between the lines is smaller than `leastSine`.
    fileprivate init?(_ normals: (Point, Point), _ first: Double, _ second: Double, leastSine: Double) {
        let determinant = normals.0.cross(normals.1)
        guard abs(determinant) > leastSine else { return nil }
        self.init(
            (first * normals.1.y - second * normals.0.y) / determinant,
            (second * normals.0.x - first * normals.1.x) / determinant)
    }
}

extension PathSegment {
    /// The unit normal to the right of the direction of travel, where the ink of a contour lies.
    func inwardNormal(at t: Double) -> Point {
        let direction = t == 0 ? startTangent : t == 1 ? endTangent : derivative(at: t)
        let length = direction.length
        let unit = length > 1e-9 ? direction / length : startTangent
        return Point(-unit.y, unit.x)
    }

    /// Returns whether a bend with the same tangents along another chord would run back along either of them, as it may
    /// where one edge moves outwards and the other inwards.
    fileprivate func bendTurns(along moved: Point) -> Bool {
        let chord = end - start
        guard abs(startTangent.cross(endTangent)) > 0.1 * startTangent.length * endTangent.length else { return false }
        return [startTangent, endTangent].contains { chord.cross($0) * moved.cross($0) < 0 }
    }

    /// Returns the segment between other ends, with the same tangents and with legs scaled like the chord.
    func spanning(_ start: Point, _ end: Point) -> PathSegment {
        if case .line = self { return .line(LineSegment(start: start, end: end)) }
        let cubic = elevated
        let chord = cubic.start.distance(to: cubic.end)
        let scale = chord > 1e-6 ? start.distance(to: end) / chord : 1
        return .cubic(
            CubicBezier(
                start: start, control1: start + (cubic.control1 - cubic.start) * scale,
                control2: end + (cubic.control2 - cubic.end) * scale, end: end))
    }
}
