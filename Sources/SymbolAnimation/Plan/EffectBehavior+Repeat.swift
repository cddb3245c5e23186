internal import SymbolEffects

extension EffectBehavior {
    /// Whether the effect can repeat, which an effect that is held until its release cannot.
    var repeats: Bool { self is any DiscreteSymbolEffect }

    /// The repetition of the effect while it is active.
    var indefiniteRepetition: EffectRepetition {
        if isContinuous { return .continuous }
        return repeats ? .periodic(count: nil, delay: nil) : .once
    }
}

extension Animation.Effect {
    /// Creates an effect that is active from its beginning until its release, or else until the animation ends.
    ///
    /// - Parameters:
    ///   - effect: The effect to run.
    ///   - options: The speed and repetition; an effect that runs `once` repeats if it has a time in which to do so.
    ///   - begin: The time in seconds at which the effect begins.
    ///   - end: The time in seconds at which the effect is released; `nil` if it is not.
    ///   - duration: The length of the animation in seconds; `nil` if none is given.
    init(
        _ effect: any EffectBehavior, _ options: EffectOptions, from begin: Double, until end: Double? = nil,
        within duration: Double?
    ) {
        var options = options
        if options.repetition == .once, end != nil || (duration != nil && effect.isContinuous) {
            options.repetition = effect.indefiniteRepetition
        }
        switch options.repetition {
        case .continuous, .periodic(nil, _):
            self.init(effect, options, .active(begin, end ?? duration ?? begin + Self.unboundedLength))
        case .once, .periodic: self.init(effect, options, end.map { .active(begin, $0) } ?? .from(begin))
        }
    }

    /// The length in seconds of an endless repetition if nothing limits it.
    private static let unboundedLength = 3.0
}
