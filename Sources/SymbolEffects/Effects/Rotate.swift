internal import SymbolGeometry
internal import SymbolModel

/// An effect that rotates the marked layers about their own centres, or the whole symbol about its centre.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The direction of the rotation as the viewer sees it.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        case clockwise, counterClockwise
    }

    /// The direction of the rotation; `nil` means that of the symbol, or clockwise if it has none.
    public var direction: Direction?
    /// The parts of the symbol that rotate.
    ///
    /// By layer, only layers marked to rotate do so, or the whole symbol if none is marked.
    public var scope: EffectScope

    /// Creates the effect, by default in the direction of the symbol and by layer.
    public init(_ direction: Direction? = nil, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "rotate" }
    package var stacking: EffectStacking { .wiggle }
    package var reduced: any EffectBehavior { PulseSymbolEffect(scope) }

    package func unmarkedFallback(in subject: MotionSubject) -> String? {
        guard scope != .wholeSymbol, !subject.layers.contains(where: \.traits.alwaysRotates) else { return nil }
        return "no layer is marked to rotate, so the whole symbol does"
    }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let direction = direction ?? (subject.defaults.rotatesClockwise == false ? .counterClockwise : .clockwise)
        return Turning(subject, scope, sign: direction == .clockwise ? 1 : -1)
    }
}

/// The rotation of layers about fixed points.
private struct Turning: EffectMotion {
    let sign: Double
    /// The points about which layers rotate; `nil` for layers that do not.
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

    /// Returns the centre of a group's marked layers, which for a rotationally symmetric shape is the centre of
    /// symmetry.
    private static func pivot(_ layers: [MotionLayer]) -> Point? {
        layers.filter(\.traits.alwaysRotates).middle
    }

    func state(of layer: Int, at t: Double) -> LayerState {
        guard t > 0, t < length else { return .identity }
        return turned(layer, MotionTable.turn(t / length))
    }

    /// Returns the state after `t` turns.
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
