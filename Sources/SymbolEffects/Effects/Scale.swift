internal import SymbolGeometry
internal import SymbolModel

/// Makes the symbol larger or smaller for as long as it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var stacking: EffectStacking { .scale }
    public var reduced: any SymbolEffect { OpacityDip(isHeld: true) }

    public func motion(of subject: MotionSubject) -> any EffectMotion {
        let factor = direction == .up ? MotionTable.Scale.up : MotionTable.Scale.down
        return HeldScaling(
            groups: MotionGroups(subject, scope), stagger: MotionTable.Scale.stagger,
            groupLength: MotionTable.Scale.length,
            pivot: subject.guideBox.center, scale: (1, factor))
    }
}
