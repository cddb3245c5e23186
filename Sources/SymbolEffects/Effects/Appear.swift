internal import SymbolGeometry
internal import SymbolModel

/// Brings the symbol in by scale and opacity.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var stacking: EffectStacking { .appear }
    public var reduced: any SymbolEffect { CrossFade(isIn: true) }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Appear
        let pivot = subject.guideBox.center
        let start = direction == .up ? Table.up : Table.down
        return StaggeredMotion(groups: MotionGroups(subject, scope), stagger: Table.stagger, groupLength: Table.length, loop: .held) { _, t in
            var state = LayerState.scaled(mix(start, 1, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
            state.opacity = min(max(t / Table.fade, 0), 1)
            return state
        }
    }
}

/// Takes the symbol away by scale and opacity.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .down, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var stacking: EffectStacking { .appear }
    public var reduced: any SymbolEffect { CrossFade(isIn: false) }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Disappear
        let pivot = subject.guideBox.center
        let end = direction == .up ? Table.up : Table.down
        return StaggeredMotion(groups: MotionGroups(subject, scope), stagger: Table.stagger, groupLength: Table.length, loop: .held) { _, t in
            var state = LayerState.scaled(mix(1, end, MotionTable.soft.step(at: t, length: Table.length)), about: pivot)
            state.opacity = 1 - min(max(t / Table.fade, 0), 1)
            return state
        }
    }
}
