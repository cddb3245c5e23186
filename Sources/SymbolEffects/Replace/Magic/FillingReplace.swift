internal import SymbolGeometry
internal import SymbolModel

/// The replacement of an outlined shape by its filled form, or the reverse, while the drawing inside stays where it is.
///
/// The symbol with the outline shows inside the counter, and the other symbol outside it.
struct FillingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let closes: Bool
    private let counters: [FillingCounter]
    /// The centres of what the filled form clears outside the counters too, which would otherwise appear all at once.
    private let cuts: [Int: Point]
    private let em: Double

    private typealias Table = MotionTable.Magic

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale; `nil` if the
    /// plan fills nothing.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        let fills = plan.actions.filter { $0.kind == .fill }
        guard !fills.isEmpty else { return nil }
        let (before, after) = (MagicSide(old), MagicSide(new))
        let leaving = plan.actions.filter { $0.kind == .clipOut }.compactMap(\.old)
        let arriving = plan.actions.filter { $0.kind == .clipIn }.compactMap(\.new)
        let changes = leaving.compactMap(before.box) + arriving.compactMap(after.box)
        let (closing, opening) = Self.counters(of: fills, before, after, crossedBy: changes)
        guard closing.isEmpty != opening.isEmpty else { return nil }
        (self.old, self.new, em) = (old, new, new.subject.em)
        closes = opening.isEmpty
        counters = (closes ? closing : opening).separated
        cuts = closes ? Self.cuts(after, arriving, outside: counters) : Self.cuts(before, leaving, outside: counters)
    }

    /// Returns the counters of the old symbol, which close, and those of the new one, which open.
    private static func counters(
        of fills: [MagicAction], _ before: MagicSide, _ after: MagicSide, crossedBy changes: [Rect]
    ) -> (closing: [FillingCounter], opening: [FillingCounter]) {
        var (closing, opening): ([FillingCounter], [FillingCounter]) = ([], [])
        for fill in fills {
            guard let from = fill.old, let to = fill.new, before.indices.contains(from), after.indices.contains(to)
            else { continue }
            let holes = (before.inner(from).path.subpaths, after.inner(to).path.subpaths)
            closing += before.counters(of: from, holes.0, crossedBy: changes)
            opening += after.counters(of: to, holes.1, crossedBy: changes)
            guard holes.0.isEmpty, holes.1.isEmpty else { continue }
            // For an open line, the filled form shows what lies inside it.
            if before.outlines[from].area < after.outlines[to].area {
                closing += after.counters(of: to, after.outer(to).path.subpaths, crossedBy: changes)
            } else {
                opening += before.counters(of: from, before.outer(from).path.subpaths, crossedBy: changes)
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
                !counters.contains(where: { side.isInside(seen, $0.box) })
            else { return }
            cuts[layer] = box.center
        }
    }

    var length: Double { Table.morph }
    var isolatesSides: Bool { true }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let size = size(at: t)
        let (outgoing, incoming) = (old.still { .old($0) }, new.still { .new($0) })
        guard size > 0 else { return closes ? incoming : outgoing }
        return closes ? outgoing + cutting(incoming, 1 - size) : cutting(outgoing, 1 - size) + incoming
    }

    /// Returns the pieces of the filled form with its cuts at a fraction of their size.
    private func cutting(_ pieces: [ReplacePiece], _ part: Double) -> [ReplacePiece] {
        pieces.enumerated().map { layer, piece in
            guard let middle = cuts[layer] else { return piece }
            return ReplacePiece(piece.content, LayerState(transform: .scale(part).about(middle)))
        }
    }

    func regions(at t: Double) -> (old: [Path], new: [Path])? {
        let size = size(at: t)
        guard t > 0, t < length, size > 0 else { return nil }
        let (inside, outside) = ([region(size)], outside(size))
        return closes ? (inside, outside) : (outside, inside)
    }

    /// Returns the counter's size at a time, as a fraction of the size from which it closes.
    private func size(at t: Double) -> Double {
        let progress = MotionTable.standard((closes ? t : length - t) / length)
        return max(1 - progress / Table.closed, 0)
    }

    private func region(_ size: Double) -> Path {
        counters.reduce(into: Path()) { region, counter in
            let scale = AffineTransform.scale(size * counter.startScale)
            region.append(counter.path.transformed(by: scale.about(counter.middle)).clockwise)
        }
    }

    /// Returns the region outside the counters, with their rims, which are too narrow to see: what both sides paint
    /// meets there.
    private func outside(_ size: Double) -> [Path] {
        let box = (old.bounds + new.bounds).reduce(old.subject.guideBox) { $0.union($1) }.insetBy(-em)
        let frame = Path(rect: box).clockwise
        let holes = counters.compactMap { counter -> Path? in
            guard let bounds = counter.path.bounds else { return nil }
            let rim = 2 * em * Table.rim / max(min(bounds.width, bounds.height), em * Table.rim)
            let scale = AffineTransform.scale(max(size * counter.startScale - rim, 0))
            return counter.path.transformed(by: scale.about(counter.middle)).clockwise.reversed()
        }
        func without(_ holes: [Path]) -> Path { holes.reduce(into: frame) { $0.append($1) } }
        // If two counters overlap, the region outside both is the intersection of the regions outside each.
        return counters.overlap ? holes.map { without([$0]) } : [without(holes)]
    }
}

extension Path {
    fileprivate var clockwise: Path { signedArea() < 0 ? reversed() : self }
}

extension ReplaceSide {
    fileprivate var bounds: [Rect] { subject.layers.compactMap(\.bounds) }
}
