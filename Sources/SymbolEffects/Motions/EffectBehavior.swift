internal import SymbolModel

/// The behaviour of an effect as the animation engine needs it.
package protocol EffectBehavior: Hashable, Sendable {
    /// The effect's place among effects that act at once; the later ones act on what the earlier ones give.
    var stacking: EffectStacking { get }
    /// The effect worked out for one symbol.
    func motion(of subject: MotionSubject) -> any EffectMotion
    /// What stands in for the effect where motion is to be reduced: nothing scales, moves or spins.
    var reduced: any EffectBehavior { get }
    /// Whether the effect brings the symbol in or takes it away; `nil` for one that does neither.
    var transition: EffectTransition? { get }
    /// What the effect does for want of marks, in a symbol in which nothing is marked for it.
    ///
    /// The result is `nil` where something is marked, or where the effect looks for no marks.
    func lack(in subject: MotionSubject) -> String?
}

extension EffectBehavior {
    package var transition: EffectTransition? { nil }
    package func lack(in subject: MotionSubject) -> String? { nil }
}

/// What becomes of the symbol by an effect that leaves it there or gone.
package enum EffectTransition: Hashable, Sendable {
    case going, coming
}

/// The order in which effects on one layer combine.
package enum EffectStacking: Int, Comparable, Hashable, Sendable {
    case draw, variableColor, pulse, breathe, scale, bounce, wiggle, appear

    package static func < (a: EffectStacking, b: EffectStacking) -> Bool { a.rawValue < b.rawValue }
}
