extension Path {
    /// The same area for the nonzero rule, which templates are filled by: contours that the even-odd rule makes holes
    /// are turned the other way.
    ///
    /// Contours that cross each other are not untangled.
    package func woundForNonZero(from rule: FillRule) -> Path {
        guard rule == .evenOdd else { return self }
        let subpaths = subpaths
        let nest = ContourNest(subpaths)
        var path = Path()
        for (place, subpath) in subpaths.enumerated() {
            let (isClockwise, depth) = (nest.signedArea(place) > 0, nest.around(place).count)
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
        let nest = ContourNest(subpaths)
        var path = Path()
        for (place, subpath) in subpaths.enumerated() {
            let areas = (nest.around(place) + [place]).map(nest.signedArea)
            let outermost = areas.max { abs($0) < abs($1) } ?? 0
            path.append(outermost < 0 ? subpath.reversed : subpath)
        }
        return path
    }
}
