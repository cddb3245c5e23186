extension Path {
    /// Returns a path that encloses the same area by the nonzero rule, which templates are filled by.
    ///
    /// Contours that are holes by the even-odd rule are reversed. Contours that cross each other are not untangled.
    package func woundForNonZero(from rule: FillRule) -> Path {
        guard rule == .evenOdd else { return self }
        let subpaths = subpaths
        let nest = ContourNest(subpaths)
        var path = Path()
        for (index, subpath) in subpaths.enumerated() {
            let (isClockwise, depth) = (nest.signedArea(index) > 0, nest.enclosing(index).count)
            path.append(isClockwise == (depth % 2 == 0) ? subpath : subpath.reversed)
        }
        return path
    }

    /// This path with every outermost contour clockwise (y down), so that strokes laid over it, which are clockwise,
    /// add to its area.
    ///
    /// Contours within an outermost contour are reversed with it.
    package var woundClockwise: Path {
        let subpaths = subpaths
        let nest = ContourNest(subpaths)
        var path = Path()
        for (index, subpath) in subpaths.enumerated() {
            let areas = (nest.enclosing(index) + [index]).map(nest.signedArea)
            let outermost = areas.max { abs($0) < abs($1) } ?? 0
            path.append(outermost < 0 ? subpath.reversed : subpath)
        }
        return path
    }
}
