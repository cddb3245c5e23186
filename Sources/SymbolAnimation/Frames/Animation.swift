public import SymbolEffects
public import SymbolModel
public import SymbolStills

/// A symbol in motion: what it is at each moment, and what moves it.
public struct Animation: Sendable {
    /// What the symbol is from a moment on.
    public struct Keyframe: Sendable {
        public var symbol: Symbol
        public var options: RenderOptions
        /// Seconds.
        public var begin: Double
        /// How another symbol takes the place of the one before; a change of the same symbol needs none.
        public var replace: ReplaceSymbolEffect?

        public init(_ symbol: Symbol, _ options: RenderOptions, begin: Double = 0, replace: ReplaceSymbolEffect? = nil)
        {
            self.symbol = symbol
            self.options = options
            self.begin = begin
            self.replace = replace
        }
    }

    /// An effect and when it acts. Each kind of effect has its own way of being given, so that what makes no sense, such
    /// as a number of times for what is held, does not compile.
    public struct Effect: Sendable {
        public let effect: any SymbolEffect
        public let options: EffectOptions
        public let span: EffectTrack.Span

        init(_ effect: any SymbolEffect, _ options: EffectOptions, _ span: EffectTrack.Span) {
            self.effect = effect
            self.options = options
            self.span = span
        }

        /// Runs once, or as the options tell.
        ///
        /// - Parameter begin: seconds.
        public static func discrete(
            _ effect: some DiscreteSymbolEffect, options: EffectOptions = EffectOptions(), at begin: Double = 0
        ) -> Effect {
            Effect(effect, options, .from(begin))
        }

        /// Acts while it is active, and comes to rest then.
        ///
        /// - Parameter range: seconds.
        public static func indefinite(
            _ effect: some IndefiniteSymbolEffect, speed: Double = 1, during range: Range<Double>
        ) -> Effect {
            let repetition: EffectRepetition = effect.repeats ? .continuous : .once
            return Effect(
                effect, EffectOptions(speed: speed, repetition: repetition), .active(range.lowerBound, range.upperBound)
            )
        }

        /// Brings the symbol in, or takes it away.
        ///
        /// - Parameter begin: seconds.
        public static func transition(
            _ effect: some TransitionSymbolEffect, speed: Double = 1, at begin: Double = 0
        ) -> Effect {
            Effect(effect, EffectOptions(speed: speed), .from(begin))
        }
    }

    /// In the order of their beginnings; the first begins at 0.
    public var keyframes: [Keyframe]
    public var effects: [Effect]
    /// Multiplies the clock of changes between keyframes.
    public var speed: Double
    public var reducesMotion: Bool

    public init(keyframes: [Keyframe], effects: [Effect] = [], speed: Double = 1, reducesMotion: Bool = false) {
        self.keyframes = keyframes
        self.effects = effects
        self.speed = speed
        self.reducesMotion = reducesMotion
    }
}
