internal import SymbolModel

/// An animation of a symbol, named and configured as in Apple's Symbols framework.
///
/// The effects are `appear`, `disappear`, `bounce`, `breathe`, `drawOn`, `drawOff`, `pulse`, `rotate`, `scale`,
/// `variableColor` and `wiggle`. Write them as static members with options: `.bounce.up.byLayer`.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect in the form that the animation engine uses.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect with all its options, in a form that only the animation engine reads.
public struct SymbolEffectConfiguration: Sendable {
    /// The behaviour of the effect.
    package let effect: any EffectBehavior

    /// Creates the configuration of an effect.
    package init(_ effect: any EffectBehavior) { self.effect = effect }
}

/// An effect that runs once or several times and then rests.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that acts for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that makes a symbol appear or disappear.
public protocol TransitionSymbolEffect: SymbolEffect {}
