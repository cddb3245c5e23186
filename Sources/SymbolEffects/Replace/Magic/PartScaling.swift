internal import SymbolGeometry
internal import SymbolModel

/// How a part appears in a symbol that stays, or disappears from it: by scale and opacity about its own middle.
struct PartScaling: Hashable, Sendable {
    let pivot: Point

    private typealias Table = MotionTable.Appear

    func length(comes: Bool) -> Double { comes ? Table.length : Table.fade }

    /// `t` seconds after it has begun to come.
    func coming(_ t: Double) -> LayerState {
        let size = mix(Table.up, 1, MotionTable.soft.step(at: t, length: Table.length))
        var state = LayerState.scaled(size, about: pivot)
        state.opacity = min(max(t / Table.fade, 0), 1)
        return state
    }

    /// `t` seconds after it has begun to go: as fast, so that it is out of the way of what moves.
    func going(_ t: Double) -> LayerState {
        let size = mix(1, MotionTable.Disappear.down, MotionTable.soft.step(at: t, length: Table.length))
        var state = LayerState.scaled(size, about: pivot)
        state.opacity = 1 - min(max(t / Table.fade, 0), 1)
        return state
    }
}
