internal import CLibrary

extension Path {
    /// Contours that meet only in points and wind once, clockwise (y down), around what this path encloses by the
    /// given rule; nil where none are found, as where a curve crosses itself.
    func untangled(by rule: FillRule) -> Path? {
        guard let bounds else { return nil }
        // Distances below which points are the same suit a path as large as an em of a template, 100 units.
        let scale = 100 / max(bounds.width, bounds.height)
        guard scale.isNormal else { return nil }
        let path = transformed(by: .scale(scale))
        guard let outline = ContourPieces(path, rule: rule)?.outline, outline.windsOnce(aroundWhat: path, rule) else {
            return nil
        }
        return outline.transformed(by: .scale(1 / scale))
    }

    /// Returns whether the path winds once around what another encloses by a rule, and around nothing else.
    ///
    /// A hundredth of the points may lie so near to an outline that flattening puts them on its other side.
    private func windsOnce(aroundWhat other: Path, _ rule: FillRule) -> Bool {
        let (area, tangle) = (FlatPath(self), FlatPath(other))
        let points = other.samplePoints
        let wrong = points.count { point in
            area.windingNumber(about: point) != (tangle.winds(about: point, rule) ? 1 : 0)
        }
        return 100 * wrong <= points.count
    }
}

extension ContourPieces {
    /// The outlines of the enclosed area, which lies to their right; nil where their pieces do not meet.
    fileprivate var outline: Path? {
        var unused = pieces.indices.flatMap { contour in
            pieces[contour].compactMap { $0.side == 0 ? nil : segment(of: contour, $0) }
        }
        var outline = Path()
        while !unused.isEmpty {
            guard let contour = Self.contour(from: &unused) else { return nil }
            outline.append(contour)
        }
        return outline
    }

    /// Returns a piece in the direction in which the enclosed area lies to its right.
    private func segment(of contour: Int, _ piece: ContourPiece) -> PathSegment {
        let index = piece.from.rounded(.down)
        let segment = contours[contour][Int(index)].subsegment(from: piece.from - index, to: piece.to - index)
        return piece.side > 0 ? segment : segment.reversed
    }

    /// Removes the pieces of one contour from others, beginning with the first; nil if they do not meet.
    ///
    /// Where several pieces begin at the end of one, the sharpest turn to the right stays with the same area.
    private static func contour(from unused: inout [PathSegment]) -> Subpath? {
        let first = unused.removeFirst()
        var contour = Subpath(start: first.start, segments: [first], isClosed: true)
        while true {
            guard let last = contour.segments.last else { return nil }
            let direction = last.direction(at: 1)
            func turn(_ next: PathSegment) -> Double {
                let following = next.direction(at: 0)
                return atan2(direction.cross(following), direction.dot(following))
            }
            let next = unused.indices.filter { unused[$0].start.distance(to: last.end) < 2 * tolerance }
                .max { turn(unused[$0]) < turn(unused[$1]) }
            if first.start.distance(to: last.end) < 2 * tolerance, next.map({ turn(unused[$0]) < turn(first) }) ?? true
            {
                return contour
            }
            guard let next else { return nil }
            contour.segments.append(unused.remove(at: next))
        }
    }
}

extension PathSegment {
    /// Returns the direction near the start or the end; their derivatives may be zero.
    fileprivate func direction(at t: Double) -> Point {
        let inside = point(at: t == 0 ? 0.01 : 0.99)
        return t == 0 ? inside - start : end - inside
    }
}
