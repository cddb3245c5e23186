// Effects by the names and in the chains of Apple's Symbols framework: `.bounce.up.byLayer`, `.wiggle.left`.

extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }

/// An effect that moves layers one after the other, or all at once.
public protocol ScopedSymbolEffect: SymbolEffect {
    var scope: EffectScope { get set }
}

extension ScopedSymbolEffect {
    public var byLayer: Self { with(\.scope, .byLayer) }
    public var wholeSymbol: Self { with(\.scope, .wholeSymbol) }
}

/// An effect that goes towards the viewer or away.
public protocol ScalingSymbolEffect: SymbolEffect {
    var direction: ScaleDirection { get set }
}

extension ScalingSymbolEffect {
    public var up: Self { with(\.direction, .up) }
    public var down: Self { with(\.direction, .down) }
}

extension AppearSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension DisappearSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension BounceSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension ScaleSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension PulseSymbolEffect: ScopedSymbolEffect {}
extension BreatheSymbolEffect: ScopedSymbolEffect {
    public var plain: Self { with(\.style, .plain) }
    public var pulse: Self { with(\.style, .pulse) }
}
extension RotateSymbolEffect: ScopedSymbolEffect {
    public var clockwise: Self { with(\.direction, .clockwise) }
    public var counterClockwise: Self { with(\.direction, .counterClockwise) }
}
extension WiggleSymbolEffect: ScopedSymbolEffect {
    public var left: Self { with(\.direction, .left) }
    public var right: Self { with(\.direction, .right) }
    public var up: Self { with(\.direction, .up) }
    public var down: Self { with(\.direction, .down) }
    public var forward: Self { with(\.direction, .forward) }
    public var backward: Self { with(\.direction, .backward) }
    public var clockwise: Self { with(\.direction, .clockwise) }
    public var counterClockwise: Self { with(\.direction, .counterClockwise) }
    /// - Parameter angle: degrees clockwise from the right.
    public func custom(angle: Double) -> Self { with(\.direction, .custom(angle: angle)) }
}
extension VariableColorSymbolEffect {
    public var iterative: Self { with(\.accumulation, .iterative) }
    public var cumulative: Self { with(\.accumulation, .cumulative) }
    public var reversing: Self { with(\.isReversing, true) }
    public var nonReversing: Self { with(\.isReversing, false) }
    public var hideInactiveLayers: Self { with(\.hidesInactiveLayers, true) }
    public var dimInactiveLayers: Self { with(\.hidesInactiveLayers, false) }
}
extension DrawOnSymbolEffect: ScopedSymbolEffect {
    public var individually: Self { with(\.scope, .individually) }
}
extension DrawOffSymbolEffect: ScopedSymbolEffect {
    public var individually: Self { with(\.scope, .individually) }
    public var reversed: Self { with(\.isReversed, true) }
    public var nonReversed: Self { with(\.isReversed, false) }
}

extension SymbolEffect {
    fileprivate func with<Value>(_ option: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: option] = value
        return copy
    }
}
