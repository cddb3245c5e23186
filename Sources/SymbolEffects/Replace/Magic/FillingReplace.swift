internal import SymbolGeometry
internal import SymbolModel

/// The replacement of an outlined shape by its filled form, or the reverse, while the drawing inside stays where it is.
///
/// The symbol with the outline shows inside the counter, and the other symbol outside it. An enclosure that also
/// changes its shape, such as a circle that becomes a filled square, morphs around the counter, and the drawing moves
/// to its new place and size.
struct FillingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let counters: CounterRegions
    /// The centres of what the filled form clears outside the counters too, which would otherwise appear all at once.
    private let cuts: [Int: Point]
    /// The morphs of enclosures that change their shape, by the layers of the filled form that they replace.
    private let morphs: [Int: (layer: Int, morph: PathMorph)]
    /// The layers of each symbol that have another paint, or vary otherwise, than what they match, with that.
    private let recolored: (old: [Int: Int], new: [Int: Int])
    /// The layers that move with the drawing in such an enclosure.
    private let moving: (old: Set<Int>, new: Set<Int>)
    private let motion: MagicSimilarity?
    let succession: LayerSuccession

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale; `nil` if the
    /// plan fills nothing.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        guard plan.actions.contains(where: { $0.kind == .fill }) else { return nil }
        let (before, after) = (MagicSide(old), MagicSide(new))
        let fills = plan.actions.filter { $0.kind == .fill }.compactMap { fill -> (old: Int, new: Int)? in
            guard let from = fill.old, let to = fill.new, before.indices.contains(from), after.indices.contains(to)
            else { return nil }
            return (from, to)
        }
        let leaving = plan.actions.filter { $0.kind == .clipOut }.compactMap(\.old).filter(before.indices.contains)
        let arriving = plan.actions.filter { $0.kind == .clipIn }.compactMap(\.new).filter(after.indices.contains)
        let changes = leaving.compactMap(before.box) + arriving.compactMap(after.box)
        let (closing, opening) = Self.counters(of: fills, before, after, crossedBy: changes)
        guard closing.isEmpty != opening.isEmpty else { return nil }
        let closes = opening.isEmpty
        (self.old, self.new, moving) = (old, new, (Set(leaving), Set(arriving)))
        succession = LayerSuccession(plan.actions)
        recolored = Self.recolored(plan.actions, old, new)
        counters = CounterRegions(
            counters: (closes ? closing : opening).separated, closes: closes,
            box: (old.bounds + new.bounds).reduce(old.subject.guideBox) { $0.union($1) }, em: new.subject.em)
        cuts =
            closes
            ? Self.cuts(after, arriving, outside: counters.counters)
            : Self.cuts(before, leaving, outside: counters.counters)
        morphs = old.isDrawn || new.isDrawn ? [:] : Self.morphs(of: fills, before, after, closes: closes)
        let boxes = (before.box(of: leaving), after.box(of: arriving))
        if !morphs.isEmpty, let from = boxes.0, let to = boxes.1 {
            motion = MagicSimilarity(from: from, to: to)
        } else {
            motion = nil
        }
    }

    private static func recolored(
        _ actions: [MagicAction], _ old: ReplaceSide, _ new: ReplaceSide
    ) -> (old: [Int: Int], new: [Int: Int]) {
        actions.reduce(into: ([:], [:])) { recolored, action in
            guard let from = action.old, let to = action.new, old.looks.indices.contains(from),
                new.looks.indices.contains(to),
                old.looks[from] != new.looks[to] || old.variation(from) != new.variation(to)
            else { return }
            (recolored.old[from], recolored.new[to]) = (to, from)
        }
    }

    /// Returns the counters of the old symbol, which close, and those of the new one, which open.
    private static func counters(
        of fills: [(old: Int, new: Int)], _ before: MagicSide, _ after: MagicSide, crossedBy changes: [Rect]
    ) -> (closing: [FillingCounter], opening: [FillingCounter]) {
        var (closing, opening): ([FillingCounter], [FillingCounter]) = ([], [])
        for (from, to) in fills {
            let holes = (before.inner(from).path.subpaths, after.inner(to).path.subpaths)
            closing += before.counters(of: from, holes.0, crossedBy: changes)
            opening += after.counters(of: to, holes.1, crossedBy: changes)
            guard holes.0.isEmpty, holes.1.isEmpty else { continue }
            // For an open line, the filled form shows what lies inside it.
            if before.outlines[from].area < after.outlines[to].area {
                closing += after.counters(of: to, after.outers[to].path.subpaths, crossedBy: changes)
            } else {
                opening += before.counters(of: from, before.outers[from].path.subpaths, crossedBy: changes)
            }
        }
        return (closing, opening)
    }

    /// Returns the morphs between the filled form of each enclosure and the outer contour of its outlined form, where
    /// their shapes differ.
    private static func morphs(
        of fills: [(old: Int, new: Int)], _ before: MagicSide, _ after: MagicSide, closes: Bool
    ) -> [Int: (layer: Int, morph: PathMorph)] {
        fills.reduce(into: [:]) { morphs, fill in
            let (from, to) = (before.outers[fill.old], after.outers[fill.new])
            guard before.roles[fill.old] == .enclosure, after.roles[fill.new] == .enclosure,
                !from.equals(to, tolerance: MotionTable.Magic.looseTolerance * after.em),
                let morph = PathMorph(from: from.path, to: to.path)
            else { return }
            morphs[closes ? fill.new : fill.old] = (closes ? fill.old : fill.new, morph)
        }
    }

    private static func cuts(_ side: MagicSide, _ cleared: [Int], outside counters: [FillingCounter]) -> [Int: Point] {
        let painted = side.box(of: side.indices.filter { side.layers[$0].paints })
        return cleared.reduce(into: [:]) { cuts, layer in
            // The knockouts of slashes and badges do not change.
            guard let box = side.box(layer), !side.layers[layer].paints, side.roles[layer] == .base,
                let seen = painted?.intersection(box),
                !counters.contains(where: { counter in
                    side.isInside(seen, counter.box)
                        && counter.covers(side.outlines[layer].points.filter(seen.contains))
                })
            else { return }
            cuts[layer] = box.center
        }
    }

    var length: Double { counters.length }
    var isolatesSides: Bool { true }

    func regions(at t: Double) -> (old: [Path], new: [Path])? { counters.regions(at: t) }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let progress = MotionTable.standard(t / length)
        let (outgoing, incoming) = (
            moved(varied(old.still { .old($0) }, progress), moving.old, motion?.transform(at: progress)),
            moved(varied(new.still { .new($0) }, progress), moving.new, motion?.transformOfNew(at: progress))
        )
        let size = counters.size(at: t)
        if counters.closes {
            let filled = morphing(cutting(incoming, 1 - size), progress)
            return size > 0 ? outgoing + filled : filled
        }
        let filled = morphing(cutting(outgoing, 1 - size), progress)
        return size > 0 ? filled + incoming : filled
    }

    /// Returns the pieces with paints at a progress of their change to those that take their place.
    private func varied(_ pieces: [ReplacePiece], _ progress: Double) -> [ReplacePiece] {
        pieces.enumerated().map { layer, piece in
            let other = piece.isNew ? recolored.new[layer] : recolored.old[layer]
            guard let other else { return piece }
            let (from, to) = piece.isNew ? (other, layer) : (layer, other)
            return ReplacePiece(.vary(old: from, new: to, progress: progress), piece.state, isNew: piece.isNew)
        }
    }

    private func moved(_ pieces: [ReplacePiece], _ layers: Set<Int>, _ transform: AffineTransform?) -> [ReplacePiece] {
        guard let transform else { return pieces }
        return pieces.enumerated().map { layer, piece in
            layers.contains(layer)
                ? ReplacePiece(piece.content, LayerState(transform: transform), isNew: piece.isNew) : piece
        }
    }

    /// Returns the pieces of the filled form with its cuts at a fraction of their size.
    private func cutting(_ pieces: [ReplacePiece], _ part: Double) -> [ReplacePiece] {
        guard part < 1 else { return pieces }
        return pieces.enumerated().map { layer, piece in
            guard let middle = cuts[layer] else { return piece }
            let transform = piece.state.transform * .scale(part).about(middle)
            return ReplacePiece(piece.content, LayerState(transform: transform), isNew: piece.isNew)
        }
    }

    /// Returns the pieces of the filled form with the enclosures that change their shape at a progress of their morphs.
    private func morphing(_ pieces: [ReplacePiece], _ progress: Double) -> [ReplacePiece] {
        pieces.enumerated().map { layer, piece in
            guard let (other, morph) = morphs[layer] else { return piece }
            let (from, to) = counters.closes ? (other, layer) : (layer, other)
            return ReplacePiece(
                .morph(old: from, new: to, morph, progress: progress), piece.state, isNew: counters.closes)
        }
    }
}

extension ReplaceSide {
    fileprivate var bounds: [Rect] { subject.layers.compactMap(\.bounds) }
}
