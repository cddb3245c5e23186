internal import SymbolGeometry
internal import SymbolModel

/// The replacement of a drawing by a filled enclosure that cuts it out, or the reverse.
///
/// The drawing moves to its new place and size. As the enclosure appears behind it, like any part that is new, the
/// drawing fades into its cut-out, which moves along with it. In the reverse, the enclosure disappears first.
struct EnclosingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let enclosure: Int
    /// Whether the new symbol has the enclosure.
    private let encloses: Bool
    private let scaling: PartScaling
    private let similarity: MagicSimilarity

    private typealias Table = MotionTable.Magic

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale; `nil` if the
    /// plan encloses nothing.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        let incoming = plan.actions.first { $0.kind == .enclose }?.new
        guard let layer = incoming ?? plan.actions.first(where: { $0.kind == .uncover })?.old else { return nil }
        let outgoing = incoming == nil ? layer : nil
        let outlines = (incoming == nil ? old : new).outlines
        func drawing(_ side: ReplaceSide, but enclosure: Int?) -> Rect? {
            side.outlines.indices.filter { $0 != enclosure }.compactMap { side.outlines[$0].bounds }.union
        }
        guard outlines.indices.contains(layer), let box = outlines[layer].bounds,
            let before = drawing(old, but: outgoing), let after = drawing(new, but: incoming),
            let similarity = MagicSimilarity(from: before, to: after)
        else { return nil }
        (self.old, self.new, enclosure, encloses) = (old, new, layer, incoming != nil)
        (scaling, self.similarity) = (PartScaling(pivot: box.center), similarity)
    }

    var length: Double {
        encloses
            ? Table.lead + scaling.length(isIncoming: true) : max(scaling.length(isIncoming: false), Table.morph)
    }
    var isolatesSides: Bool { true }
    var addsSides: Bool { true }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        // Backwards, the spring would keep everything waiting: the enclosure goes at once.
        let plate = encloses ? scaling.incoming(t - Table.lead) : scaling.outgoing(t)
        let progress = MotionTable.standard(t / Table.morph)
        let outgoing = old.subject.layers.indices.map {
            piece(.old($0), isEnclosure: $0 == enclosure, plate, similarity.transform(at: progress))
        }
        let incoming = new.subject.layers.indices.map {
            piece(.new($0), isEnclosure: $0 == enclosure, plate, similarity.transformOfNew(at: progress))
        }
        return (outgoing + incoming).filter { $0.state.opacity > 0 }
    }

    private func piece(
        _ content: ReplacePiece.Content, isEnclosure: Bool, _ plate: LayerState, _ transform: AffineTransform
    ) -> ReplacePiece {
        let isEnclosed = content.isNew == encloses
        var state = isEnclosed && isEnclosure ? plate : LayerState(transform: transform)
        state.opacity = isEnclosed ? plate.opacity : 1 - plate.opacity
        return ReplacePiece(content, state)
    }
}
