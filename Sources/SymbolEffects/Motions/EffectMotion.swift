public import SymbolModel

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
