public import SymbolModel

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

/// An effect on one symbol as a pure function of time.
public protocol EffectMotion: Sendable {
    /// Seconds that one run takes, staggers included.
    var length: Double { get }
    /// What a continuous run does over and over.
    var loop: EffectLoop { get }
    /// Seconds between runs where none are asked for.
    var delay: Double { get }
    /// A layer's state `t` seconds after a run's start. Before it and from `length` on the layer is as the effect finds
    /// or leaves it.
    func state(of layer: Int, at t: Double) -> LayerState
    /// A layer's state where a held effect is let go `release` seconds after the run's start.
    func state(of layer: Int, at t: Double, releasedAt release: Double) -> LayerState
    /// A layer's state in a continuous run, whose phase is `t`, at an amplitude of 0…1.
    func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState
}

public enum EffectLoop: Hashable, Sendable {
    /// The effect keeps what it has done until it is taken back; it does not repeat.
    case held
    /// Runs follow each other, with the delay between.
    case runs
    /// Goes on seamlessly with this period in seconds.
    case period(Double)
    /// Turns steadily, once in so many seconds.
    case turns(Double)
}

extension EffectMotion {
    public var delay: Double { 0 }

    public func state(of layer: Int, at t: Double, releasedAt release: Double) -> LayerState { state(of: layer, at: t) }

    public func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState { state(of: layer, at: t) }
}
