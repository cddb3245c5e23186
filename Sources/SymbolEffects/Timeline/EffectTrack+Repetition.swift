internal import SymbolModel
internal import SymbolText

extension EffectTrack {
    /// Whether the effect keeps its result until it is released.
    var isHeld: Bool { motion.loop == .held }

    /// The pause between runs, in seconds.
    var delay: Double {
        if case .periodic(_, let delay?) = options.repetition { return delay.isFinite ? max(delay, 0) : 0 }
        return motion.delay
    }

    /// Whether an endless repetition consists of runs that each come to rest, and not of one seamless body.
    var makesRuns: Bool {
        switch (motion.loop, options.repetition) {
        case (.runs, _): true
        // Runs of a body that ends where it began are seamless where there is no pause between them.
        case (.period, .periodic): delay > 0
        case (.turns, .periodic): true
        case (.held, _), (.period, _), (.turns, _): false
        }
    }

    /// Whether an effect that is active between two times has time for a run, or needs none because it is held or
    /// seamless.
    package var hasTimeToRun: Bool {
        guard case .active(let begin, let end) = span, !isHeld else { return true }
        let isSeamless =
            switch options.repetition {
            case .once: false
            case .continuous, .periodic(nil, _): !makesRuns
            case .periodic(let count, _): chainLength(ofRuns: count) != nil
            }
        return isSeamless || runs(in: end - begin) > 0
    }

    /// Returns a layer's state in the repetitions that fit into `length` seconds, which is `infinity` for no limit.
    func repeating(_ layer: Int, _ t: Double, _ length: Double) -> LayerState {
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

    /// Returns a layer's state in a single run, exactly as the effect leaves it from the end, whatever the rounding.
    func run(_ layer: Int, _ t: Double) -> LayerState { motion.state(of: layer, at: moment(t)) }

    /// Returns a layer's state in a run that follows the pause after another.
    private func repeatedRun(_ layer: Int, _ t: Double) -> LayerState {
        motion.repeatedState(of: layer, at: moment(t))
    }

    private func moment(_ t: Double) -> Double { t < runLength - 1e-9 ? t * options.speed : .infinity }

    private func periodic(_ layer: Int, _ t: Double, _ count: Int) -> LayerState {
        let pitch = runLength + delay
        let number = max((t / pitch).rounded(.down), 0)
        if number >= Double(count) { return run(layer, runLength) }
        return number > 0 ? repeatedRun(layer, t - number * pitch) : run(layer, t)
    }

    /// Returns the number of whole runs for which there is time.
    private func runs(in length: Double) -> Int {
        let pitch = runLength + delay
        return pitch > 0 && length.isFinite ? max(Int(clamping: (length + delay) / pitch + 1e-9), 0) : .max
    }

    /// Returns the duration of a number of runs with their pauses, in seconds.
    func length(ofRuns count: Int) -> Double {
        chainLength(ofRuns: count) ?? Double(count) * runLength + Double(max(count, 1) - 1) * delay
    }

    /// Returns the duration in seconds of runs that merge into each other; `nil` if they do not.
    private func chainLength(ofRuns count: Int?) -> Double? {
        makesRuns ? nil : motion.chainLength(ofRuns: count).map { $0 / options.speed }
    }

    /// Returns a layer's state in a loop without beginning or end.
    func endless(_ layer: Int, _ t: Double) -> LayerState {
        guard let period else { return run(layer, t) }
        let local = phase(t, period) * period
        guard !makesRuns else { return repeatedRun(layer, local) }
        switch motion.loop {
        case .held, .runs: return run(layer, local)
        case .period(let own): return motion.loopState(of: layer, at: local / period * own, amplitude: 1)
        case .turns: return motion.loopState(of: layer, at: local / period, amplitude: 1)
        }
    }

    /// Returns a layer's state in an effect that sets in, runs at its own speed and is over after `length` seconds, or
    /// never if that is `infinity`.
    private func continuous(_ layer: Int, _ t: Double, _ length: Double) -> LayerState {
        guard t >= 0, t < length - 1e-9 else { return .identity }
        return motion.sustained(of: layer, at: t * options.speed, for: length * options.speed)
    }
}
