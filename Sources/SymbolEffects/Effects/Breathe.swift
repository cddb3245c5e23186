internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel

/// An effect that makes the symbol grow and shrink smoothly, as if it were breathing.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The properties that a breath changes.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        /// The scale alone.
        case plain
        /// The scale and the opacity, which is lowest when the symbol is largest.
        case pulse
    }

    /// The properties that a breath changes.
    public var style: Style
    /// The parts of the symbol that move one after another.
    public var scope: EffectScope

    /// Creates the effect, by default with opacity and by layer.
    public init(_ style: Style = .pulse, _ scope: EffectScope = .byLayer) {
        self.style = style
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "breathe" }
    package var isContinuous: Bool { true }
    package var stacking: EffectStacking { .breathe }
    package var reduced: any EffectBehavior { FadingBreath(scope) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        breath(of: subject, scope, scales: true, fades: style == .pulse)
    }
}

/// The breath that changes opacity alone, for reduced motion.
struct FadingBreath: EffectBehavior {
    let scope: EffectScope

    init(_ scope: EffectScope) { self.scope = scope }

    var name: String { "breathe" }
    var stacking: EffectStacking { .breathe }
    var reduced: any EffectBehavior { self }

    func motion(of subject: MotionSubject) -> any EffectMotion {
        breath(of: subject, scope, scales: false, fades: true)
    }
}

private func breath(of subject: MotionSubject, _ scope: EffectScope, scales: Bool, fades: Bool) -> StaggeredMotion {
    typealias Table = MotionTable.Breathe
    let pivot = subject.guideBox.center
    @Sendable func state(_ t: Double, _ amplitude: Double) -> LayerState {
        let depth = amplitude * (1 - cos(2 * .pi * phase(t, Table.period))) / 2
        var state = scales ? LayerState.scaled(mix(1, Table.scale, depth), about: pivot) : .identity
        if fades { state.paintOpacity = mix(1, Table.low, depth) }
        return state
    }
    return StaggeredMotion(
        groups: MotionGroups.bodies(of: subject, scope), stagger: Table.stagger, groupLength: Table.period,
        loop: .period(Table.period),
        groupState: { _, t in t > 0 && t < Table.period ? state(t, 1) : .identity },
        groupLoop: { _, t, amplitude in state(t, amplitude) })
}
