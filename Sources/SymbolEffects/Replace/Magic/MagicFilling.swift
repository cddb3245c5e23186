internal import SymbolGeometry

extension MagicMatching {
    /// The plan for shapes whose outline and filled form replace each other around something that is drawn inside of
    /// them; nil where nothing is, or where anything else changes, as a slash or a badge that comes.
    ///
    /// What is inside stays in its place: the counter, closing or opening, decides which symbol shows.
    var fillingActions: [MagicAction]? {
        let fills = matches.filter { match in
            pair.new.layers[match.new].paints && match.kind == .morph
                && pair.isFillPair(match.old, match.new, MotionTable.Magic.looseTolerance)
        }
        let kept = matches.filter { $0.kind == .keep && pair.looksTheSame($0.old, $0.new) }
        let going = pair.old.indices.filter { place in !(fills + kept).contains { $0.old == place } }
        let coming = pair.new.indices.filter { place in !(fills + kept).contains { $0.new == place } }
        guard !fills.isEmpty, Set(fills.map { pair.new.inner($0.new).path.isEmpty }).count == 1,
            !going.isEmpty || !coming.isEmpty,
            going.allSatisfy({ pair.old.shows($0, onlyWithin: fills.map(\.old)) }),
            coming.allSatisfy({ pair.new.shows($0, onlyWithin: fills.map(\.new)) })
        else { return nil }
        let both = (fills + kept).sorted { $0.old < $1.old }.map { match in
            MagicAction(
                match.kind == .keep ? .keep : .fill, old: match.old, new: match.new, rule: match.rule, note: match.note)
        }
        return both + going.map { MagicAction(.clipOut, old: $0, unit: [$0]) }
            + coming.map { MagicAction(.clipIn, new: $0, unit: [$0]) }
    }
}

extension MagicSide {
    func isInside(_ place: Int, _ frame: Int) -> Bool { isInside(outlines[place].bounds, outlines[frame].bounds) }

    /// Whether a layer is seen nowhere but in some others: it lies inside one of them, or clears nothing else but what
    /// does.
    fileprivate func shows(_ place: Int, onlyWithin frames: [Int]) -> Bool {
        if layers[place].paints, [.slash, .badge].contains(roles[place]) { return false }
        if frames.contains(where: { isInside(place, $0) }) { return true }
        guard !layers[place].paints, let bounds = outlines[place].bounds else { return false }
        return indices.prefix(place).allSatisfy { below in
            !layers[below].paints || frames.contains { $0 == below || isInside(below, $0) }
                || outlines[below].bounds?.intersection(bounds) == nil
        }
    }
}
