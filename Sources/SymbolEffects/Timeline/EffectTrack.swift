package import SymbolModel

/// An effect on one symbol over a span of time.
package struct EffectTrack: Sendable {
    /// The span of time in which an effect acts.
    package enum Span: Hashable, Sendable {
        /// The effect acts from a time in seconds, for as long as it takes.
        case from(Double)
        /// The effect is active between two times: a continuous effect sets in after the first and has come to rest by
        /// the second, and a held one is released at the second. Before infinity, it acts as one without a second time.
        case active(Double, Double)
        /// The effect repeats without beginning or end; one period is a seamless loop.
        case endless

        /// The time at which the effect begins to act, in seconds.
        package var begin: Double {
            switch self {
            case .from(let begin), .active(let begin, _): begin
            case .endless: 0
            }
        }
    }

    /// The effect's position among effects that act at once.
    package let stacking: EffectStacking
    /// The position and the duration in seconds of the effect as it would be if motion were not reduced.
    let original: (stacking: EffectStacking, runLength: Double)
    /// The speed and repetition of the effect.
    package private(set) var options: EffectOptions
    /// The span of time in which the effect acts.
    package private(set) var span: Span
    /// The time in seconds by which a held effect is ahead of its span.
    private var lead = 0.0
    /// The times in seconds, after its span, at which a held effect is held again and released by turns.
    private var laterTurns: [Double] = []
    let transition: EffectTransition?
    let motion: any EffectMotion

    /// Prepares an effect on one symbol.
    ///
    /// If motion is reduced, the effect's substitute is used, at most at the speed at which three of the shortest
    /// flashes, which are dips, take a second.
    package init(
        _ effect: any EffectBehavior, _ options: EffectOptions, _ span: Span, on subject: MotionSubject,
        reducesMotion: Bool = false
    ) {
        let shown = reducesMotion ? effect.reduced : effect
        (stacking, transition) = (shown.stacking, shown.transition)
        motion = shown.motion(of: subject)
        let length = reducesMotion && transition != nil ? effect.motion(of: subject).length : motion.length
        original = (effect.stacking, length / options.speed)
        self.options = options
        if reducesMotion { self.options.speed = min(options.speed, MotionTable.flashes * MotionTable.reducedDip) }
        self.span = span
    }

    /// The duration of one run, in seconds.
    package var runLength: Double { motion.length / options.speed }

    /// The time in seconds after which an endless track repeats; `nil` for a held effect.
    package var period: Double? {
        let exact: Double
        switch motion.loop {
        case .held: return nil
        case .period(let period) where !makesRuns, .turns(let period) where !makesRuns: exact = period / options.speed
        case .runs, .period, .turns: exact = runLength + delay
        }
        // Staggers, speeds and delays give periods off the grid, at which loops would not end on a frame.
        return (exact / MotionTable.grid - 1e-9).rounded(.up) * MotionTable.grid
    }

    /// The time at which the last change is over; `nil` for an effect without end.
    package var end: Double? {
        switch span {
        case .endless: nil
        case .active(_, let end) where end < .infinity: restTime(after: turns) ?? end
        case .active(let begin, _), .from(let begin):
            switch options.repetition {
            case .once: begin + runLength
            case .periodic(let count?, _): begin + length(ofRuns: count)
            case .periodic(nil, _), .continuous: nil
            }
        }
    }

    /// The time from which the first run is over.
    var completion: Double { span.begin + runLength - lead }

    /// Returns the same effect, released at a time if it is held then, and not held again.
    func released(at t: Double) -> EffectTrack {
        let past = turns.filter { $0 <= t }
        return past.count.isMultiple(of: 2) ? turning(at: past + [t]) : turning(at: past)
    }

    /// Returns the same effect, held from a time on, if it is not held then, until another: on from where it is.
    func held(at t: Double, until end: Double?) -> EffectTrack {
        let past = turns.filter { $0 <= t }
        return turning(at: past + (past.count.isMultiple(of: 2) ? [] : [t]) + [end].compactMap(\.self))
    }

    private func turning(at times: [Double]) -> EffectTrack {
        var track = self
        track.span = .active(span.begin, times.first ?? .infinity)
        track.laterTurns = Array(times.dropFirst())
        return track
    }

    /// The time in seconds at which a held effect is released for good; `nil` if it never is.
    var release: Double? { turns.count.isMultiple(of: 2) ? nil : turns.last }

    /// Whether a held effect, which has begun, is held at a time and not released.
    func isHeld(at t: Double) -> Bool { isHeld && turns.count { $0 <= t }.isMultiple(of: 2) }

    /// The times in seconds at which a held effect is released and held again by turns.
    private var turns: [Double] {
        guard isHeld, case .active(_, let end) = span, end < .infinity else { return [] }
        return [end] + laterTurns
    }

    /// Returns the time at which a held effect is at rest after the last of its turns; `nil` after none.
    private func restTime(after turns: [Double]) -> Double? {
        let length = turns.count.isMultiple(of: 2) ? motion.length : motion.releaseLength
        return turns.last.map { $0 + length / options.speed }
    }

    /// Whether a held effect, which has begun, is under way at a time or on its way back.
    func isMoving(at t: Double) -> Bool {
        span.begin < t && t < restTime(after: turns.filter { $0 <= t }) ?? completion
    }

    /// The release of a held effect at a time, without what comes before it.
    func soleRelease(at t: Double) -> EffectTrack {
        var track = turning(at: [t])
        (track.span, track.lead) = (.active(t, t), runLength)
        return track
    }

    /// Whether the effect is under way at some time within a range, and not only held or over.
    func acts(during times: Range<Double>) -> Bool {
        if let turn = turns.first, let rest = restTime(after: turns), turn < times.upperBound, rest > times.lowerBound {
            return true
        }
        return span.begin < times.upperBound && completion > times.lowerBound
    }

    /// Returns the same effect, so far ahead that its first run is over at a time after its beginning.
    func completed(by t: Double) -> EffectTrack {
        var track = self
        track.lead += max(completion - t, 0)
        return track
    }

    /// Returns a layer's state at a time in seconds.
    package func state(of layer: Int, at t: Double) -> LayerState {
        switch span {
        case .endless: endless(layer, t)
        case .from(let begin) where isHeld: run(layer, t - begin + lead)
        case .from(let begin): repeating(layer, t - begin, .infinity)
        case .active(let begin, let end) where isHeld && t >= end:
            motion.state(
                of: layer, at: (t - begin + lead) * options.speed,
                turns: turns.map { ($0 - begin + lead) * options.speed })
        case .active(let begin, _) where isHeld: run(layer, t - begin + lead)
        case .active(let begin, let end): repeating(layer, t - begin, end - begin)
        }
    }
}
