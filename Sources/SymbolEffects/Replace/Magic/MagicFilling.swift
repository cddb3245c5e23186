internal import SymbolGeometry

extension MagicMatching {
    /// The plan for shapes whose outline and filled form replace each other around something that is drawn inside of
    /// them; nil where nothing is, or where anything else changes, as a slash or a badge that comes.
    ///
    /// What is inside stays in its place: the counter, closing or opening, decides which symbol shows.
    var fillingActions: [MagicAction]? {
        let fills = matches.filter { match in
            pair.new.layers[match.new].paints
                && (match.kind == .morph && pair.isFillPair(match.old, match.new, MotionTable.Magic.looseTolerance)
                    || pair.isOpenFillPair(match.old, match.new))
        }
        let kept = matches.filter { $0.kind == .keep && pair.looksTheSame($0.old, $0.new) && !fills.contains($0) }
        let rooms = matches.filter(pair.areRoomsOfSlashes)
        let going = pair.old.indices.filter { place in !(fills + kept).contains { $0.old == place } }
        let coming = pair.new.indices.filter { place in !(fills + kept).contains { $0.new == place } }
        guard !fills.isEmpty, Set(fills.map { pair.isFilled($0) }).count == 1,
            !going.isEmpty || !coming.isEmpty,
            going.allSatisfy({ place in
                rooms.contains { $0.old == place } || pair.old.shows(place, onlyWithin: fills.map(\.old))
            }),
            coming.allSatisfy({ place in
                rooms.contains { $0.new == place } || pair.new.shows(place, onlyWithin: fills.map(\.new))
            })
        else { return nil }
        let both = (fills + kept).sorted { $0.old < $1.old }.map { match in
            MagicAction(
                fills.contains(match) ? .fill : .keep, old: match.old, new: match.new, rule: match.rule,
                note: match.note)
        }
        return both + going.map { MagicAction(.clipOut, old: $0, unit: [$0]) }
            + coming.map { MagicAction(.clipIn, new: $0, unit: [$0]) }
    }
}

extension MagicPair {
    /// Whether of two layers that are an outline and its filled form the new one is filled.
    fileprivate func isFilled(_ match: MagicMatch) -> Bool {
        let holes = (old.inner(match.old).path.isEmpty, new.inner(match.new).path.isEmpty)
        return holes.0 == holes.1 ? old.outlines[match.old].area < new.outlines[match.new].area : holes.1
    }

    /// Whether a match is of what is cleared for one slash, which may be a little wider or narrower.
    fileprivate func areRoomsOfSlashes(_ match: MagicMatch) -> Bool {
        old.roles[match.old] == .slash && new.roles[match.new] == .slash && !new.layers[match.new].paints
    }
}

extension MagicSide {
    func isInside(_ place: Int, _ frame: Int) -> Bool { isInside(outlines[place].bounds, outlines[frame].bounds) }

    /// Whether a layer is seen nowhere but in some others: it lies inside one of them, or all, or clears nothing else
    /// but what does.
    fileprivate func shows(_ place: Int, onlyWithin frames: [Int]) -> Bool {
        if layers[place].paints, [.slash, .badge].contains(roles[place]) { return false }
        if frames.contains(where: { isInside(place, $0) }) || isInside(outlines[place].bounds, box(of: frames)) {
            return true
        }
        guard !layers[place].paints, let bounds = outlines[place].bounds else { return false }
        return indices.prefix(place).allSatisfy { below in
            guard layers[below].paints, let cleared = outlines[below].bounds?.intersection(bounds) else { return true }
            return frames.contains { $0 == below || isInside(below, $0) } || isInside(cleared, box(of: frames))
        }
    }
}
