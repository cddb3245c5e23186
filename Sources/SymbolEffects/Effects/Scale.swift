internal import SymbolGeometry
internal import SymbolModel

/// Makes the symbol larger or smaller for as long as it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, EffectBehavior {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .scale }
    package var reduced: any EffectBehavior { OpacityDip(isHeld: true) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        let factor = direction == .up ? MotionTable.Scale.up : MotionTable.Scale.down
        return HeldScaling(
            groups: MotionGroups(subject, scope), stagger: MotionTable.Scale.stagger,
            groupLength: MotionTable.Scale.length,
            pivot: subject.guideBox.center, scale: (1, factor))
    }
}
