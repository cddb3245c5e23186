internal import SymbolGeometry

extension MagicMatching {
    /// The weightiest matches that both symbols paint in one order: for what is above in one and below in the other
    /// there is no place that both stills agree with.
    func inPaintingOrder(_ matches: [MagicMatch]) -> [MagicMatch] {
        let sorted = matches.sorted { $0.old < $1.old }
        var chains: [(weight: Int, before: Int?)] = []
        for (place, match) in sorted.enumerated() {
            let before = sorted.indices.filter { $0 < place && sorted[$0].new < match.new }
                .max { chains[$0].weight < chains[$1].weight }
            chains.append((match.weight + (before.map { chains[$0].weight } ?? 0), before))
        }
        var chain: [MagicMatch] = []
        var place = chains.indices.max { chains[$0].weight < chains[$1].weight }
        while let last = place {
            chain.insert(sorted[last], at: 0)
            place = chains[last].before
        }
        return chain.filter { match in match.owner == nil || chain.contains { $0.old == match.owner } }
    }

    /// The layers of both from the back: the matches, and between them what goes below what comes.
    func actions() -> [MagicAction] {
        if let opening { return opening }
        var actions: [MagicAction] = []
        var (old, new) = (0, 0)
        for match in matches {
            actions += going(old..<match.old) + coming(new..<match.new)
            actions.append(MagicAction(match.kind, old: match.old, new: match.new, rule: match.rule, note: match.note))
            (old, new) = (match.old + 1, match.new + 1)
        }
        return actions + going(old..<pair.old.indices.upperBound) + coming(new..<pair.new.indices.upperBound)
    }

    private func going(_ places: Range<Int>) -> [MagicAction] { places.map { alone($0, comes: false) } }

    private func coming(_ places: Range<Int>) -> [MagicAction] { places.map { alone($0, comes: true) } }

    /// What becomes of a layer that has no match.
    private func alone(_ place: Int, comes: Bool) -> MagicAction {
        let (side, matched) = comes ? (pair.new, matches.map(\.new)) : (pair.old, matches.map(\.old))
        let (old, new): (Int?, Int?) = comes ? (nil, place) : (place, nil)
        if let owner = ridden(side, place, matched) {
            return MagicAction(.ride, old: old, new: new, unit: [place, owner])
        }
        let (kind, rule, note) = part(side, place, comes: comes)
        return MagicAction(kind, old: old, new: new, rule: rule, note: note, unit: unit(side, place, matched))
    }

    /// Whether a part of the symbol itself stays, not just what encloses it.
    private var staysTheSame: Bool {
        matches.contains { match in
            pair.new.layers[match.new].paints && [pair.old.roles[match.old], pair.new.roles[match.new]].contains(.base)
        }
    }

    private func part(
        _ side: MagicSide, _ place: Int, comes: Bool
    ) -> (MagicAction.Kind, MagicAction.Rule?, String?) {
        let role = side.roles[place]
        let kind: MagicAction.Kind =
            switch role {
            case .slash: comes ? .slashOn : .slashOff
            case .badge: comes ? .badgeIn : .badgeOut
            case .base, .enclosure:
                staysTheSame ? comes ? .appear : .disappear : comes ? .replaceIn : .replaceOut
            }
        guard role == .slash || role == .badge else { return (kind, nil, nil) }
        return (kind, side.layers[place].isTagged(role) ? .tags : .roles, role.rawValue)
    }

    /// The layer that an eraser belongs to, where it clears only what the other symbol has not: the room of a layer
    /// that stays, or what is cut out of one that does not.
    private func ridden(_ side: MagicSide, _ place: Int, _ matched: [Int]) -> Int? {
        guard !side.layers[place].paints, side.roles[place] == .base, let owner = side.owners[place],
            owner < place || matched.contains(owner), let bounds = side.outlines[place].bounds
        else { return nil }
        let cleared = side.indices.filter { below in
            below < place && side.layers[below].paints && side.outlines[below].bounds?.intersection(bounds) != nil
        }
        return cleared.contains(where: matched.contains) ? nil : owner
    }

    /// A layer's room goes with it; where the layer stays, what finds no room in the other symbol goes alone.
    private func unit(_ side: MagicSide, _ place: Int, _ matched: [Int]) -> [Int] {
        let unit = side.unit(of: place)
        let isPart = [.slash, .badge].contains(side.roles[place])
        return isPart || !unit.contains(where: matched.contains) ? unit : [place]
    }
}
