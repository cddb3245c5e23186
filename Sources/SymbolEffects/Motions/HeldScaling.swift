internal import SymbolGeometry
internal import SymbolModel

/// A motion in which a spring pulls layers to another size, body by body, and holds them there until their release,
/// while their opacity changes group by group.
struct HeldScaling: EffectMotion {
    let groups: MotionGroups
    let bodies: MotionGroups
    let stagger: Double
    /// The duration of one group.
    let groupLength: Double
    /// The time in seconds until a group's spring is at rest, visible or not; `nil` means the duration of the group.
    var settleLength: Double?
    /// The group with which the motion ends, since those after it show nothing; `nil` means the last.
    var endingGroup: Int?
    let pivot: Point
    /// The scales in the released and in the held state.
    let scale: (from: Double, to: Double)
    var opacity = (from: 1.0, to: 1.0)
    /// The time in seconds in which the opacity changes linearly.
    var fade = 1.0

    var length: Double {
        opacity.to > 0 ? restLength(groupLength) : groupLength + stagger * Double(endingGroup ?? lastGroup)
    }
    var releaseLength: Double { restLength(settleLength ?? groupLength) }
    private var lastGroup: Int { max(groups.count - 1, 0) }

    /// Returns the time until the last body's spring is at rest and the last group has its opacity.
    private func restLength(_ spring: Double) -> Double {
        let fading = opacity.from == opacity.to ? 0 : fade + stagger * Double(lastGroup)
        return max(spring + stagger * Double(max(bodies.count - 1, 0)), fading)
    }

    var loop: EffectLoop { .held }

    func state(of layer: Int, at t: Double) -> LayerState { state(of: layer, at: t, turns: []) }

    func state(of layer: Int, at t: Double, turns: [Double]) -> LayerState {
        // Springs are linear: each pull back or there adds to those before, however far these have progressed.
        func pull(_ order: Int, _ step: (Double) -> Double) -> Double {
            let t = t - stagger * Double(order)
            return turns.enumerated().reduce(step(t)) { pull, turn in
                pull + step(t - turn.element) * (turn.offset.isMultiple(of: 2) ? -1 : 1)
            }
        }
        let size = pull(bodies.order[layer]) { MotionTable.soft.step(at: $0, length: settleLength ?? groupLength) }
        var state = LayerState.scaled(mix(scale.from, scale.to, size), about: pivot)
        state.opacity = mix(opacity.from, opacity.to, pull(groups.order[layer]) { min(max($0 / fade, 0), 1) })
        return state
    }
}
