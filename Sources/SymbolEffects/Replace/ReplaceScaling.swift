internal import SymbolGeometry
internal import SymbolModel

/// How a layer goes or comes by scale and opacity, about one point.
struct ReplaceScaling: Hashable, Sendable {
    let style: ReplaceSymbolEffect.Style
    let pivot: Point

    private typealias Table = MotionTable.Replace

    /// `t` seconds after it has begun to go.
    func outgoing(_ t: Double) -> LayerState {
        guard style != .offUp else { return LayerState(opacity: 0) }
        let goal = style == .downUp ? Table.small : Table.large
        var state = LayerState.scaled(mix(1, goal, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
        let from = style == .downUp ? Table.crossFrom : 0
        state.opacity = 1 - MotionTable.cross((t - from) / (Table.crossTo - from))
        return state
    }

    /// `t` seconds after it has begun to come.
    func incoming(_ t: Double) -> LayerState {
        var state = LayerState.scaled(
            mix(Table.small, 1, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
        let (from, to) = style == .offUp ? (0, Table.crossFrom) : (Table.crossFrom, Table.crossTo)
        state.opacity = MotionTable.cross((t - from) / (to - from))
        return state
    }
}
