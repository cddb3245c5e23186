internal import SymbolGeometry
internal import SymbolModel

/// One symbol goes by scale and opacity while the other comes.
struct ScalingReplace: ReplaceMotion {
    let old: ReplaceSide
    let new: ReplaceSide
    private let going: MotionGroups
    private let coming: MotionGroups
    private let scaling: ReplaceScaling

    private typealias Table = MotionTable.Replace

    init(_ old: ReplaceSide, _ new: ReplaceSide, _ style: ReplaceSymbolEffect.Style, _ scope: EffectScope) {
        self.old = old
        self.new = new
        going = MotionGroups(old.subject, scope)
        coming = MotionGroups(new.subject, scope)
        scaling = ReplaceScaling(style: style, pivot: old.subject.guideBox.center)
    }

    var length: Double { Table.length + Table.stagger * Double(max(going.count, coming.count, 1) - 1) }

    func pieces(at t: Double) -> [ReplacePiece] {
        // The symbol that goes off is gone at once, also at the very start.
        if t <= 0, scaling.style != .offUp || t < 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let olds = old.subject.layers.indices.map { layer in
            ReplacePiece(.old(layer), scaling.outgoing(t - Table.stagger * Double(going.order[layer])))
        }
        let news = new.subject.layers.indices.map { layer in
            ReplacePiece(.new(layer), scaling.incoming(t - Table.stagger * Double(coming.order[layer])))
        }
        return (olds + news).filter { $0.state.opacity > 0 }
    }
}

/// One symbol fades into the other, without moving.
struct FadingReplace: ReplaceMotion {
    let old: ReplaceSide
    let new: ReplaceSide

    var length: Double { MotionTable.reducedFade }

    func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let progress = t / length
        return old.subject.layers.indices.map { ReplacePiece(.old($0), LayerState(opacity: 1 - progress)) }
            + new.subject.layers.indices.map { ReplacePiece(.new($0), LayerState(opacity: progress)) }
    }
}
