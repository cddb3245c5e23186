/// An effect that draws the symbol as if with a pen.
public struct DrawOnSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// The parts of the symbol that are drawn one after another.
    public var scope: EffectScope

    /// Creates the effect, by default by layer.
    public init(_ scope: EffectScope = .byLayer) {
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "drawOn" }
    package var stacking: EffectStacking { .draw }
    package var transition: EffectTransition? { .insertion }
    package var reduced: any EffectBehavior { CrossFade(isIn: true) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        PenMotion(schedule: DrawSchedule(subject, scope), subject: subject, erasedEnd: nil)
    }
}

/// An effect that removes the symbol's strokes as if with a pen.
public struct DrawOffSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, EffectBehavior {
    /// Whether each stroke is removed from its end, which undoes the drawing.
    ///
    /// Otherwise it vanishes from its beginning, in the direction in which it was drawn.
    public var isReversed: Bool
    /// The parts of the symbol that are removed one after another.
    public var scope: EffectScope

    /// Creates the effect, by default from the strokes' beginnings and by layer.
    public init(isReversed: Bool = false, _ scope: EffectScope = .byLayer) {
        self.isReversed = isReversed
        self.scope = scope
    }

    /// The effect in the form that the animation engine uses.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(self) }

    package var name: String { "drawOff" }
    package var stacking: EffectStacking { .draw }
    package var transition: EffectTransition? { .removal }
    package var reduced: any EffectBehavior { CrossFade(isIn: false) }

    package func motion(of subject: MotionSubject) -> any EffectMotion {
        PenMotion(schedule: DrawSchedule(subject, scope), subject: subject, erasedEnd: isReversed ? .head : .tail)
    }
}
