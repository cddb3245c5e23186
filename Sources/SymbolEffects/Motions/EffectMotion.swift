internal import SymbolGeometry
package import SymbolModel

/// An effect on one symbol as a pure function of time.
package protocol EffectMotion: Sendable {
    /// The duration of one run in seconds, including staggers.
    var length: Double { get }
    /// The time in seconds until a held effect is at rest after its release, including staggers.
    var releaseLength: Double { get }
    /// The form in which a continuous run repeats.
    var loop: EffectLoop { get }
    /// The default pause between runs, in seconds.
    var delay: Double { get }
    /// Returns a layer's state `t` seconds after the start of a run.
    ///
    /// Before the run, and from `length`, the layer is as the effect finds or leaves it.
    func state(of layer: Int, at t: Double) -> LayerState
    /// Returns a layer's state `t` seconds after the start of a run before which the layer was seen at rest.
    func repeatedState(of layer: Int, at t: Double) -> LayerState
    /// Returns a layer's state where a held effect is released and held again by turns, at times in seconds after the
    /// start of the run.
    func state(of layer: Int, at t: Double, turns: [Double]) -> LayerState
    /// Returns a layer's state in a loop without beginning or end.
    func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState
    /// Returns a layer's state `t` seconds after the start of a continuous run of `length` seconds, which is `infinity`
    /// for a run without end.
    func sustained(of layer: Int, at t: Double, for length: Double) -> LayerState
    /// Returns the duration in seconds of runs that follow each other as one continuous run; a `count` of `nil` is
    /// endless.
    ///
    /// The result is `nil` if each run comes to rest by itself.
    func chainLength(ofRuns count: Int?) -> Double?
}

/// The form in which an effect repeats without end.
package enum EffectLoop: Hashable, Sendable {
    /// The effect keeps its result until it is released; it does not repeat.
    case held
    /// Runs follow each other, with the delay between.
    case runs
    /// The effect continues seamlessly with this period, in seconds.
    case period(Double)
    /// The effect rotates steadily, with one turn in this number of seconds.
    case turns(Double)
}

extension EffectMotion {
    package var delay: Double { 0 }
    package var releaseLength: Double { length }

    package func repeatedState(of layer: Int, at t: Double) -> LayerState { state(of: layer, at: t) }

    package func state(of layer: Int, at t: Double, turns: [Double]) -> LayerState { state(of: layer, at: t) }

    package func loopState(of layer: Int, at t: Double, amplitude: Double) -> LayerState { state(of: layer, at: t) }

    /// Returns the state of a loop whose amplitude rises at the beginning and falls at the end.
    package func sustained(of layer: Int, at t: Double, for length: Double) -> LayerState {
        let ramp = min(MotionTable.ramp, length / 2)
        return loopState(of: layer, at: t, amplitude: smoothStep(t / ramp) * smoothStep((length - t) / ramp))
    }

    package func chainLength(ofRuns count: Int?) -> Double? { nil }
}
