internal import SymbolGeometry
internal import SymbolModel

/// A motion in which each group of layers does the same, one after another.
struct StaggeredMotion: EffectMotion {
    let groups: MotionGroups
    let stagger: Double
    /// The duration of one group.
    let groupLength: Double
    let loop: EffectLoop
    var delay = 0.0
    /// A group's state at a time in seconds since the group's own start.
    let groupState: @Sendable (_ group: Int, _ t: Double) -> LayerState
    /// A group's state in a continuous run.
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

    /// Returns the state of a layer turned by an angle in degrees, clockwise.
    static func turned(_ degrees: Double, about pivot: Point) -> LayerState {
        LayerState(transform: degrees == 0 ? .identity : AffineTransform.rotation(degrees * .pi / 180).about(pivot))
    }
}
