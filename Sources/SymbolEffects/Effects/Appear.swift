internal import SymbolGeometry

/// An effect that makes the symbol appear by scale and opacity.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The direction of the movement: `up` grows from a smaller size, `down` shrinks from a larger one.
    public var direction: ScaleDirection
    /// The parts of the symbol that move one after another.
    public var scope: EffectScope

    /// Creates the effect, by default growing and by layer.
    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "appear" }
    package var stacking: EffectStacking { .appear }
    package var transition: EffectTransition? { .insertion }
    package var reduced: any EffectBehavior { CrossFade(isIn: true) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Appear
        let start = direction == .up ? Table.up : Table.down
        return HeldScaling(
            groups: .transition(.insertion, of: subject, scope), bodies: .bodies(of: subject, scope),
            stagger: Table.stagger, groupLength: Table.length,
            pivot: subject.guideBox.center,
            scale: (start, 1), opacity: (0, 1), fade: Table.fade)
    }
}

/// An effect that makes the symbol disappear by scale and opacity.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The direction of the movement: `down` shrinks to a smaller size, `up` grows to a larger one.
    public var direction: ScaleDirection
    /// The parts of the symbol that move one after another.
    public var scope: EffectScope

    /// Creates the effect, by default shrinking and by layer.
    public init(_ direction: ScaleDirection = .down, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "disappear" }
    package var stacking: EffectStacking { .appear }
    package var transition: EffectTransition? { .removal }
    package var reduced: any EffectBehavior { CrossFade(isIn: false) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Disappear
        let end = direction == .up ? Table.up : Table.down
        let groups = MotionGroups.transition(.removal, of: subject, scope)
        return HeldScaling(
            groups: groups, bodies: .bodies(of: subject, scope), stagger: Table.stagger, groupLength: Table.fade,
            settleLength: Table.settle,
            endingGroup: groups.members.lastIndex { $0.contains(where: subject.isDrawn) },
            pivot: subject.guideBox.center,
            scale: (1, end), opacity: (1, 0), fade: Table.fade)
    }
}
