internal import SymbolGeometry
internal import SymbolModel

/// Two layers that match.
struct MagicMatch: Hashable, Sendable {
    var old: Int
    var new: Int
    var kind: MagicAction.Kind
    var rule: MagicAction.Rule
    var note: String?
    /// For the knockout of a matched layer, the index of that layer in the old symbol.
    var owner: Int?
    /// The weight of the match where not all matches agree with the painting orders.
    var weight: Int
}

/// Two symbols whose layers are compared.
struct MagicPair: Hashable, Sendable {
    let old: MagicSide
    let new: MagicSide
    let sharesStem: Bool

    typealias Table = MotionTable.Magic

    init(old: MagicSide, new: MagicSide) {
        (self.old, self.new) = (old, new)
        let stem = magicStem(of: old.name)
        sharesStem = stem != nil && stem == magicStem(of: new.name)
    }

    var em: Double { new.em }

    func isEqual(_ i: Int, _ j: Int, _ tolerance: Double = Table.tolerance) -> Bool {
        old.outlines[i].equals(new.outlines[j], tolerance: em * tolerance)
    }

    func isSimilar(_ i: Int, _ j: Int, _ tolerance: Double = Table.tolerance) -> Bool {
        old.outlines[i].similarity(to: new.outlines[j], em: em, tolerance: em * tolerance) != nil
    }

    /// Whether one layer is the outline and the other the filled form of one contour, with nothing drawn inside only
    /// one of them.
    func isFillPair(_ i: Int, _ j: Int, _ tolerance: Double = Table.tolerance) -> Bool {
        let (a, b) = (old.outers[i], new.outers[j])
        let isFilled = [
            a.path.subpaths.count == old.outlines[i].path.subpaths.count,
            b.path.subpaths.count == new.outlines[j].path.subpaths.count
        ]
        return isFilled[0] != isFilled[1] && a.equals(b, tolerance: em * tolerance)
    }

    /// Whether one layer is an open line and the other a filled shape of the same extent: an outline that has a gap, or
    /// whose ends lie behind something else.
    ///
    /// An enclosure is not the filled form of the drawing that it encloses, even if that is as large.
    func isOpenFillPair(_ i: Int, _ j: Int) -> Bool {
        guard sharesStem, old.layers[i].paints, new.layers[j].paints, old.roles[i] != .slash, old.roles[i] != .badge,
            old.isFrame(i) == new.isFrame(j)
        else { return false }
        let (a, b) = (old.outlines[i], new.outlines[j])
        guard let box = a.bounds, let other = b.bounds else { return false }
        let (line, solid) = a.area < b.area ? (a, b) : (b, a)
        // A thick line around a small shape covers three quarters of it; an open end may fall short of the shape.
        return line.area < 0.75 * solid.area && box.isAlike(other, within: 0.12)
            && old.inner(i).path.isEmpty && new.inner(j).path.isEmpty
            && line.lies(within: solid, tolerance: em * Table.looseTolerance)
    }

    /// Whether two enclosures have one shape, or contain one drawing; one that is part of the drawing itself does so
    /// only while both are filled or both are not.
    func areOneEnclosure(_ i: Int, _ j: Int) -> Bool {
        guard let a = old.enclosureShape(i), let b = new.enclosureShape(j) else { return false }
        return a == b || sharesStem && (isFilledFrame(i, j) || old.inner(i).path.isEmpty == new.inner(j).path.isEmpty)
    }

    /// Whether one layer is a frame and the other, of the same shape and extent, all that its symbol paints, as a
    /// square is beside a check mark in one; both are filled, or neither is.
    func isBareFrame(_ i: Int, _ j: Int) -> Bool {
        let isOneSole = old.isFrame(i) && new.isAll(j) || old.isAll(i) && new.isFrame(j)
        guard isOneSole, let shape = old.enclosureShape(i), shape == new.enclosureShape(j),
            let box = old.outlines[i].bounds, let other = new.outlines[j].bounds
        else { return false }
        return old.inner(i).path.isEmpty == new.inner(j).path.isEmpty && box.isAlike(other, within: 0.2)
    }

    /// Whether both layers are frames around the drawing, of which one is filled and the other is not.
    func isFilledFrame(_ i: Int, _ j: Int) -> Bool {
        old.isFrame(i) && new.isFrame(j) && old.inner(i).path.isEmpty != new.inner(j).path.isEmpty
    }

    /// Whether two layers are painted alike, as far as is known, and varied alike.
    func looksTheSame(_ i: Int, _ j: Int) -> Bool {
        old.looks[i] == new.looks[j] && old.variations[i] == new.variations[j]
    }

    func kind(_ i: Int, _ j: Int, along motion: MagicSimilarity? = nil) -> MagicAction.Kind {
        old.outlines[i].change(into: new.outlines[j], em: em, along: motion)
    }

    /// Whether two layers can match at all.
    func areComparable(_ i: Int, _ j: Int) -> Bool {
        guard old.layers[i].paints == new.layers[j].paints, old.standsAlone(i), new.standsAlone(j) else { return false }
        let roles = [old.roles[i], new.roles[j]]
        return roles[0] == roles[1] || Set(roles) == [.base, .enclosure]
    }

    /// Whether neither layer of two of one shape is a small detail such as a dot or a bar, which unrelated symbols can
    /// have in common; a sign such as a check mark may be small in one of them.
    func areTelling(_ i: Int, _ j: Int) -> Bool {
        switch (old.isLarge(i), new.isLarge(j)) {
        case (true, true): true
        case (false, false): false
        default: !old.isPlain(i) && !new.isPlain(j)
        }
    }
}

extension Rect {
    /// Whether each side is within a fraction of the size of the other's.
    fileprivate func isAlike(_ other: Rect, within part: Double) -> Bool {
        let reach = part * max(width, height, other.width, other.height)
        return zip(corners, other.corners).allSatisfy { abs($0.x - $1.x) <= reach && abs($0.y - $1.y) <= reach }
    }
}

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

/// Returns the part of a dotted name before `fill`, `slash`, `badge` and the names of enclosures; `nil` if it is empty.
func magicStem(of name: String) -> String? {
    let words = name.split(separator: ".")
    let end = words.indices.dropFirst().first { index in
        ["fill", "slash", "circle", "square", "rectangle"].contains(words[index]) || words[index].hasSuffix("badge")
    }
    let stem = words[..<(end ?? words.endIndex)].joined(separator: ".")
    return stem.isEmpty ? nil : stem
}
