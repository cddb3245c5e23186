extension Path {
    /// The same area for the nonzero rule, which templates are filled by: contours that the even-odd rule makes holes
    /// are turned the other way.
    ///
    /// Contours that cross each other are not untangled.
    package func woundForNonZero(from rule: FillRule) -> Path {
        guard rule == .evenOdd else { return self }
        let subpaths = subpaths
        let contours = subpaths.map { Path($0) }
        var path = Path()
        for (place, subpath) in subpaths.enumerated() {
            let depth = contours.enumerated().count { $0 != place && $1.contains(subpath.start) }
            let isClockwise = contours[place].signedArea() > 0
            path.append(isClockwise == (depth % 2 == 0) ? subpath : subpath.reversed)
        }
        return path
    }

    /// The same area with every outermost contour clockwise (y down), so that strokes laid over it, which are
    /// clockwise, add to it.
    ///
    /// What lies within an outermost contour is turned with it.
    package var woundClockwise: Path {
        let subpaths = subpaths
        let contours = subpaths.map { Path($0) }
        var path = Path()
        for (place, subpath) in subpaths.enumerated() {
            let around = contours.indices.filter { $0 != place && contours[$0].contains(subpath.start) }
            let areas = (around + [place]).map { contours[$0].signedArea() }
            let outermost = areas.max { abs($0) < abs($1) } ?? 0
            path.append(outermost < 0 ? subpath.reversed : subpath)
        }
        return path
    }

    /// Whether a point lies inside by the even-odd rule, to within a hundredth of a unit.
    private func contains(_ point: Point) -> Bool {
        var isInside = false
        for edge in edges(0.01) where (edge.start.y > point.y) != (edge.end.y > point.y) {
            let t = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            if edge.start.x + t * (edge.end.x - edge.start.x) > point.x { isInside.toggle() }
        }
        return isInside
    }

    /// How often the outline goes round a point, clockwise (y down) counting up; curves are flattened to a hundredth of
    /// a unit.
    package func windingNumber(about point: Point) -> Int {
        edges(0.01).reduce(0) { number, edge in
            guard (edge.start.y > point.y) != (edge.end.y > point.y) else { return number }
            let t = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            guard edge.start.x + t * (edge.end.x - edge.start.x) > point.x else { return number }
            return number + (edge.end.y > edge.start.y ? 1 : -1)
        }
    }
}
