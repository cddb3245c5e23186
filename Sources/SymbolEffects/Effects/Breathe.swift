internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel

/// Lets the symbol swell and sink, as if it drew breath.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public enum Style: String, CaseIterable, Hashable, Sendable {
        /// Scale only.
        case plain
        /// Scale and opacity: faintest when largest.
        case pulse
    }

    public var style: Style
    public var scope: EffectScope

    public init(_ style: Style = .pulse, _ scope: EffectScope = .byLayer) {
        self.style = style
        self.scope = scope
    }

    public var stacking: EffectStacking { .breathe }
    public var reduced: any SymbolEffect { style == .pulse ? FadingBreath(scope) : OpacityDip() }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
        breath(of: subject, scope, scales: true, fades: style == .pulse)
    }
}

/// A breath without its scale.
struct FadingBreath: SymbolEffect {
    let scope: EffectScope

    init(_ scope: EffectScope) { self.scope = scope }

    var stacking: EffectStacking { .breathe }
    var reduced: any SymbolEffect { self }

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
        if fades { state.opacity = mix(1, Table.low, depth) }
        return state
    }
    return StaggeredMotion(
        groups: MotionGroups(subject, scope), stagger: Table.stagger, groupLength: Table.period,
        loop: .period(Table.period),
        groupState: { _, t in t > 0 && t < Table.period ? state(t, 1) : .identity },
        groupLoop: { _, t, amplitude in state(t, amplitude) })
}
