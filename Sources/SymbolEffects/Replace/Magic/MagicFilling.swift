internal import SymbolGeometry

extension MagicMatching {
    /// The plan for shapes whose outline and filled form replace each other around a drawing inside them.
    ///
    /// It is `nil` if there is no such drawing, or if anything else changes, such as a slash or a badge that appears.
    /// The drawing stays where it is: the counter, which closes or opens, decides which symbol shows. That of an
    /// enclosure decides alone, whatever is filled inside it.
    var fillingActions: [MagicAction]? {
        let candidates = matches.filter { match in
            pair.new.layers[match.new].paints
                && (match.kind == .morph
                    && (pair.isFillPair(match.old, match.new, MotionTable.Magic.looseTolerance)
                        || pair.isFilledFrame(match.old, match.new))
                    || pair.isOpenFillPair(match.old, match.new))
        }
        let enclosures = candidates.filter { pair.isFilledFrame($0.old, $0.new) }
        let fills = enclosures.isEmpty ? candidates : enclosures
        let kept = matches.filter { $0.kind == .keep && pair.looksTheSame($0.old, $0.new) && !fills.contains($0) }
        let knockouts = matches.filter { pair.areSlashKnockouts($0) && !kept.contains($0) }
        let both = fills + kept + knockouts
        let outgoing = pair.old.indices.filter { layer in !both.contains { $0.old == layer } }
        let incoming = pair.new.indices.filter { layer in !both.contains { $0.new == layer } }
        guard !fills.isEmpty, Set(fills.map { pair.isFilled($0) }).count == 1,
            !knockouts.isEmpty || !outgoing.isEmpty || !incoming.isEmpty,
            outgoing.allSatisfy({ pair.old.shows($0, onlyWithin: fills.map(\.old)) }),
            incoming.allSatisfy({ pair.new.shows($0, onlyWithin: fills.map(\.new)) })
        else { return nil }
        let paired = both.sorted { $0.old < $1.old }.map { match in
            let kind: MagicAction.Kind = fills.contains(match) ? .fill : kept.contains(match) ? .keep : .morph
            return MagicAction(kind, old: match.old, new: match.new, rule: match.rule, note: match.note)
        }
        return paired + outgoing.map { MagicAction(.clipOut, old: $0, unit: [$0]) }
            + incoming.map { MagicAction(.clipIn, new: $0, unit: [$0]) }
    }
}

extension MagicPair {
    /// Whether the new layer of a match between an outline and its filled form is the filled one.
    fileprivate func isFilled(_ match: MagicMatch) -> Bool {
        let holes = (old.inner(match.old).path.isEmpty, new.inner(match.new).path.isEmpty)
        return holes.0 == holes.1 ? old.outlines[match.old].area < new.outlines[match.new].area : holes.1
    }

    /// Whether a match is between the knockouts of slashes, of which one may be a little wider.
    fileprivate func areSlashKnockouts(_ match: MagicMatch) -> Bool {
        old.roles[match.old] == .slash && new.roles[match.new] == .slash && !new.layers[match.new].paints
    }
}

extension MagicSide {
    func isInside(_ layer: Int, _ frame: Int) -> Bool { isInside(outlines[layer].bounds, outlines[frame].bounds) }

    /// Whether a layer is visible only within other layers: it lies inside one or all of them, or clears nothing but
    /// what does.
    fileprivate func shows(_ layer: Int, onlyWithin frames: [Int]) -> Bool {
        if layers[layer].paints, [.slash, .badge].contains(roles[layer]) { return false }
        if frames.contains(where: { isInside(layer, $0) }) || isInside(outlines[layer].bounds, box(of: frames)) {
            return true
        }
        guard !layers[layer].paints, let bounds = outlines[layer].bounds else { return false }
        return indices.prefix(layer).allSatisfy { below in
            guard layers[below].paints, let cleared = outlines[below].bounds?.intersection(bounds) else { return true }
            return frames.contains { $0 == below || isInside(below, $0) } || isInside(cleared, box(of: frames))
        }
    }
}
