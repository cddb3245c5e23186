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
        if let filling { return filling }
        var actions: [MagicAction] = []
        var (old, new) = (0, 0)
        for match in matches {
            actions += (old..<match.old).map(going) + (new..<match.new).map(coming)
            actions.append(MagicAction(match.kind, old: match.old, new: match.new, rule: match.rule, note: match.note))
            (old, new) = (match.old + 1, match.new + 1)
        }
        return actions + (old..<pair.old.indices.upperBound).map(going)
            + (new..<pair.new.indices.upperBound).map(coming)
    }

    private func going(_ place: Int) -> MagicAction {
        let matched = matches.map(\.old)
        if let owner = ridden(pair.old, place, matched) {
            return MagicAction(.ride, old: place, unit: [place, owner])
        }
        let (kind, rule, note) = part(
            pair.old, place, slash: .slashOff, badge: .badgeOut, else: staysTheSame ? .disappear : .replaceOut)
        return MagicAction(kind, old: place, rule: rule, note: note, unit: unit(pair.old, place, matched))
    }

    private func coming(_ place: Int) -> MagicAction {
        let matched = matches.map(\.new)
        if let owner = ridden(pair.new, place, matched) {
            return MagicAction(.ride, new: place, unit: [place, owner])
        }
        let (kind, rule, note) = part(
            pair.new, place, slash: .slashOn, badge: .badgeIn, else: staysTheSame ? .appear : .replaceIn)
        return MagicAction(kind, new: place, rule: rule, note: note, unit: unit(pair.new, place, matched))
    }

    /// Whether a part of the symbol itself stays, not just what encloses it.
    private var staysTheSame: Bool {
        matches.contains { match in
            pair.new.layers[match.new].paints && [pair.old.roles[match.old], pair.new.roles[match.new]].contains(.base)
        }
    }

    private func part(
        _ side: MagicSide, _ place: Int, slash: MagicAction.Kind, badge: MagicAction.Kind, else other: MagicAction.Kind
    ) -> (MagicAction.Kind, MagicAction.Rule?, String?) {
        let role = side.roles[place]
        guard role == .slash || role == .badge else { return (other, nil, nil) }
        return (role == .slash ? slash : badge, side.layers[place].isTagged(role) ? .tags : .roles, role.rawValue)
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
