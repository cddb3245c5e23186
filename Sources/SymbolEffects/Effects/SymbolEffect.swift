internal import SymbolModel

/// An animation of a symbol, named and configured as in Apple's Symbols framework.
///
/// The effects are `appear`, `disappear`, `bounce`, `breathe`, `drawOn`, `drawOff`, `pulse`, `rotate`, `scale`,
/// `variableColor` and `wiggle`. Write them as static members with options: `.bounce.up.byLayer`.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect as the animation engine takes it.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect with all its options, in a form that only the animation engine reads.
public struct SymbolEffectConfiguration: Sendable {
    package let effect: any EffectBehavior

    package init(_ effect: any EffectBehavior) { self.effect = effect }
}

/// An effect that runs once or several times and then rests.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that acts for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that brings a symbol in or takes it away.
public protocol TransitionSymbolEffect: SymbolEffect {}
