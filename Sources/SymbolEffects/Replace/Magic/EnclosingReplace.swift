internal import SymbolGeometry
internal import SymbolModel

/// The replacement of a drawing by a filled enclosure that cuts it out, or the reverse.
///
/// The drawing moves to its new place and size, painted within a counter that closes, and as a hole in the enclosure
/// outside that counter. The counter has the shape of the enclosure and at first contains all of the drawing: closing
/// from outside, it never leaves less ink than either still, as an enclosure would that grew from the drawing's centre
/// to its edge.
struct EnclosingReplace: ReplaceMotion {
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let enclosure: Int
    private let counters: CounterRegions
    private let similarity: MagicSimilarity

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale; `nil` if the
    /// plan encloses nothing.
    init?(from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan) {
        let incoming = plan.actions.first { $0.kind == .enclose }?.new
        guard let layer = incoming ?? plan.actions.first(where: { $0.kind == .uncover })?.old else { return nil }
        let (enclosed, plain) = incoming == nil ? (old, new) : (new, old)
        func drawing(_ side: ReplaceSide, but enclosure: Int?) -> Rect? {
            side.outlines.indices.filter { $0 != enclosure }.compactMap { side.outlines[$0].bounds }.union
        }
        guard enclosed.outlines.indices.contains(layer),
            let counter = FillingCounter(around: plain, shapedLike: enclosed.outlines[layer], em: new.subject.em),
            let before = drawing(old, but: incoming == nil ? layer : nil), let after = drawing(new, but: incoming),
            let similarity = MagicSimilarity(from: before, to: after), let box = counter.box
        else { return nil }
        (self.old, self.new, enclosure, self.similarity) = (old, new, layer, similarity)
        counters = CounterRegions(
            counters: [counter], closes: incoming != nil, box: box.union(before).union(after), em: new.subject.em)
    }

    var length: Double { counters.length }
    var isolatesSides: Bool { true }

    func regions(at t: Double) -> (old: [Path], new: [Path])? { counters.regions(at: t) }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let closes = counters.closes
        // The drawing returns as it came, so that it does not fill the enclosure before the counter opens.
        let progress = closes ? MotionTable.standard(t / length) : 1 - MotionTable.standard(1 - t / length)
        let outgoing = old.subject.layers.indices.map {
            piece(.old($0), similarity.transform(at: progress), isFixed: !closes && $0 == enclosure)
        }
        let incoming = new.subject.layers.indices.map {
            piece(.new($0), similarity.transformOfNew(at: progress), isFixed: closes && $0 == enclosure)
        }
        guard counters.size(at: t) > 0 else { return closes ? incoming : outgoing }
        return outgoing + incoming
    }

    private func piece(
        _ content: ReplacePiece.Content, _ transform: AffineTransform, isFixed: Bool
    ) -> ReplacePiece {
        ReplacePiece(content, isFixed ? .identity : LayerState(transform: transform))
    }
}

extension FillingCounter {
    /// Creates a counter with the shape of an enclosure, which at first contains all of a symbol; `nil` for an
    /// enclosure without extent.
    fileprivate init?(around side: ReplaceSide, shapedLike enclosure: Path, em: Double) {
        let outline = MagicOutline(enclosure, em: em)
        guard let middle = outline.bounds?.center, let hull = ConvexHull(outline.points) else { return nil }
        let scale = side.outlines.reduce(1) {
            max($0, hull.scale(toContain: MagicOutline($1, em: em).points, about: middle))
        }
        self.init(path: enclosure, middle: middle, startScale: scale + MotionTable.Magic.rim)
    }
}
