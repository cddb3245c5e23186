internal import SymbolGeometry

extension MagicMatching {
    /// Returns the matches that leave a painting order which agrees with both symbols, and that order.
    ///
    /// They are those of the greatest total weight that both symbols paint in the same order, and then, by weight,
    /// those of others that overlap nothing on which the symbols disagree.
    func inPaintingOrder(_ matches: [MagicMatch]) -> (matches: [MagicMatch], order: MagicPaintingOrder) {
        let chain = chain(of: matches)
        var found = (matches: chain, order: MagicPaintingOrder(pair, chain))
        let pairs = pair.old.layers.count * pair.new.layers.count
        guard chain.count < matches.count, pairs <= Self.mostReorderedPairs else { return found }
        let overlaps = MagicPaintingOrder.Overlaps(pair)
        var strays: [MagicMatch] = []
        for match in matches.filter({ !chain.contains($0) }).sorted(by: { $0.weight > $1.weight }) {
            let isOwned = match.owner == nil || found.matches.contains { $0.old == match.owner }
            guard isOwned, let order = MagicPaintingOrder(pair, chain, strays + [match], overlaps) else { continue }
            strays.append(match)
            found = (chain + strays, order)
        }
        return found
    }

    /// The greatest number of pairs of layers for which another order is looked for: those of symbols of 64 layers.
    ///
    /// What overlaps is found by comparing all outlines of a symbol, which takes seconds for hundreds.
    private static var mostReorderedPairs: Int { 1 << 12 }

    /// Returns the matches of the greatest total weight that both symbols paint in the same order.
    private func chain(of matches: [MagicMatch]) -> [MagicMatch] {
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

    /// Returns the actions on the layers of both symbols from back to front.
    func actions() -> [MagicAction] {
        if let openingActions { return openingActions }
        let places = order.places
        return places.enumerated().map { index, place in
            switch place {
            case .both(let match):
                MagicAction(match.kind, old: match.old, new: match.new, rule: match.rule, note: match.note)
            case .old(let layer):
                unmatchedAction(layer, isIncoming: false, over: places[..<index].compactMap(\.onlyNew))
            case .new(let layer):
                unmatchedAction(layer, isIncoming: true, over: places[..<index].compactMap(\.onlyOld))
            }
        }
    }

    /// Returns the action for a layer without a match, painted over layers of the other symbol that have none either.
    private func unmatchedAction(_ layer: Int, isIncoming: Bool, over passing: [Int]) -> MagicAction {
        let (side, matched) = isIncoming ? (pair.new, matches.map(\.new)) : (pair.old, matches.map(\.old))
        let (old, new): (Int?, Int?) = isIncoming ? (nil, layer) : (layer, nil)
        if let owner = carrier(side, layer, matched), !side.clears(layer, passing, of: isIncoming ? pair.old : pair.new)
        {
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

    /// Returns the layers that move with a layer: with its knockout, or alone if the layer stays and only its knockout
    /// has no match.
    private func unit(_ side: MagicSide, _ layer: Int, _ matched: [Int]) -> [Int] {
        let unit = side.unit(of: layer)
        let isPart = [.slash, .badge].contains(side.roles[layer])
        return isPart || !unit.contains(where: matched.contains) ? unit : [layer]
    }
}

extension MagicSide {
    /// Whether an eraser clears something of layers of another symbol.
    fileprivate func clears(_ layer: Int, _ others: [Int], of other: MagicSide) -> Bool {
        guard let bounds = outlines[layer].bounds else { return false }
        return others.contains { other.layers[$0].paints && other.outlines[$0].bounds?.intersection(bounds) != nil }
    }

    /// Returns the share of layers in the area of the drawing.
    fileprivate func share(of layers: [Int]) -> Double {
        func area(_ layers: [Int]) -> Double { layers.reduce(0) { $0 + outers[$1].area } }
        let whole = area(drawing)
        return whole > 0 ? area(layers.filter(drawing.contains)) / whole : 1
    }
}
