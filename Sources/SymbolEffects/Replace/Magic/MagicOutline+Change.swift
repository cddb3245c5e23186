internal import SymbolGeometry

extension MagicOutline {
    /// Returns the treatment of a layer that matches another, in symbols whose common layers move as a whole.
    func change(into other: MagicOutline, em: Double, along motion: MagicSimilarity?) -> MagicAction.Kind {
        let tolerance = em * MotionTable.Magic.tolerance
        if equals(other, tolerance: tolerance) { return .keep }
        if turningSimilarity(to: other, em: em, tolerance: tolerance) != nil { return .move }
        guard isBeside(other, along: motion), let shapes = MorphCorrespondence(from: path, to: other.path)
        else { return .crossFade }
        let areAsWide = max(width, other.width) < 1.5 * min(width, other.width)
        // A ring does not morph into a line, since it would have to be filled first.
        if shapes.changesHoles && areAsWide { return .crossFade }
        // Solid shapes may be as wide too: a triangle that parts into two bars becomes longer without folding.
        let isParted = path.subpaths.count != other.path.subpaths.count && !isThin && !other.isThin
        let areBothStrokes = areAsWide && !isParted
        // A bent line does not morph into a solid shape either, since its ends would have to meet and its sides to
        // part.
        let (line, solid) = width < other.width ? (self, other) : (other, self)
        let isTorn = !areBothStrokes && line.isBent && !solid.isBent
        return isTorn || areBothStrokes && folds(into: other, em: em) ? .crossFade : .morph
    }

    /// Whether a morph into an outline as wide folds on its way: strokes that turn over lose their length and run
    /// together, and those that cross are longer than at the ends.
    ///
    /// Where all of an outline turns by 45°, halfway it has cos 22.5° = 0.92 of its length, and what it encloses is
    /// wider by a quarter at most.
    private func folds(into other: MagicOutline, em: Double) -> Bool {
        guard let morph = PathMorph(from: path, to: other.path) else { return false }
        let halfway = MagicOutline(morph.path(at: 0.5), em: em)
        let (length, width) = ((length + other.length) / 2, (width + other.width) / 2)
        return !(0.86...1.16).contains(halfway.length / length) || halfway.width > 1.25 * width
    }

    /// Whether the layer does not cross the symbol as it changes into the other, which no morph does.
    private func isBeside(_ other: MagicOutline, along motion: MagicSimilarity?) -> Bool {
        guard let bounds, let goal = other.bounds else { return false }
        return [bounds, motion.map { bounds.transformed(by: $0.transform(at: 1)) } ?? bounds]
            .contains { goal.intersection($0) != nil }
    }

    /// The width of a stroke with this area and circumference.
    private var width: Double { length > 0 ? 2 * area / length : 0 }

    /// Whether a stroke of its area and circumference would be less than a quarter as wide as the outline is long.
    private var isThin: Bool { bounds.map { width < max($0.width, $0.height) / 4 } ?? false }

    /// Whether the outline is one thin contour, longer than any without dents: the contour of a convex shape is no
    /// longer than that of its box, which is at most 2√2 times the box's diagonal.
    private var isBent: Bool {
        guard path.subpaths.count == 1, let bounds else { return false }
        return width < min(bounds.width, bounds.height) / 4 && length > 3 * Point(bounds.width, bounds.height).length
    }
}
