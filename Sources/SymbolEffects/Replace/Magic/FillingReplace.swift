internal import SymbolGeometry
internal import SymbolModel

/// The replacement of an outlined shape by its filled form, or the reverse, while the drawing inside stays where it is.
///
/// The symbol with the outline shows inside the counter, and the other symbol outside it. A shape whose contour also
/// changes, as a circle does that becomes a filled square, or anything at another weight, morphs around the counter,
/// and the drawing moves to its new place and size.
struct FillingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let counters: CounterRegions
    /// The centres of what the filled form clears outside the counters too, which would otherwise appear all at once.
    private let cuts: [Int: Point]
    /// The pairs of layers that morph, by their layers in each symbol.
    private let morphs: (old: [Int: FillingMorphs.Pair], new: [Int: FillingMorphs.Pair])
    /// The layers of each symbol that have another paint, or vary otherwise, than what they match, with that.
    private let recolored: (old: [Int: Int], new: [Int: Int])
    /// The layers of the drawing in a shape that morphs, which moves along.
    private let moving: (old: Set<Int>, new: Set<Int>)
    private let motion: MagicSimilarity?
    let succession: LayerSuccession

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale; `nil` if the
    /// plan fills nothing, or something would jump.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        // A pen draws an outline in another way than its filled form.
        guard plan.fills, !old.isDrawn, !new.isDrawn else { return nil }
        let (before, after) = (MagicSide(old), MagicSide(new))
        guard let morphs = FillingMorphs(plan, from: old, before, to: new, after) else { return nil }
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
        self.morphs = (morphs.layers(\.old, isFilled: !closes), morphs.layers(\.new, isFilled: closes))
        let boxes = (before.box(of: leaving), after.box(of: arriving))
        if !morphs.shapes.isEmpty, let from = boxes.0, let to = boxes.1 {
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
        let sides =
            counters.closes
            ? (outgoing, cutting(incoming, 1 - size)) : (cutting(outgoing, 1 - size), incoming)
        let (before, after) = (morphing(sides.0, morphs.old, progress), morphing(sides.1, morphs.new, progress))
        // A counter that is closed shows nothing.
        if size > 0 { return before + after }
        return counters.closes ? after : before
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

    /// Returns the pieces with the layers of pairs at a progress of their morphs.
    private func morphing(
        _ pieces: [ReplacePiece], _ morphs: [Int: FillingMorphs.Pair], _ progress: Double
    ) -> [ReplacePiece] {
        pieces.enumerated().map { layer, piece in
            guard let pair = morphs[layer] else { return piece }
            return ReplacePiece(
                .morph(old: pair.old, new: pair.new, pair.morph, progress: progress), piece.state, isNew: piece.isNew)
        }
    }
}

extension ReplaceSide {
    fileprivate var bounds: [Rect] { subject.layers.compactMap(\.bounds) }
}
