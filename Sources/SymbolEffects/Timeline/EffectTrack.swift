package import SymbolModel

/// An effect on one symbol, from one moment on.
package struct EffectTrack: Sendable {
    /// The part of time in which an effect acts.
    package enum Span: Hashable, Sendable {
        /// From `begin` for as long as the effect takes.
        case from(Double)
        /// Active between two moments; a continuous effect sets in after the first and has died away at the second, a
        /// held one is taken back from the second on.
        case active(Double, Double)
        /// Endless, without beginning: one period of it is a seamless loop.
        case endless
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
        case .runs: exact = runLength + delay
        case .period(let period), .turns(let period): exact = period / options.speed
        }
        // Only staggers and speeds lead off the grid, where loops would not close on a frame.
        return (exact / MotionTable.grid - 1e-9).rounded(.up) * MotionTable.grid
    }

    /// When the last change is over; nil for one that never is.
    package var end: Double? {
        switch span {
        case .endless: nil
        case .active(_, let end): isHeld ? end + runLength : end
        case .from(let begin):
            switch options.repetition {
            case .once: begin + runLength
            case .periodic(let count?, _): begin + Double(count) * runLength + Double(max(count - 1, 0)) * delay
            case .periodic(nil, _), .continuous: nil
            }
        }
    }

    private var isHeld: Bool { motion.loop == .held }

    private var delay: Double {
        if case .periodic(_, let delay?) = options.repetition { return delay }
        return motion.delay
    }

    private var ramp: Double { MotionTable.ramp / options.speed }

    package func state(of layer: Int, at t: Double) -> LayerState {
        switch span {
        case .endless: return endless(layer, t)
        case .from(let begin):
            switch options.repetition {
            case .once: return run(layer, t - begin)
            case .periodic(let count, _): return periodic(layer, t - begin, count)
            case .continuous: return isHeld ? run(layer, t - begin) : continuous(layer, t - begin, .infinity)
            }
        case .active(let begin, let end):
            if isHeld {
                guard t >= end else { return run(layer, t - begin) }
                return motion.state(
                    of: layer, at: (t - begin) * options.speed, releasedAt: (end - begin) * options.speed)
            }
            switch options.repetition {
            case .once: return periodic(layer, t - begin, min(1, runs(in: end - begin)))
            case .periodic(let count, _): return periodic(layer, t - begin, min(count ?? .max, runs(in: end - begin)))
            case .continuous: return continuous(layer, t - begin, end - begin)
            }
        }
    }

    /// Exactly as the effect leaves it from the end on, whatever is rounded on the way there.
    private func run(_ layer: Int, _ t: Double) -> LayerState {
        motion.state(of: layer, at: t < runLength - 1e-9 ? t * options.speed : .infinity)
    }

    private func periodic(_ layer: Int, _ t: Double, _ count: Int?) -> LayerState {
        let pitch = runLength + delay
        let number = max((t / pitch).rounded(.down), 0)
        if let count, number >= Double(count) { return run(layer, runLength) }
        return run(layer, t - number * pitch)
    }

    /// As many whole runs as there is time for.
    private func runs(in length: Double) -> Int {
        let pitch = runLength + delay
        return pitch > 0 && length.isFinite ? max(Int((length + delay) / pitch + 1e-9), 0) : .max
    }

    private func endless(_ layer: Int, _ t: Double) -> LayerState {
        guard let period else { return run(layer, t) }
        let local = phase(t, period) * period
        switch motion.loop {
        case .held: return run(layer, t)
        case .runs: return run(layer, local)
        case .period(let own): return motion.loopState(of: layer, at: local / period * own, amplitude: 1)
        case .turns: return motion.loopState(of: layer, at: local / period, amplitude: 1)
        }
    }

    /// Sets in, runs, and is over after `length` seconds, `infinity` for never.
    private func continuous(_ layer: Int, _ t: Double, _ length: Double) -> LayerState {
        guard t > 0, t < length, let period else { return .identity }
        switch motion.loop {
        case .held: return run(layer, t)
        case .runs: return periodic(layer, t, length.isFinite ? runs(in: length) : nil)
        case .period(let own):
            let ramp = min(self.ramp, length / 2)
            return motion.loopState(
                of: layer, at: t / period * own, amplitude: smoothStep(t / ramp) * smoothStep((length - t) / ramp))
        case .turns:
            return motion.loopState(
                of: layer, at: SteadyTurn(length: length, period: period, ramp: min(ramp, length / 2)).turns(at: t),
                amplitude: 1)
        }
    }
}

/// A turning that gathers speed, goes on steadily and stops upright.
struct SteadyTurn {
    let length: Double
    let period: Double
    /// Seconds in which it comes to its speed, and to its rest.
    let ramp: Double

    /// Turns made after `t` seconds.
    ///
    /// Speed rises and falls evenly within the ramps, each of which so costs half of itself; the steady speed is set so
    /// that a whole number of turns comes out.
    func turns(at t: Double) -> Double {
        let speed: Double
        if length.isFinite {
            let steady = length - ramp
            speed = max((steady / period).rounded(), 1) / steady
        } else {
            speed = 1 / period
        }
        let (begin, left) = (min(t, ramp), length - t)
        var turns = speed * begin * begin / (2 * ramp) + speed * max(t - ramp, 0)
        if left < ramp { turns -= speed * (ramp - left) * (ramp - left) / (2 * ramp) }
        return turns
    }
}
