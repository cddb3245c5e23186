internal import SymbolGeometry
internal import SymbolModel

/// The replacement of a drawing by a filled enclosure that cuts it out, or the reverse.
///
/// The drawing moves to its new place and size while the enclosure grows from its centre or shrinks to it; inside the
/// enclosure the drawing is a hole, and outside it is painted.
struct EnclosingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let opens: Bool
    private let enclosure: (layer: Int, path: Path, middle: Point, size: Double)
    private let similarity: MagicSimilarity
    private let frame: Path
    private let em: Double

    private typealias Table = MotionTable.Magic

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale; `nil` if the
    /// plan encloses nothing.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        let incoming = plan.actions.first { $0.kind == .enclose }?.new
        guard let layer = incoming ?? plan.actions.first(where: { $0.kind == .uncover })?.old else { return nil }
        let side = incoming == nil ? old : new
        func drawing(_ side: ReplaceSide, but enclosure: Int?) -> Rect? {
            side.outlines.indices.filter { $0 != enclosure }.compactMap { side.outlines[$0].bounds }.union
        }
        guard side.outlines.indices.contains(layer), let bounds = side.outlines[layer].bounds,
            let before = drawing(old, but: incoming == nil ? layer : nil), let after = drawing(new, but: incoming),
            let similarity = MagicSimilarity(from: before, to: after)
        else { return nil }
        (self.old, self.new, opens, self.similarity, em) = (old, new, incoming != nil, similarity, new.subject.em)
        enclosure = (layer, side.outlines[layer], bounds.center, min(bounds.width, bounds.height))
        frame = Path(rect: bounds.union(before).union(after).insetBy(-em))
    }

    var length: Double { Table.morph }
    var isolatesSides: Bool { true }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let progress = MotionTable.standard(t / length)
        let (outgoing, incoming) = (similarity.transform(at: progress), similarity.transformOfNew(at: progress))
        return old.subject.layers.indices.map {
            ReplacePiece(.old($0), LayerState(transform: isEnclosure($0, isNew: false) ? grown(at: t) : outgoing))
        }
            + new.subject.layers.indices.map {
                ReplacePiece(.new($0), LayerState(transform: isEnclosure($0, isNew: true) ? grown(at: t) : incoming))
            }
    }

    func regions(at t: Double) -> (old: [Path], new: [Path])? {
        guard t > 0, t < length else { return nil }
        let rim = 2 * em * Table.rim / enclosure.size
        func region(_ size: Double) -> Path {
            enclosure.path.transformed(by: .scale(max(size, 0)).about(enclosure.middle))
        }
        // Both extend beyond the enclosure's edge, so that there is no seam between them.
        let (inside, hole) = (region(size(at: t) + rim), region(size(at: t) - rim))
        var outside = frame
        outside.append((hole.signedArea() > 0) == (frame.signedArea() > 0) ? hole.reversed() : hole)
        return opens ? ([outside], [inside]) : ([inside], [outside])
    }

    private func isEnclosure(_ layer: Int, isNew: Bool) -> Bool { layer == enclosure.layer && isNew == opens }

    private func grown(at t: Double) -> AffineTransform { .scale(size(at: t)).about(enclosure.middle) }

    /// Returns the fraction of its full size that the enclosure has.
    private func size(at t: Double) -> Double { MotionTable.standard((opens ? t : length - t) / length) }
}
