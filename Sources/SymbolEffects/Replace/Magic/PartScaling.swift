internal import SymbolGeometry
internal import SymbolModel

/// The scale and opacity, about its own centre, of a part that appears in a symbol that stays or disappears from it.
struct PartScaling: Hashable, Sendable {
    let pivot: Point

    private typealias Table = MotionTable.Appear

    func length(isIncoming: Bool) -> Double { isIncoming ? Table.length : Table.fade }

    /// Returns the state of the part `t` seconds after it has begun to appear.
    func incoming(_ t: Double) -> LayerState {
        let size = mix(Table.up, 1, MotionTable.soft.step(at: t, length: Table.length))
        var state = LayerState.scaled(size, about: pivot)
        state.opacity = min(max(t / Table.fade, 0), 1)
        return state
    }

    /// Returns the state of the part `t` seconds after it has begun to disappear, as fast, to make way for what moves.
    func outgoing(_ t: Double) -> LayerState {
        let size = mix(1, MotionTable.Disappear.down, MotionTable.soft.step(at: t, length: Table.length))
        var state = LayerState.scaled(size, about: pivot)
        state.opacity = 1 - min(max(t / Table.fade, 0), 1)
        return state
    }
}
