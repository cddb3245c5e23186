// Effects under the names and with the modifiers of Apple's Symbols framework: `.bounce.up.byLayer`, `.wiggle.left`.

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The effect that makes a symbol appear by scale and opacity.
    public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The effect that makes a symbol disappear by scale and opacity.
    public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// The effect that pushes a symbol towards the viewer or away.
    public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The effect that keeps a symbol larger or smaller while it is active.
    public static var scale: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// The effect that makes layers fade and return.
    public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The effect that makes a symbol grow and shrink smoothly, by default with opacity.
    public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// The effect that rotates layers or the whole symbol.
    public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The effect that shakes a symbol about its centre or along a line.
    public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The effect that lights the layers of a symbol one after another.
    public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The effect that draws a symbol as if with a pen.
    public static var drawOn: Self { Self() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The effect that removes the strokes of a symbol as if with a pen.
    public static var drawOff: Self { Self() }
}

/// An effect that moves layers one after another, or all at once.
public protocol ScopedSymbolEffect: SymbolEffect {
    /// The parts of the symbol that move one after another.
    var scope: EffectScope { get set }
}

extension ScopedSymbolEffect {
    /// The effect on groups of layers, one after another.
    public var byLayer: Self { with(\.scope, .byLayer) }
    /// The effect on the whole symbol at once.
    public var wholeSymbol: Self { with(\.scope, .wholeSymbol) }
}

/// An effect that moves the symbol towards the viewer or away.
public protocol ScalingSymbolEffect: SymbolEffect {
    /// The direction of the movement.
    var direction: ScaleDirection { get set }
}

extension ScalingSymbolEffect {
    /// The effect towards the viewer.
    public var up: Self { with(\.direction, .up) }
    /// The effect away from the viewer.
    public var down: Self { with(\.direction, .down) }
}

extension AppearSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension DisappearSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension BounceSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension ScaleSymbolEffect: ScopedSymbolEffect, ScalingSymbolEffect {}
extension PulseSymbolEffect: ScopedSymbolEffect {}
extension BreatheSymbolEffect: ScopedSymbolEffect {
    /// The effect with scale alone.
    public var plain: Self { with(\.style, .plain) }
    /// The effect with scale and opacity.
    public var pulse: Self { with(\.style, .pulse) }
}
extension RotateSymbolEffect: ScopedSymbolEffect {
    /// The effect rotating clockwise.
    public var clockwise: Self { with(\.direction, .clockwise) }
    /// The effect rotating counterclockwise.
    public var counterClockwise: Self { with(\.direction, .counterClockwise) }
}
extension WiggleSymbolEffect: ScopedSymbolEffect {
    /// The effect moving to the left first.
    public var left: Self { with(\.direction, .left) }
    /// The effect moving to the right first.
    public var right: Self { with(\.direction, .right) }
    /// The effect moving up first.
    public var up: Self { with(\.direction, .up) }
    /// The effect moving down first.
    public var down: Self { with(\.direction, .down) }
    /// The effect moving in the direction of text first.
    public var forward: Self { with(\.direction, .forward) }
    /// The effect moving against the direction of text first.
    public var backward: Self { with(\.direction, .backward) }
    /// The effect turning clockwise first.
    public var clockwise: Self { with(\.direction, .clockwise) }
    /// The effect turning counterclockwise first.
    public var counterClockwise: Self { with(\.direction, .counterClockwise) }
    /// Returns the effect moving first at an angle in degrees, clockwise from the right.
    public func custom(angle: Double) -> Self { with(\.direction, .custom(angle: angle)) }
}
extension VariableColorSymbolEffect {
    /// The effect with one layer lit at a time.
    public var iterative: Self { with(\.accumulation, .iterative) }
    /// The effect with layers that stay lit until all of them are.
    public var cumulative: Self { with(\.accumulation, .cumulative) }
    /// The effect returning through the layers in reverse order.
    public var reversing: Self { with(\.isReversing, true) }
    /// The effect starting again at the first layer.
    public var nonReversing: Self { with(\.isReversing, false) }
    /// The effect with unlit layers hidden.
    public var hideInactiveLayers: Self { with(\.hidesInactiveLayers, true) }
    /// The effect with unlit layers dimmed.
    public var dimInactiveLayers: Self { with(\.hidesInactiveLayers, false) }
}
extension DrawOnSymbolEffect: ScopedSymbolEffect {
    /// The effect with each group drawn after the previous one is complete.
    public var individually: Self { with(\.scope, .individually) }
}
extension DrawOffSymbolEffect: ScopedSymbolEffect {
    /// The effect with each group removed after the previous one is gone.
    public var individually: Self { with(\.scope, .individually) }
    /// The effect with strokes removed from their ends.
    public var reversed: Self { with(\.isReversed, true) }
    /// The effect with strokes vanishing from their beginnings.
    public var nonReversed: Self { with(\.isReversed, false) }
}

extension SymbolEffect {
    fileprivate func with<Value>(_ option: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: option] = value
        return copy
    }
}
