internal import SymbolGeometry
internal import SymbolModel

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

    /// How far an open line may fall short of the shape that fills it, as a fraction of the size.
    static let filledReach = 0.12

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
        return line.area < 0.75 * solid.area && box.isAlike(other, within: Self.filledReach)
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
    func isAlike(_ other: Rect, within part: Double) -> Bool {
        let reach = part * max(width, height, other.width, other.height)
        return zip(corners, other.corners).allSatisfy { abs($0.x - $1.x) <= reach && abs($0.y - $1.y) <= reach }
    }
}
