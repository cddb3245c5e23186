internal import SymbolGeometry
internal import SymbolModel

/// An effect that turns the marked layers about their own middles, or the whole symbol about its middle.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The direction of the turn as the viewer sees it.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        case clockwise, counterClockwise
    }

    /// The direction of the turn; `nil` stands for the symbol's own, or clockwise where it has none.
    public var direction: Direction?
    /// The parts of the symbol that turn.
    ///
    /// By layer, only layers marked to rotate do, or the whole symbol where none is marked.
    public var scope: EffectScope

    /// Creates the effect, by default in the symbol's own direction and by layer.
    public init(_ direction: Direction? = nil, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    /// The effect as the animation engine takes it.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .wiggle }
    package var reduced: any EffectBehavior { PulseSymbolEffect(scope) }

    package func lack(in subject: MotionSubject) -> String? {
        guard scope != .wholeSymbol, !subject.layers.contains(where: \.traits.alwaysRotates) else { return nil }
        return "no layer is marked to rotate, and the whole symbol does"
    }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let direction = direction ?? (subject.defaults.rotatesClockwise == false ? .counterClockwise : .clockwise)
        return Turning(subject, scope, sign: direction == .clockwise ? 1 : -1)
    }
}

/// Layers turning about fixed points.
private struct Turning: EffectMotion {
    let sign: Double
    /// The points that layers turn about; `nil` for layers that stay.
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

    func sustained(of layer: Int, at t: Double, for length: Double) -> LayerState {
        turned(layer, phase(SteadyTurn(length: length).turns(at: t), 1))
    }

    private func turned(_ layer: Int, _ turns: Double) -> LayerState {
        pivots[layer].map { .turned(sign * 360 * turns, about: $0) } ?? .identity
    }
}
