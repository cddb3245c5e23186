internal import SymbolGeometry
internal import SymbolModel

extension MagicSide {
    /// Tags say which layers are the slash, unless nothing is cleared for them and they do not cross the symbol, as the
    /// stroke of a fraction does not.
    ///
    /// Without, it is the one thin straight bar that crosses the symbol, unless its tags say that it is something else,
    /// such as that of a per cent sign; two of them make a cross.
    mutating func findSlash() {
        let tagged = indices.filter { layers[$0].isTagged(.slash) }
        let all = painted([.base])
        guard let box = box(of: all) else { return }
        let strikesOut = tagged.contains { !room(for: $0).isEmpty || crosses($0, box) }
        if strikesOut, leavesBase(tagged) { return give(.slash, to: tagged) }
        let bars = all.filter { layers[$0].traits.tags.isEmpty && isSlash($0, in: box) }
        if bars.count == 1, leavesBase(bars) { give(.slash, to: bars) }
    }

    private func isSlash(_ place: Int, in box: Rect) -> Bool {
        guard let bar = MagicBar([outlines[place]]) else { return false }
        return bar.length > Table.slashAspect * bar.width && outlines[place].area >= 0.8 * bar.length * bar.width
            && crosses(place, box)
    }

    /// Whether a layer goes from corner to corner of a box, or most of the way.
    private func crosses(_ place: Int, _ box: Rect) -> Bool {
        guard let bar = MagicBar([outlines[place]]) else { return false }
        return bar.tilt <= Table.slashTilt && bar.length > Table.slashCrossing * Point(box.width, box.height).length
    }

    /// Tags say which layers are the badge.
    ///
    /// Without, it is the layer that lies in a corner on room cleared for it, with all that lies in that room above it.
    mutating func findBadge() {
        let tagged = indices.filter { layers[$0].isTagged(.badge) }
        if !tagged.isEmpty, leavesBase(tagged) { return give(.badge, to: tagged) }
        let all = painted([.base])
        guard let box = box(of: all), let place = all.first(where: { isBadge($0, in: box) }) else { return }
        let room = self.box(of: room(for: place))
        give(.badge, to: indices.filter { $0 >= place && roles[$0] == .base && isInside(outlines[$0].bounds, room) })
    }

    private func isBadge(_ place: Int, in box: Rect) -> Bool {
        guard let bounds = outlines[place].bounds, isInside(bounds, self.box(of: room(for: place))) else {
            return false
        }
        let way = bounds.center - box.center
        return bounds.width < Table.badgePart * box.width && bounds.height < Table.badgePart * box.height
            && abs(way.x) > box.width / 6 && abs(way.y) > box.height / 6
    }

    /// Around other layers and as large as all of the symbol but its slash and badge, and of an enclosure's shape.
    mutating func findEnclosure() {
        let all = painted([.base])
        guard let box = box(of: all), let place = all.first(where: { isEnclosure($0, in: box) }) else { return }
        give(.enclosure, to: [place])
    }

    private func isEnclosure(_ place: Int, in box: Rect) -> Bool {
        guard let bounds = outlines[place].bounds,
            bounds.width * bounds.height >= Table.enclosureCover * box.width * box.height,
            indices.contains(where: { $0 != place && roles[$0] == .base && isInside(outlines[$0].bounds, bounds) })
        else { return false }
        return layers[place].isTagged(.enclosure) || enclosureShape(place) != nil
    }

    enum EnclosureShape: Hashable, Sendable { case circle, square, rectangle }

    func enclosureShape(_ place: Int) -> EnclosureShape? {
        let outer = outer(place)
        guard let bounds = outer.bounds else { return nil }
        let distances = outer.points.map { $0.distance(to: bounds.center) }
        let radius = (bounds.width + bounds.height) / 4
        if distances.allSatisfy({ abs($0 - radius) <= 0.04 * radius }) { return .circle }
        // A rectangle whose corners are rounded by two fifths of its side still fills 0.86 of its box.
        guard outer.area >= 0.86 * bounds.width * bounds.height else { return nil }
        return abs(bounds.width - bounds.height) <= 0.15 * max(bounds.width, bounds.height) ? .square : .rectangle
    }

    /// The outlines of a layer that lie in no larger one.
    func outer(_ place: Int) -> MagicOutline { part(place) { !$0 } }

    /// The outlines of a layer that lie in a larger one.
    func inner(_ place: Int) -> MagicOutline { part(place) { $0 } }

    private func part(_ place: Int, _ isWanted: (_ isInner: Bool) -> Bool) -> MagicOutline {
        let contours = outlines[place].path.subpaths.map { MagicOutline(Path($0), em: em) }
        let part = contours.filter { contour in
            isWanted(contours.contains { $0.area > contour.area && isInside(contour.bounds, $0.bounds) })
        }
        return MagicOutline(part.reduce(into: Path()) { $0.append($1.path) }, em: em)
    }

    func isInside(_ inner: Rect?, _ outer: Rect?) -> Bool {
        guard let inner, let outer = outer?.insetBy(-em * Table.tolerance) else { return false }
        return inner.corners.allSatisfy(outer.contains)
    }
}
