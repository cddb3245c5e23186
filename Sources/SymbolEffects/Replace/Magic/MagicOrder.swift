internal import SymbolGeometry

extension MagicMatching {
    /// Returns the matches of the greatest total weight that both symbols paint in the same order.
    ///
    /// A layer that is above another in one symbol and below it in the other has no position that agrees with both
    /// stills.
    func inPaintingOrder(_ matches: [MagicMatch]) -> [MagicMatch] {
        let sorted = matches.sorted { $0.old < $1.old }
        var chains: [(weight: Int, before: Int?)] = []
        for (index, match) in sorted.enumerated() {
            let before = sorted.indices.filter { $0 < index && sorted[$0].new < match.new }
                .max { chains[$0].weight < chains[$1].weight }
            chains.append((match.weight + (before.map { chains[$0].weight } ?? 0), before))
        }
        var chain: [MagicMatch] = []
        var index = chains.indices.max { chains[$0].weight < chains[$1].weight }
        while let last = index {
            chain.insert(sorted[last], at: 0)
            index = chains[last].before
        }
        return chain.filter { match in match.owner == nil || chain.contains { $0.old == match.owner } }
    }

    /// Returns the actions on the layers of both symbols from back to front, with outgoing layers below incoming ones
    /// between matches.
    func actions() -> [MagicAction] {
        if let openingActions { return openingActions }
        var actions: [MagicAction] = []
        var (old, new) = (0, 0)
        for match in matches {
            actions += outgoing(old..<match.old) + incoming(new..<match.new)
            actions.append(MagicAction(match.kind, old: match.old, new: match.new, rule: match.rule, note: match.note))
            (old, new) = (match.old + 1, match.new + 1)
        }
        return actions + outgoing(old..<pair.old.indices.upperBound) + incoming(new..<pair.new.indices.upperBound)
    }

    private func outgoing(_ layers: Range<Int>) -> [MagicAction] {
        layers.map { unmatchedAction($0, isIncoming: false) }
    }

    private func incoming(_ layers: Range<Int>) -> [MagicAction] {
        layers.map { unmatchedAction($0, isIncoming: true) }
    }

    /// Returns the action for a layer without a match.
    private func unmatchedAction(_ layer: Int, isIncoming: Bool) -> MagicAction {
        let (side, matched) = isIncoming ? (pair.new, matches.map(\.new)) : (pair.old, matches.map(\.old))
        let (old, new): (Int?, Int?) = isIncoming ? (nil, layer) : (layer, nil)
        if let owner = carrier(side, layer, matched), !clearsPassing(side, layer, isIncoming: isIncoming) {
            return MagicAction(.ride, old: old, new: new, unit: [layer, owner])
        }
        let (kind, rule, note) = part(side, layer, isIncoming: isIncoming)
        return MagicAction(kind, old: old, new: new, rule: rule, note: note, unit: unit(side, layer, matched))
    }

    /// Whether a considerable part of a symbol stays, and not only its enclosure or a detail: what goes is then gone
    /// before anything comes.
    private var staysTheSame: Bool {
        let kept = matches.filter { pair.new.layers[$0.new].paints }
        return kept.contains { [pair.old.roles[$0.old], pair.new.roles[$0.new]].contains(.base) }
            && max(pair.old.share(of: kept.map(\.old)), pair.new.share(of: kept.map(\.new))) >= Self.leastShare
    }

    /// The share of the area of both drawings below which the layers that stay are a detail.
    private static let leastShare = 0.2

    private func part(
        _ side: MagicSide, _ layer: Int, isIncoming: Bool
    ) -> (MagicAction.Kind, MagicAction.Rule?, String?) {
        let role = side.roles[layer]
        let kind: MagicAction.Kind =
            switch role {
            case .slash: isIncoming ? .slashOn : .slashOff
            case .badge: isIncoming ? .badgeIn : .badgeOut
            case .base, .enclosure:
                staysTheSame ? isIncoming ? .appear : .disappear : isIncoming ? .replaceIn : .replaceOut
            }
        guard role == .slash || role == .badge else { return (kind, nil, nil) }
        return (kind, side.layers[layer].isTagged(role) ? .tags : .roles, role.rawValue)
    }

    /// Returns the layer with which an eraser moves, if it clears nothing that the other symbol has: it is the knockout
    /// of a layer that stays, or is cut out of one that does not.
    private func carrier(_ side: MagicSide, _ layer: Int, _ matched: [Int]) -> Int? {
        guard !side.layers[layer].paints, side.roles[layer] == .base, let owner = side.owners[layer],
            owner < layer || matched.contains(owner), let bounds = side.outlines[layer].bounds
        else { return nil }
        let cleared = side.indices.filter { below in
            below < layer && side.layers[below].paints && side.outlines[below].bounds?.intersection(bounds) != nil
        }
        return cleared.contains(where: matched.contains) ? nil : owner
    }

    /// Whether a layer clears something of the other symbol that has no match either and is painted below it.
    private func clearsPassing(_ side: MagicSide, _ layer: Int, isIncoming: Bool) -> Bool {
        let (other, matched) = isIncoming ? (pair.old, matches.map(\.old)) : (pair.new, matches.map(\.new))
        let below =
            isIncoming
            ? matches.first { $0.new > layer }?.old ?? other.indices.upperBound
            : matches.last { $0.old < layer }?.new ?? 0
        return other.indices.prefix { $0 < below }.contains { index in
            guard other.layers[index].paints, !matched.contains(index), let bounds = side.outlines[layer].bounds
            else { return false }
            return other.outlines[index].bounds?.intersection(bounds) != nil
        }
    }

    /// Returns the layers that move with a layer: with its knockout, or alone if the layer stays and only its knockout
    /// has no match.
    private func unit(_ side: MagicSide, _ layer: Int, _ matched: [Int]) -> [Int] {
        let unit = side.unit(of: layer)
        let isPart = [.slash, .badge].contains(side.roles[layer])
        return isPart || !unit.contains(where: matched.contains) ? unit : [layer]
    }
}

extension MagicSide {
    /// Returns the share of layers in the area of the drawing.
    fileprivate func share(of layers: [Int]) -> Double {
        func area(_ layers: [Int]) -> Double { layers.reduce(0) { $0 + outers[$1].area } }
        let whole = area(drawing)
        return whole > 0 ? area(layers.filter(drawing.contains)) / whole : 1
    }
}
