internal import SymbolGeometry
internal import SymbolModel

/// An effect that keeps the symbol larger or smaller for as long as it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, EffectBehavior {
    /// The direction of the change: `up` makes the symbol larger, `down` smaller.
    public var direction: ScaleDirection
    /// The parts of the symbol that change one after another.
    public var scope: EffectScope

    /// Creates the effect, by default larger and by layer.
    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "scale" }
    package var stacking: EffectStacking { .scale }
    package var reduced: any EffectBehavior { OpacityDip(isHeld: true) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let factor = direction == .up ? MotionTable.Scale.up : MotionTable.Scale.down
        let bodies = MotionGroups.bodies(of: subject, scope)
        return HeldScaling(
            groups: bodies, bodies: bodies, stagger: MotionTable.Scale.stagger,
            groupLength: MotionTable.Scale.length,
            pivot: subject.guideBox.center, scale: (1, factor))
    }
}
