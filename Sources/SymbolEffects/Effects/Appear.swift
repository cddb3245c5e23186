internal import SymbolGeometry

/// Brings the symbol in by scale and opacity.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .up, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .appear }
    package var reduced: any EffectBehavior { CrossFade(isIn: true) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Appear
        let start = direction == .up ? Table.up : Table.down
        return HeldScaling(
            groups: MotionGroups(subject, scope), stagger: Table.stagger, groupLength: Table.length,
            pivot: subject.guideBox.center,
            scale: (start, 1), opacity: (0, 1), fade: Table.fade)
    }
}

/// Takes the symbol away by scale and opacity.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    public var direction: ScaleDirection
    public var scope: EffectScope

    public init(_ direction: ScaleDirection = .down, _ scope: EffectScope = .byLayer) {
        self.direction = direction
        self.scope = scope
    }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var stacking: EffectStacking { .appear }
    package var reduced: any EffectBehavior { CrossFade(isIn: false) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        typealias Table = MotionTable.Disappear
        let end = direction == .up ? Table.up : Table.down
        return HeldScaling(
            groups: MotionGroups(subject, scope), stagger: Table.stagger, groupLength: Table.length,
            pivot: subject.guideBox.center,
            scale: (1, end), opacity: (1, 0), fade: Table.fade)
    }
}
