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

    /// Whether a point lies inside by the even-odd rule, to within a hundredth of a unit.
    private func contains(_ point: Point) -> Bool {
        var isInside = false
        for edge in edges(0.01) where (edge.start.y > point.y) != (edge.end.y > point.y) {
            let t = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            if edge.start.x + t * (edge.end.x - edge.start.x) > point.x { isInside.toggle() }
        }
        return isInside
    }
}
