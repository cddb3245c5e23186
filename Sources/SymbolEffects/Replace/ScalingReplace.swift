internal import SymbolGeometry
internal import SymbolModel

/// One symbol goes by scale and opacity while the other comes.
struct ScalingReplace: ReplaceMotion {
    let old: ReplaceSide
    let new: ReplaceSide
    private let style: ReplaceSymbolEffect.Style
    private let going: MotionGroups
    private let coming: MotionGroups
    private let pivot: Point

    private typealias Table = MotionTable.Replace

    init(_ old: ReplaceSide, _ new: ReplaceSide, _ style: ReplaceSymbolEffect.Style, _ scope: EffectScope) {
        self.old = old
        self.new = new
        self.style = style
        going = MotionGroups(old.subject, scope)
        coming = MotionGroups(new.subject, scope)
        pivot = old.subject.guideBox.center
    }

    var length: Double { Table.length + Table.stagger * Double(max(going.count, coming.count, 1) - 1) }

    func pieces(at t: Double) -> [ReplacePiece] {
        // The symbol that goes off is gone at once, also at the very start.
        if t <= 0, style != .offUp || t < 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        let olds = style == .offUp ? [] : old.subject.layers.indices.map { layer in
            ReplacePiece(.old(layer), outgoing(t - Table.stagger * Double(going.order[layer])))
        }
        let news = new.subject.layers.indices.map { layer in
            ReplacePiece(.new(layer), incoming(t - Table.stagger * Double(coming.order[layer])))
        }
        return (olds + news).filter { $0.state.opacity > 0 }
    }

    private func outgoing(_ t: Double) -> LayerState {
        let goal = style == .downUp ? Table.small : Table.large
        var state = LayerState.scaled(mix(1, goal, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
        let from = style == .downUp ? Table.crossFrom : 0
        state.opacity = 1 - MotionTable.cross((t - from) / (Table.crossTo - from))
        return state
    }

    private func incoming(_ t: Double) -> LayerState {
        var state = LayerState.scaled(mix(Table.small, 1, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
        let (from, to) = style == .offUp ? (0, Table.crossFrom) : (Table.crossFrom, Table.crossTo)
        state.opacity = MotionTable.cross((t - from) / (to - from))
        return state
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
