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
    package let span: Span
    private let motion: any EffectMotion

    /// Prepares an effect on one symbol.
    ///
    /// With `reducesMotion`, its calm counterpart takes its place, at no more than the speed at which three of the
    /// shortest flashes, which are dips, last a second.
    package init(
        _ effect: any EffectBehavior, _ options: EffectOptions, _ span: Span, on subject: MotionSubject,
        reducesMotion: Bool = false
    ) {
        let effect = reducesMotion ? effect.reduced : effect
        stacking = effect.stacking
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

extension EffectTrack {
    private var isHeld: Bool { motion.loop == .held }

    private var delay: Double {
        if case .periodic(_, let delay?) = options.repetition { return delay }
        return motion.delay
    }

    /// Whether an endless repetition is made of runs that each come to rest, rather than of one seamless body.
    private var makesRuns: Bool {
        switch (motion.loop, options.repetition) {
        case (.runs, _): true
        // Runs of a body that is where it began at its end show no seam where there is no rest between them.
        case (.period, .periodic): delay > 0
        case (.turns, .periodic): true
        case (.held, _), (.period, _), (.turns, _): false
        }
    }

    /// Whatever the repetition asks for within `length` seconds, `infinity` for no limit.
    private func repeating(_ layer: Int, _ t: Double, _ length: Double) -> LayerState {
        switch options.repetition {
        case .once: return periodic(layer, t, min(1, runs(in: length)))
        case .continuous where makesRuns: return periodic(layer, t, runs(in: length))
        case .continuous: return continuous(layer, t, length)
        case .periodic(nil, _) where !makesRuns && length.isFinite: return continuous(layer, t, length)
        case .periodic(let count, _):
            if let chain = chainLength(ofRuns: count) { return continuous(layer, t, min(chain, length)) }
            return periodic(layer, t, min(count ?? .max, runs(in: length)))
        }
    }

    /// Exactly as the effect leaves it from the end on, whatever is rounded on the way there.
    private func run(_ layer: Int, _ t: Double) -> LayerState {
        motion.state(of: layer, at: t < runLength - 1e-9 ? t * options.speed : .infinity)
    }

    private func periodic(_ layer: Int, _ t: Double, _ count: Int) -> LayerState {
        let pitch = runLength + delay
        let number = max((t / pitch).rounded(.down), 0)
        if number >= Double(count) { return run(layer, runLength) }
        return run(layer, t - number * pitch)
    }

    /// As many whole runs as there is time for.
    private func runs(in length: Double) -> Int {
        let pitch = runLength + delay
        return pitch > 0 && length.isFinite ? max(Int((length + delay) / pitch + 1e-9), 0) : .max
    }

    private func length(ofRuns count: Int) -> Double {
        chainLength(ofRuns: count) ?? Double(count) * runLength + Double(max(count - 1, 0)) * delay
    }

    /// Seconds of runs that go over into each other; `nil` where they do not.
    private func chainLength(ofRuns count: Int?) -> Double? {
        makesRuns ? nil : motion.chainLength(ofRuns: count).map { $0 / options.speed }
    }

    private func endless(_ layer: Int, _ t: Double) -> LayerState {
        guard let period else { return run(layer, t) }
        let local = phase(t, period) * period
        guard !makesRuns else { return run(layer, local) }
        switch motion.loop {
        case .held, .runs: return run(layer, local)
        case .period(let own): return motion.loopState(of: layer, at: local / period * own, amplitude: 1)
        case .turns: return motion.loopState(of: layer, at: local / period, amplitude: 1)
        }
    }

    /// Sets in, runs at its own speed, and is over after `length` seconds, `infinity` for never.
    private func continuous(_ layer: Int, _ t: Double, _ length: Double) -> LayerState {
        guard t >= 0, t < length - 1e-9 else { return .identity }
        return motion.sustained(of: layer, at: t * options.speed, for: length * options.speed)
    }
}
