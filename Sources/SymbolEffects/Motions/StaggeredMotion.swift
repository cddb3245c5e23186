internal import SymbolGeometry
internal import SymbolModel

/// Groups of layers that each do the same, one after the other.
struct StaggeredMotion: EffectMotion {
    let groups: MotionGroups
    let stagger: Double
    /// Of one group.
    let groupLength: Double
    let loop: EffectLoop
    var delay = 0.0
    /// A group's state at the seconds since its own start.
    let groupState: @Sendable (_ group: Int, _ t: Double) -> LayerState
    /// The same in a continuous run.
    var groupLoop: (@Sendable (_ group: Int, _ t: Double, _ amplitude: Double) -> LayerState)?

    var length: Double { groupLength + stagger * Double(max(groups.count - 1, 0)) }

    func state(of layer: Int, at t: Double) -> LayerState {
        let group = groups.order[layer]
        return groupState(group, t - stagger * Double(group))
    }

    func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState {
        let group = groups.order[layer]
        return groupLoop?(group, t - stagger * Double(group), amplitude) ?? state(of: layer, at: t)
    }
}

extension LayerState {
    static func scaled(_ factor: Double, about pivot: Point) -> LayerState {
        LayerState(transform: factor == 1 ? .identity : AffineTransform.scale(factor).about(pivot))
    }

    /// Degrees, clockwise.
    static func turned(_ degrees: Double, about pivot: Point) -> LayerState {
        LayerState(transform: degrees == 0 ? .identity : AffineTransform.rotation(degrees * .pi / 180).about(pivot))
    }
}
