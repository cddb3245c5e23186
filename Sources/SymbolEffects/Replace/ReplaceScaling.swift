internal import SymbolGeometry
internal import SymbolModel

/// The scale and opacity, about one point, of a layer that disappears or appears.
struct ReplaceScaling: Hashable, Sendable {
    let style: ReplaceSymbolEffect.Style
    let pivot: Point

    private typealias Table = MotionTable.Replace

    /// Returns the state of the layer `t` seconds after it has begun to disappear.
    func outgoing(_ t: Double) -> LayerState {
        guard style != .offUp else { return LayerState(opacity: 0) }
        let goal = style == .downUp ? Table.small : Table.large
        var state = LayerState.scaled(mix(1, goal, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
        let from = style == .downUp ? Table.crossFrom : 0
        state.opacity = 1 - MotionTable.cross((t - from) / (Table.crossTo - from))
        return state
    }

    /// Returns the state of the layer `t` seconds after it has begun to appear.
    func incoming(_ t: Double) -> LayerState {
        var state = LayerState.scaled(
            mix(Table.small, 1, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
        let (from, to) = style == .offUp ? (0, Table.crossFrom) : (Table.crossFrom, Table.crossTo)
        state.opacity = MotionTable.cross((t - from) / (to - from))
        return state
    }
}
