internal import SymbolGeometry
internal import SymbolModel

extension MagicSide {
    /// Finds the slash.
    ///
    /// The layers tagged as a slash are it, unless they have no knockout and do not cross the symbol, as the stroke of
    /// a fraction does not. Without tags, it is the only thin straight bar that crosses the symbol, unless its tags
    /// give it another meaning, such as that of a per cent sign; two bars make a cross.
    mutating func findSlash() {
        let tagged = indices.filter { layers[$0].isTagged(.slash) }
        let all = painted([.base])
        guard let box = box(of: all) else { return }
        let strikesOut = tagged.contains { !knockouts(for: $0).isEmpty || crosses($0, box) }
        if strikesOut, leavesBase(tagged) { return assign(.slash, to: tagged) }
        let bars = all.filter { layers[$0].traits.tags.isEmpty && isSlash($0, in: box) }
        if bars.count == 1, leavesBase(bars) { assign(.slash, to: bars) }
    }

    private func isSlash(_ layer: Int, in box: Rect) -> Bool {
        guard let bar = MagicBar([outlines[layer]]) else { return false }
        return bar.length > Table.slashAspect * bar.width && outlines[layer].area >= 0.8 * bar.length * bar.width
            && crosses(layer, box)
    }

    /// Whether a layer extends from corner to corner of a box, or most of the way.
    private func crosses(_ layer: Int, _ box: Rect) -> Bool {
        guard let bar = MagicBar([outlines[layer]]) else { return false }
        return bar.tilt <= Table.slashTilt && bar.length > Table.slashCrossing * Point(box.width, box.height).length
    }

    /// Finds the badge.
    ///
    /// The layers tagged as a badge are it. Without tags, it is the layer that lies in a corner within its knockout,
    /// with everything above it within that knockout; inside an enclosure such a layer is a part of the drawing.
    mutating func findBadge() {
        let tagged = indices.filter { layers[$0].isTagged(.badge) }
        if !tagged.isEmpty, leavesBase(tagged) { return assign(.badge, to: tagged) }
        let all = painted([.base])
        guard let box = box(of: all), let layer = all.first(where: { isBadge($0, in: box) }) else { return }
        let clearedBox = self.box(of: knockouts(for: layer))
        let members = indices.filter { $0 >= layer && roles[$0] == .base && isInside(outlines[$0].bounds, clearedBox) }
        assign(.badge, to: members)
    }

    private func isBadge(_ layer: Int, in box: Rect) -> Bool {
        guard let bounds = outlines[layer].bounds, isInside(bounds, self.box(of: knockouts(for: layer))),
            !indices.contains(where: { layers[$0].isTaggedEnclosure && isInside(layer, $0) })
        else { return false }
        let offset = bounds.center - box.center
        return bounds.width < Table.badgePart * box.width && bounds.height < Table.badgePart * box.height
            && abs(offset.x) > box.width / 6 && abs(offset.y) > box.height / 6
    }

    /// Finds the enclosure: a layer with the shape of one, around other layers and as large as the symbol without its
    /// slash and badge.
    mutating func findEnclosure() {
        let all = painted([.base])
        guard let box = box(of: all), let layer = all.first(where: { isEnclosure($0, in: box) }) else { return }
        assign(.enclosure, to: [layer])
    }

    private func isEnclosure(_ layer: Int, in box: Rect) -> Bool {
        guard let bounds = outlines[layer].bounds,
            bounds.width * bounds.height >= Table.enclosureCover * box.width * box.height,
            indices.contains(where: { $0 != layer && roles[$0] == .base && isInside(outlines[$0].bounds, bounds) })
        else { return false }
        return layers[layer].isTagged(.enclosure) || enclosureShape(layer) != nil
    }

    /// Whether a layer is an enclosure and not by its tags a part of the drawing, as the body of an envelope is.
    func isFrame(_ layer: Int) -> Bool {
        roles[layer] == .enclosure && (layers[layer].traits.tags.isEmpty || layers[layer].isTagged(.enclosure))
    }

    enum EnclosureShape: Hashable, Sendable { case circle, square, rectangle }

    func enclosureShape(_ layer: Int) -> EnclosureShape? {
        let outer = outers[layer]
        guard let bounds = outer.bounds else { return nil }
        let distances = outer.points.map { $0.distance(to: bounds.center) }
        let radius = (bounds.width + bounds.height) / 4
        if distances.allSatisfy({ abs($0 - radius) <= 0.04 * radius }) { return .circle }
        // A rectangle with corners rounded by two fifths of its side still fills 0.86 of its box.
        guard outer.area >= 0.86 * bounds.width * bounds.height else { return nil }
        return abs(bounds.width - bounds.height) <= 0.15 * max(bounds.width, bounds.height) ? .square : .rectangle
    }

    /// Returns the outlines of a layer that lie in a larger one.
    func inner(_ layer: Int) -> MagicOutline { part(layer) { $0 } }

    /// The greatest number of outlines of one layer that are compared with each other; of more, as in a texture, none
    /// counts as an inner one.
    private static let mostContours = 2000

    func part(_ layer: Int, _ isWanted: (_ isInner: Bool) -> Bool) -> MagicOutline {
        guard outlines[layer].path.subpaths.count > 1 else {
            return isWanted(false) ? outlines[layer] : MagicOutline(Path(), em: em)
        }
        let contours = outlines[layer].path.subpaths.map { MagicOutline(Path($0), em: em) }
        let others = contours.count > Self.mostContours ? [] : contours
        let part = contours.filter { contour in
            isWanted(others.contains { $0.area > contour.area && isInside(contour.bounds, $0.bounds) })
        }
        return MagicOutline(part.reduce(into: Path()) { $0.append($1.path) }, em: em)
    }

    func isInside(_ inner: Rect?, _ outer: Rect?) -> Bool {
        guard let inner, let outer = outer?.insetBy(-em * Table.tolerance) else { return false }
        return inner.corners.allSatisfy(outer.contains)
    }
}
