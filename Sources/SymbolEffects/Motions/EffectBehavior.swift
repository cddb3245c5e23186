internal import SymbolModel

/// The behaviour of an effect as the animation engine needs it.
package protocol EffectBehavior: Hashable, Sendable {
    /// The effect's place among effects that act at once; the later ones act on what the earlier ones give.
    var stacking: EffectStacking { get }
    /// The effect worked out for one symbol.
    func motion(of subject: MotionSubject) -> any EffectMotion
    /// What stands in for the effect where motion is to be reduced: nothing scales, moves or spins.
    var reduced: any EffectBehavior { get }
}

/// The order in which effects on one layer combine.
package enum EffectStacking: Int, Comparable, Hashable, Sendable {
    case draw, variableColor, pulse, breathe, scale, bounce, wiggle, appear

    package static func < (a: EffectStacking, b: EffectStacking) -> Bool { a.rawValue < b.rawValue }
}
