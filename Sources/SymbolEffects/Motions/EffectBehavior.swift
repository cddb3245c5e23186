internal import SymbolModel

/// The behaviour of an effect, as the animation engine needs it.
package protocol EffectBehavior: Hashable, Sendable {
    /// The effect's name as it is written, without its options; a substitute when motion is reduced is never written.
    var name: String { get }
    /// Whether the effect continues for as long as it is active, even without a repetition.
    var isContinuous: Bool { get }
    /// The effect's position among effects that act at once; later ones act on the result of earlier ones.
    var stacking: EffectStacking { get }
    /// Returns the effect's motion for one symbol.
    func motion(of subject: MotionSubject) -> any EffectMotion
    /// The substitute for the effect when motion is reduced, in which nothing scales, moves or spins.
    var reduced: any EffectBehavior { get }
    /// Whether the effect makes the symbol appear or disappear; `nil` for one that does neither.
    var transition: EffectTransition? { get }
    /// Describes what the effect does in a symbol in which nothing is marked for it.
    ///
    /// The result is `nil` if something is marked, or if the effect does not look for marks.
    func unmarkedFallback(in subject: MotionSubject) -> String?
}

extension EffectBehavior {
    package var isContinuous: Bool { false }
    package var transition: EffectTransition? { nil }
    package func unmarkedFallback(in subject: MotionSubject) -> String? { nil }
}

/// The order in which effects on one layer combine.
package enum EffectStacking: Int, Comparable, Hashable, Sendable {
    case draw, variableColor, pulse, breathe, scale, bounce, wiggle, appear

    package static func < (a: EffectStacking, b: EffectStacking) -> Bool { a.rawValue < b.rawValue }
}
