internal import SymbolModel
/// A way of moving a symbol, named and told as in Apple's Symbols framework.
public protocol SymbolEffect: Hashable, Sendable {
    /// Its place among effects that act at once; the later ones act on what the earlier give.
    var stacking: EffectStacking { get }
    /// The effect worked out for one symbol.
    func motion(of subject: MotionSubject) -> any EffectMotion
    /// What stands in for it where motion is to be reduced: nothing scales, moves or spins.
    var reduced: any SymbolEffect { get }
}

/// Runs once or several times, then rests.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// Acts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// Brings a symbol in, or takes it away.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// The order in which effects on one layer combine.
public enum EffectStacking: Int, Comparable, Hashable, Sendable {
    case draw, variableColor, pulse, breathe, scale, bounce, wiggle, appear

    public static func < (a: EffectStacking, b: EffectStacking) -> Bool { a.rawValue < b.rawValue }
}
