internal import SymbolGeometry
internal import SymbolModel

/// Knocks the symbol towards the viewer or away.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var stacking: EffectStacking { .bounce }
    public var reduced: any SymbolEffect { OpacityDip() }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
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
