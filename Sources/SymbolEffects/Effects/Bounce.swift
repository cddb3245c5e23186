internal import SymbolGeometry
internal import SymbolModel

/// Knocks the symbol towards the viewer or away.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .bounce }
    package var reduced: any EffectBehavior { OpacityDip() }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let pivot = subject.guideBox.center
        let velocity = MotionTable.Bounce.velocity * (direction == .up ? 1 : -1)
        return StaggeredMotion(
            groups: MotionGroups(subject, scope), stagger: MotionTable.Bounce.stagger,
            groupLength: MotionTable.Bounce.length,
            loop: .runs, delay: MotionTable.Bounce.delay
        ) { _, t in
            .scaled(
                1 + MotionTable.kick.kick(velocity: velocity, at: t, length: MotionTable.Bounce.length), about: pivot)
        }
    }
}

/// Towards the viewer or away.
public enum ScaleDirection: String, CaseIterable, Hashable, Sendable {
    case up, down
}
