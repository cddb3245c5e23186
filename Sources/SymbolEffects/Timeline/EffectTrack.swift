package import SymbolModel

/// An effect on one symbol, from one moment on.
package struct EffectTrack: Sendable {
    /// The part of time in which an effect acts.
    package enum Span: Hashable, Sendable {
        /// From `begin` for as long as the effect takes.
        case from(Double)
        /// Active between two moments; an effect that goes on sets in after the first and has come to rest at the
        /// second, a held one is taken back from the second on.
        case active(Double, Double)
        /// Endless, without beginning: one period of it is a seamless loop.
        case endless

        /// When the effect begins to act, in seconds.
        package var begin: Double {
            switch self {
            case .from(let begin), .active(let begin, _): begin
            case .endless: 0
            }
        }
    }

    package let stacking: EffectStacking
    package private(set) var options: EffectOptions
    package private(set) var span: Span
    let transition: EffectTransition?
    let motion: any EffectMotion

    /// Prepares an effect on one symbol.
    ///
    /// With `reducesMotion`, its calm counterpart takes its place, at no more than the speed at which three of the
    /// shortest flashes, which are dips, last a second.
    package init(
        _ effect: any EffectBehavior, _ options: EffectOptions, _ span: Span, on subject: MotionSubject,
        reducesMotion: Bool = false
    ) {
        let effect = reducesMotion ? effect.reduced : effect
        (stacking, transition) = (effect.stacking, effect.transition)
        motion = effect.motion(of: subject)
        self.options = options
        if reducesMotion { self.options.speed = min(options.speed, MotionTable.flashes * MotionTable.reducedDip) }
        self.span = span
    }

    /// Seconds that one run takes.
    package var runLength: Double { motion.length / options.speed }

    /// Seconds after which an endless track repeats itself; nil for an effect that is held.
    package var period: Double? {
        let exact: Double
        switch motion.loop {
        case .held: return nil
        case .period(let period) where !makesRuns, .turns(let period) where !makesRuns: exact = period / options.speed
        case .runs, .period, .turns: exact = runLength + delay
        }
        // Staggers, speeds and delays lead off the grid, where loops would not close on a frame.
        return (exact / MotionTable.grid - 1e-9).rounded(.up) * MotionTable.grid
    }

    /// When the last change is over; nil for one that never is.
    package var end: Double? {
        switch span {
        case .endless: nil
        case .active(_, let end): isHeld ? end + motion.releaseLength / options.speed : end
        case .from(let begin):
            switch options.repetition {
            case .once: begin + runLength
            case .periodic(let count?, _): begin + length(ofRuns: count)
            case .periodic(nil, _), .continuous: nil
            }
        }
    }

    /// The same effect, held until a moment and taken back from then on.
    func takenBack(at end: Double) -> EffectTrack {
        var track = self
        track.span = .active(span.begin, end)
        return track
    }

    package func state(of layer: Int, at t: Double) -> LayerState {
        switch span {
        case .endless: endless(layer, t)
        case .from(let begin) where isHeld: run(layer, t - begin)
        case .from(let begin): repeating(layer, t - begin, .infinity)
        case .active(let begin, let end) where isHeld && t >= end:
            motion.state(of: layer, at: (t - begin) * options.speed, releasedAt: (end - begin) * options.speed)
        case .active(let begin, _) where isHeld: run(layer, t - begin)
        case .active(let begin, let end): repeating(layer, t - begin, end - begin)
        }
    }
}
