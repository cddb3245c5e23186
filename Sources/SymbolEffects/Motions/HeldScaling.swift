internal import SymbolGeometry
internal import SymbolModel

/// Layers that a spring pulls to another size, body by body, and keeps there until they are let go, while their opacity
/// changes group by group.
struct HeldScaling: EffectMotion {
    let groups: MotionGroups
    let bodies: MotionGroups
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
        // Springs are linear: the pull back adds to the pull there, however far that has got.
        func pull(_ order: Int, _ step: (Double) -> Double) -> Double {
            let t = t - stagger * Double(order)
            return step(t) - (release.map { step(t - $0) } ?? 0)
        }
        let size = pull(bodies.order[layer]) { MotionTable.soft.step(at: $0, length: settleLength ?? groupLength) }
        var state = LayerState.scaled(mix(scale.from, scale.to, size), about: pivot)
        state.opacity = mix(opacity.from, opacity.to, pull(groups.order[layer]) { min(max($0 / fade, 0), 1) })
        return state
    }
}
