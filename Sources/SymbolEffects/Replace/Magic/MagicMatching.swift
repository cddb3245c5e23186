internal import SymbolModel

/// The layers of two symbols that match; each is matched at most once, by the strongest rule first.
struct MagicMatching: Hashable, Sendable {
    let pair: MagicPair
    private(set) var matches: [MagicMatch] = []
    /// The layers of each side that a rule has matched.
    private var (matchedOld, matchedNew): (Set<Int>, Set<Int>) = ([], [])
    /// The plan for a counter that closes or opens, or an enclosure that comes or goes, for which painting orders need
    /// not agree.
    private(set) var openingActions: [MagicAction]?
    /// The order in which the layers of both symbols are painted.
    private(set) var order: MagicPaintingOrder

    private typealias Table = MotionTable.Magic
    /// The greatest number of pairs of layers that are compared: drawings with more are no symbols, and no layers of
    /// them match.
    private static let mostPairs = 1 << 18

    init(_ old: MagicSide, _ new: MagicSide) {
        pair = MagicPair(old: old, new: new)
        order = MagicPaintingOrder(pair, [])
        guard old.layers.count * new.layers.count <= Self.mostPairs else { return }
        matchTags()
        matchPaths(Table.tolerance, .paths)
        matchRoles(Table.tolerance, .roles)
        if pair.sharesStem {
            matchPaths(Table.looseTolerance, .name)
            matchRoles(Table.looseTolerance, .name)
            matchOnlyBases()
        }
        matches = withoutStrays(withoutCollisions(matches))
        matchKnockouts()
        followWhole()
        openingActions = fillingActions ?? enclosingActions
        (matches, order) = inPaintingOrder(matches)
    }

    /// Whether the symbols have more in common than a slash or a badge.
    ///
    /// Layers that only have the same name in one family, such as the fingers of two hands, make them related if one of
    /// them is the main part of its symbol.
    var hasCommonBase: Bool {
        let bases = matches.filter { match in
            pair.new.layers[match.new].paints && [.base, .enclosure].contains(pair.new.roles[match.new])
        }
        return bases.contains { match in
            match.rule != .tags || pair.haveCommonTag(match.old, match.new)
                || match.old == pair.old.mainLayer || match.new == pair.new.mainLayer
        }
    }

    /// Matches layers by tags: first those with the most tags in common, and among them those with the same outlines.
    ///
    /// Layers that only have the same name in one family do not match if one would have to fade into the other
    /// elsewhere.
    private mutating func matchTags() {
        let candidates = candidates { i, j -> [String]? in
            let common = pair.commonTags(i, j)
            let isPart = pair.new.roles[j] == .badge || pair.new.layers[j].isTagged(.slash)
            guard isPart && !common.isEmpty || common.contains(where: { !$0.hasPrefix("_") }) else { return nil }
            let isClear = pair.haveCommonTag(i, j) || pair.kind(i, j) != .crossFade || pair.coincide(i, j)
            return isClear ? common : nil
        }
        let ranked = candidates.map { candidate in
            (
                candidate,
                rank: (
                    -candidate.found.count, similarityRank(candidate.old, candidate.new),
                    abs(candidate.old - candidate.new), candidate.old
                )
            )
        }
        for (candidate, _) in ranked.sorted(by: { $0.rank < $1.rank }) {
            add(candidate.old, candidate.new, .tags, candidate.found.last)
        }
    }

    private func similarityRank(_ i: Int, _ j: Int) -> Int {
        pair.isEqual(i, j) ? 0 : pair.isSimilar(i, j) ? 1 : 2
    }

    private mutating func matchPaths(_ tolerance: Double, _ rule: MagicAction.Rule) {
        let note = rule == .name ? magicStem(of: pair.new.name) : nil
        for candidate in nearest({ pair.isEqual($0, $1, tolerance) ? true : nil }) {
            add(candidate.old, candidate.new, rule, note)
        }
        let similar = nearest { i, j in
            pair.old.roles[i] == pair.new.roles[j] && (pair.sharesStem || pair.areTelling(i, j))
                && pair.isSimilar(i, j, tolerance) ? true : nil
        }
        for candidate in similar { add(candidate.old, candidate.new, rule, note) }
    }

