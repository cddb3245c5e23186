package import SymbolModel

/// An effect on one symbol as a pure function of time.
package protocol EffectMotion: Sendable {
    /// Seconds that one run takes, staggers included.
    var length: Double { get }
    /// Seconds until a held effect that is let go has come to rest, staggers included.
    var releaseLength: Double { get }
    /// What a continuous run does over and over.
    var loop: EffectLoop { get }
    /// Seconds between runs where none are asked for.
    var delay: Double { get }
    /// A layer's state `t` seconds after a run's start. Before it and from `length` on the layer is as the effect finds
    /// or leaves it.
    func state(of layer: Int, at t: Double) -> LayerState
    /// A layer's state where a held effect is let go `release` seconds after the run's start.
    func state(of layer: Int, at t: Double, releasedAt release: Double) -> LayerState
    /// A layer's state in a loop without beginning or end.
    func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState
    /// A layer's state `t` seconds after the start of a continuous run of `length` seconds, `infinity` for one that
    /// goes on for good.
    func sustained(of layer: Int, at t: Double, for length: Double) -> LayerState
    /// Seconds that so many runs take, `nil` for endlessly many, where they follow each other as one continuous run.
    ///
    /// The result is `nil` where each run comes to rest by itself.
    func chainLength(ofRuns count: Int?) -> Double?
}

/// The form in which an effect repeats without end.
package enum EffectLoop: Hashable, Sendable {
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
    package var delay: Double { 0 }
    package var releaseLength: Double { length }

    package func state(of layer: Int, at t: Double, releasedAt release: Double) -> LayerState {
        state(of: layer, at: t)
    }

    package func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState { state(of: layer, at: t) }

    /// The loop, whose amplitude rises in the first moments and falls in the last.
    package func sustained(of layer: Int, at t: Double, for length: Double) -> LayerState {
        let ramp = min(MotionTable.ramp, length / 2)
        return loopState(of: layer, at: t, amplitude: smoothStep(t / ramp) * smoothStep((length - t) / ramp))
    }

    package func chainLength(ofRuns count: Int?) -> Double? { nil }
}
