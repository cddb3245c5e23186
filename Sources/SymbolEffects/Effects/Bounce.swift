internal import SymbolGeometry
internal import SymbolModel

/// An effect that pushes the symbol towards the viewer or away, from where it springs back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The direction of the push: `up` is towards the viewer, `down` away.
    public var direction: ScaleDirection
    /// The parts of the symbol that move one after another.
    public var scope: EffectScope

    /// Creates the effect, by default towards the viewer and by layer.
    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "bounce" }
    package var stacking: EffectStacking { .bounce }
    package var reduced: any EffectBehavior { OpacityDip() }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let pivot = subject.guideBox.center
        let velocity = MotionTable.Bounce.velocity * (direction == .up ? 1 : -1)
        return StaggeredMotion(
            groups: MotionGroups.bodies(of: subject, scope), stagger: MotionTable.Bounce.stagger,
            groupLength: MotionTable.Bounce.length,
            loop: .runs, delay: MotionTable.Bounce.delay
        ) { _, t in
            .scaled(
                1 + MotionTable.kick.kick(velocity: velocity, at: t, length: MotionTable.Bounce.length), about: pivot)
        }
    }
}