    private mutating func matchRoles(_ tolerance: Double, _ rule: MagicAction.Rule) {
        let candidates = nearest { i, j -> String? in
            switch (pair.old.roles[i], pair.new.roles[j]) {
            case (.slash, .slash): return "slash"
            case (.badge, _), (_, .badge): return nil
            case (.enclosure, .enclosure):
                return pair.areOneEnclosure(i, j) || pair.isFillPair(i, j, tolerance) ? "enclosure" : nil
            default:
                if pair.isBareFrame(i, j) { return "enclosure" }
                return pair.isFillPair(i, j, tolerance) || pair.isOpenFillPair(i, j) ? "fill" : nil
            }
        }
        for candidate in candidates { add(candidate.old, candidate.new, rule, candidate.found) }
    }

    /// Matches the only base layers of symbols with one stem, which are one drawing.
    private mutating func matchOnlyBases() {
        let (old, new) = (pair.old.painted([.base]), pair.new.painted([.base]))
        guard old.count == 1, new.count == 1 else { return }
        add(old[0], new[0], .name, magicStem(of: pair.new.name))
    }

    /// Adds a match, except for a badge whose layers are not equal and a slash that cannot morph into the other, or
    /// would have to turn: its gap would sweep over the symbol.
    private mutating func add(_ i: Int, _ j: Int, _ rule: MagicAction.Rule, _ note: String?) {
        guard !matchedOld.contains(i), !matchedNew.contains(j) else { return }
        let kind = pair.kind(i, j)
        switch pair.new.roles[j] {
        case .badge where kind != .keep, .slash where kind == .crossFade: return
        case .slash where kind == .move && !pair.isSimilar(i, j): return
        default: break
        }
        matchedOld.insert(i)
        matchedNew.insert(j)
        matches.append(
            MagicMatch(old: i, new: j, kind: kind, rule: rule, note: note, weight: pair.new.layers[j].paints ? 2 : 1))
    }

    /// Matches the knockouts of matched layers, from top to bottom.
    private mutating func matchKnockouts() {
        for match in matches where pair.new.layers[match.new].paints {
            let (old, new) = (pair.old.knockouts(for: match.old), pair.new.knockouts(for: match.new))
            for (i, j) in zip(old.reversed(), new.reversed()) {
                matches.append(
                    MagicMatch(
                        old: i, new: j, kind: pair.kind(i, j), rule: match.rule, note: match.note,
                        owner: match.old, weight: 1))
            }
        }
    }

    /// Lets layers morph that move along with the symbol as a whole, and so do not cross it.
    private mutating func followWhole() {
        let painted = matches.filter { pair.new.layers[$0.new].paints }
        let motion = MagicSimilarity(
            ofAll: painted.map { (pair.old.outlines[$0.old].bounds, pair.new.outlines[$0.new].bounds) })
        for index in matches.indices where matches[index].kind == .crossFade {
            matches[index].kind = pair.kind(matches[index].old, matches[index].new, along: motion)
        }
    }

    private typealias Candidate<Found> = (old: Int, new: Int, found: Found)

    private func candidates<Found>(_ test: (Int, Int) -> Found?) -> [Candidate<Found>] {
        let free = pair.new.indices.filter { !matchedNew.contains($0) }
        return pair.old.indices.filter { !matchedOld.contains($0) }.flatMap { i in
            free.compactMap { j in
                guard pair.areComparable(i, j) else { return nil }
                return test(i, j).map { (i, j, $0) }
            }
        }
    }

    private func nearest<Found>(_ test: (Int, Int) -> Found?) -> [Candidate<Found>] {
        candidates(test).sorted { (abs($0.old - $0.new), $0.old) < (abs($1.old - $1.new), $1.old) }
    }
}
