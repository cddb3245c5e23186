internal import SymbolGeometry
internal import SymbolModel

/// Turns the layers that are marked for it about their own middles, or the whole symbol about its middle.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        case clockwise, counterClockwise
    }

    /// Nil takes the symbol's own, else clockwise.
    public var direction: Direction?
    public var scope: EffectScope

    public init(_ direction: Direction? = nil, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .wiggle }
    package var reduced: any EffectBehavior { PulseSymbolEffect(scope) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let direction = direction ?? (subject.defaults.rotatesClockwise == false ? .counterClockwise : .clockwise)
        return Turning(subject, scope, sign: direction == .clockwise ? 1 : -1)
    }
}

/// Layers turning about fixed points.
private struct Turning: EffectMotion {
    let sign: Double
    /// What each layer turns about; nil for those that stay.
    private let pivots: [Point?]

    var length: Double { MotionTable.Rotate.length }
    var loop: EffectLoop { .turns(MotionTable.Rotate.period) }
    var delay: Double { MotionTable.Rotate.delay }

    init(_ subject: MotionSubject, _ scope: EffectScope, sign: Double) {
        self.sign = sign
        let groups = MotionGroups(subject, .byLayer)
        let pivots = groups.members.map { Self.pivot($0.map { subject.layers[$0] }) }
        let isWhole = scope == .wholeSymbol || pivots.allSatisfy { $0 == nil }
        let center = subject.guideBox.center
        self.pivots = subject.layers.indices.map { isWhole ? center : pivots[groups.order[$0]] }
    }

    /// The middle of a group's marked layers: of a shape that looks the same turned by a part of a turn, the point it
    /// turns about.
    private static func pivot(_ layers: [MotionLayer]) -> Point? {
        layers.filter(\.traits.alwaysRotates).middle
    }

    func state(of layer: Int, at t: Double) -> LayerState {
        guard t > 0, t < length else { return .identity }
        return turned(layer, MotionTable.turn(t / length))
    }

    /// `t` counts turns here.
    func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState {
        turned(layer, phase(t, 1))
    }

    private func turned(_ layer: Int, _ turns: Double) -> LayerState {
        pivots[layer].map { .turned(sign * 360 * turns, about: $0) } ?? .identity
    }
}
