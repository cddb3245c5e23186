internal import SymbolGeometry
internal import SymbolModel

/// Groups of layers that a spring pulls to another size, one after the other, and keeps there until they are let go.
struct HeldScaling: EffectMotion {
    let groups: MotionGroups
    let stagger: Double
    /// Of one group.
    let groupLength: Double
    /// Seconds until a group's spring rests, seen or not; nil for the group's length.
    var settleLength: Double?
    /// The group with which it ends, as those after it show nothing; nil for the last.
    var endingGroup: Int?
    let pivot: Point
    /// When let go and when held.
    let scale: (from: Double, to: Double)
    var opacity = (from: 1.0, to: 1.0)
    /// Seconds in which the opacity changes, evenly.
    var fade = 1.0

    var length: Double { groupLength + stagger * Double(endingGroup ?? lastGroup) }
    var releaseLength: Double { (settleLength ?? groupLength) + stagger * Double(lastGroup) }
    private var lastGroup: Int { max(groups.count - 1, 0) }
    var loop: EffectLoop { .held }

    func state(of layer: Int, at t: Double) -> LayerState { state(of: layer, at: t, release: nil) }

    func state(of layer: Int, at t: Double, releasedAt release: Double) -> LayerState {
        state(of: layer, at: t, release: release)
    }

    private func state(of layer: Int, at t: Double, release: Double?) -> LayerState {
        let t = t - stagger * Double(groups.order[layer])
        // Springs are linear: the pull back adds to the pull there, however far that has got.
        func pull(_ step: (Double) -> Double) -> Double { step(t) - (release.map { step(t - $0) } ?? 0) }
        let size = pull { MotionTable.soft.step(at: $0, length: settleLength ?? groupLength) }
        var state = LayerState.scaled(mix(scale.from, scale.to, size), about: pivot)
        state.opacity = mix(opacity.from, opacity.to, pull { min(max($0 / fade, 0), 1) })
        return state
    }
}
