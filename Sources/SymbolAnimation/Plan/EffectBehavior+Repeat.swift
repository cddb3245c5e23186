internal import SymbolEffects

extension EffectBehavior {
    /// Effects that are held until they are taken back cannot repeat.
    var repeats: Bool { self is any DiscreteSymbolEffect }

    /// Whether the effect goes on for as long as it is given time, without being asked to repeat.
    var goesOn: Bool { self is PulseSymbolEffect || self is BreatheSymbolEffect || self is VariableColorSymbolEffect }

    /// How the effect repeats where it is active until a moment.
    var indefiniteRepetition: EffectRepetition {
        if goesOn { return .continuous }
        return repeats ? .periodic(count: nil, delay: nil) : .once
    }

    /// The name of a held effect as it is written, without its options.
    var heldName: String {
        switch self {
        case is ScaleSymbolEffect: "scale"
        case is AppearSymbolEffect: "appear"
        case is DisappearSymbolEffect: "disappear"
        case is DrawOnSymbolEffect: "drawOn"
        default: "drawOff"
        }
    }
}

extension Animation.Effect {
    /// An effect that has its time from where it begins until it is taken back, or else until the animation ends.
    ///
    /// - Parameters:
    ///   - effect: The effect to run.
    ///   - options: The speed and repetition; what is to run `once` repeats where it is given time and goes on in it.
    ///   - begin: The time in seconds at which the effect begins.
    ///   - end: The time in seconds at which the effect is taken back; `nil` where nothing takes it back.
    ///   - duration: The length of the animation in seconds; `nil` where none is given.
    init(
        _ effect: any EffectBehavior, _ options: EffectOptions, from begin: Double, until end: Double? = nil,
        within duration: Double?
    ) {
        var options = options
        if options.repetition == .once, end != nil || (duration != nil && effect.goesOn) {
            options.repetition = effect.indefiniteRepetition
        }
        switch options.repetition {
        case .continuous, .periodic(nil, _):
            self.init(effect, options, .active(begin, end ?? duration ?? begin + Self.unboundedLength))
        case .once, .periodic: self.init(effect, options, end.map { .active(begin, $0) } ?? .from(begin))
        }
    }

    /// The length in seconds of what repeats without end where nothing says how long it is shown.
    private static let unboundedLength = 3.0
}
