internal import SymbolGeometry

extension ContourRing {
    /// Whether the contour turns by less than some 18° at the start of a segment.
    func isSmooth(at index: Int) -> Bool {
        let before = segments[(index + segments.count - 1) % segments.count]
        return before.endTangent.dot(segments[index].startTangent) > 0.95
    }

    /// The contour with its edges moved, in segments of the same kinds.
    func emboldened(by rule: Emboldening, _ thickness: ContourThickness) -> ContourRing {
        let isHole = area < 0
        let movements = thickness.ends.map { start, end in
            if let cut = thickness.cut { return (start: rule.movement(ofCut: cut), end: rule.movement(ofCut: cut)) }
            return (start: rule.movement(start, isHole: isHole), end: rule.movement(end, isHole: isHole))
        }
        var nodes = segments.indices.map { index in
            let before = (index + segments.count - 1) % segments.count
            return segments[index].start + displacement(at: index, movements[before].end, movements[index].start)
        }
        // A bend that is tighter than its edge moves turns inside out, and beside it the next may.
        for _ in 0..<3 { closeBends(&nodes) }
        return ContourRing(
            segments.indices.map { index in
                segments[index].spanning(nodes[index], nodes[(index + 1) % nodes.count])
            })
    }

    /// How the start of a segment moves where the edges before and after it move outwards by so much.
    private func displacement(at index: Int, _ before: Double, _ after: Double) -> Point {
        let normals = (
            -segments[(index + segments.count - 1) % segments.count].inwardNormal(at: 1),
            -segments[index].inwardNormal(at: 0)
        )
        let determinant = normals.0.cross(normals.1)
        if isSmooth(at: index) || abs(determinant) < 0.05 {
            let sum = normals.0 + normals.1
            let mean = (before + after) / 2
            return sum.length > 1e-6 ? sum / sum.length * mean : normals.0 * before
        }
        // The corner of both moved edges, which may be far away where it is sharp.
        let corner = Point(
            (before * normals.1.y - after * normals.0.y) / determinant,
            (after * normals.0.x - before * normals.1.x) / determinant)
        let limit = 2.5 * max(abs(before), abs(after))
        return corner.length > limit ? corner / corner.length * limit : corner
    }

    /// Draws the ends of each segment that has turned round together, where the edges beside it meet.
    private func closeBends(_ nodes: inout [Point]) {
        for index in segments.indices {
            let next = (index + 1) % nodes.count
            let chord = segments[index].end - segments[index].start
            guard chord.length > 1e-6, chord.dot(nodes[next] - nodes[index]) < 0 else { continue }
            let normals = (segments[index].inwardNormal(at: 0), segments[index].inwardNormal(at: 1))
            let determinant = normals.0.cross(normals.1)
            let middle = nodes[index].interpolated(to: nodes[next], 0.5)
            let (first, last) = (normals.0.dot(nodes[index] - middle), normals.1.dot(nodes[next] - middle))
            let corner =
                middle
                + Point(first * normals.1.y - last * normals.0.y, last * normals.0.x - first * normals.1.x)
                / determinant
            let isNear = abs(determinant) > 0.1 && corner.distance(to: middle) < 2
            nodes[index] = isNear ? corner : middle
            nodes[next] = nodes[index]
        }
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

    /// The segment between other ends, leaving and arriving as before, with its legs in the scale of the chord.
    fileprivate func spanning(_ start: Point, _ end: Point) -> PathSegment {
        func moved(_ cubic: CubicBezier) -> PathSegment {
            let chord = cubic.start.distance(to: cubic.end)
            let scale = chord > 1e-6 ? start.distance(to: end) / chord : 1
            return .cubic(
                CubicBezier(
                    start: start, control1: start + (cubic.control1 - cubic.start) * scale,
                    control2: end + (cubic.control2 - cubic.end) * scale, end: end))
        }
        switch self {
        case .line: return .line(LineSegment(start: start, end: end))
        case .quad, .cubic: return moved(elevated)
        }
    }
}
