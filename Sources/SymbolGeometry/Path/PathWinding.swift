extension Path {
    /// Returns a path that encloses the same area by the nonzero rule, which templates are filled by.
    ///
    /// Contours that are holes by the even-odd rule are reversed, and those that cross are untangled where that is
    /// possible.
    package func woundForNonZero(from rule: FillRule) -> Path {
        guard rule == .evenOdd else { return self }
        let wound = woundByNesting
        return FlatPath(wound).hasOverlaps ? untangled(by: .evenOdd) ?? wound : wound
    }

    /// Returns a path that encloses the same area by the nonzero rule, and still does after `woundClockwise`.
    ///
    /// Contours that cross are untangled, as far as possible, where they run in opposite directions: if only one of
    /// them were reversed, their overlap would no longer be a hole.
    package func untangled(from rule: FillRule) -> Path {
        let wound = woundForNonZero(from: rule)
        return rule == .nonZero && isTangled ? untangled(by: .nonZero) ?? wound : wound
    }

    /// Whether reversing whole contours, as `woundClockwise` does, changes what the path encloses by the nonzero rule,
    /// or leaves a part of it that runs counterclockwise, as one lobe of an eight does.
    package var isTangled: Bool {
        let own = FlatPath(self)
        guard own.winds({ $0 > 0 }), own.winds({ $0 < 0 }) else { return false }
        let clockwise = FlatPath(woundClockwise)
        return own.hasPointBeside { point in
            let number = clockwise.windingNumber(about: point)
            return number < 0 || (number == 0) != (own.windingNumber(about: point) == 0)
        }
    }

    /// This path with the contours that an odd number of others enclose running counterclockwise (y down), and all
    /// others clockwise.
    private var woundByNesting: Path {
        let subpaths = subpaths
        let nest = ContourNest(subpaths)
        var path = Path()
        for (index, subpath) in subpaths.enumerated() {
            let (isClockwise, depth) = (nest.signedArea(index) > 0, nest.enclosing(index).count)
            path.append(isClockwise == (depth % 2 == 0) ? subpath : subpath.reversed)
        }
        return path
    }

    /// This path with every contour that has ground around it clockwise (y down), so that strokes laid over it, which
    /// are clockwise, add to its area.
    ///
    /// Contours within such a contour are reversed with it, unless they have ground around them again.
    package var woundClockwise: Path {
        let subpaths = subpaths
        let nest = ContourNest(subpaths)
        var path = Path()
        for (index, subpath) in subpaths.enumerated() {
            let areas = (nest.enclosing(index) + [index]).map(nest.signedArea).sorted { abs($0) > abs($1) }
            var (winding, outermost) = (0, 0.0)
            for area in areas {
                if winding == 0 { outermost = area }
                winding += area < 0 ? -1 : 1
            }
            path.append(outermost < 0 ? subpath.reversed : subpath)
        }
        return path
    }
}
