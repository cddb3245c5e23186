public import SymbolEffects
public import SymbolModel
public import SymbolStills

/// A symbol in motion: its appearance at each moment, and the effects that move it.
public struct Animation: Sendable {
    /// The symbol and its appearance from one moment on.
    public struct Keyframe: Sendable {
        /// The symbol that is shown from `begin` on.
        public var symbol: Symbol
        /// The appearance of the symbol from `begin` on.
        ///
        /// All frames share the size, display scale, canvas, baseline, background and colour vision of the first
        /// keyframe, or those that a `FrameSequence` is given.
        public var options: RenderOptions
        /// The time in seconds at which the symbol takes on this appearance.
        public var begin: Double
        /// The effect that replaces the symbol before with another one.
        ///
        /// `nil` where the symbol stays the same and only its appearance changes.
        public var replace: ReplaceSymbolEffect?

        /// Creates a keyframe.
        ///
        /// - Parameters:
        ///   - symbol: The symbol that is shown.
        ///   - options: The appearance of the symbol.
        ///   - begin: The time in seconds at which the keyframe begins.
        ///   - replace: The effect that replaces the symbol before with this one; `nil` for a change of the same
        ///     symbol.
        public init(
            _ symbol: Symbol, options: RenderOptions = RenderOptions(), begin: Double = 0,
            replace: ReplaceSymbolEffect? = nil
        ) {
            self.symbol = symbol
            self.options = options
            self.begin = begin
            self.replace = replace
        }
    }

    /// An effect with the time at which it acts.
    ///
    /// Each kind of effect has its own factory method, so that options which make no sense for it, such as a repeat
    /// count for an effect that is held, do not compile.
    public struct Effect: Sendable {
        package let effect: any EffectBehavior
        package let options: EffectOptions
        package let span: EffectTrack.Span

        package init(_ effect: any EffectBehavior, _ options: EffectOptions, _ span: EffectTrack.Span) {
            self.effect = effect
            self.options = options
            self.span = span
        }

        /// Runs an effect once, or as often as its options say.
        ///
        /// - Parameters:
        ///   - effect: The effect to run.
        ///   - options: The speed and repetition of the effect.
        ///   - begin: The time in seconds at which the first run begins.
        /// - Returns: The effect with the time at which it acts.
        public static func discrete(
            _ effect: some DiscreteSymbolEffect, options: EffectOptions = EffectOptions(), at begin: Double = 0
        ) -> Effect {
            Effect(effect.configuration.effect, options, .from(begin))
        }

        /// Runs an effect for as long as it is active, after which the symbol comes to rest.
        ///
        /// - Parameters:
        ///   - effect: The effect to run.
        ///   - speed: A factor on the effect's own speed, from 0.1 to 10.
        ///   - range: The time in seconds during which the effect is active.
        /// - Returns: The effect with the time at which it acts.
        public static func indefinite(
            _ effect: some IndefiniteSymbolEffect, speed: Double = 1, during range: Range<Double>
        ) -> Effect {
            let effect = effect.configuration.effect
            let repetition: EffectRepetition = effect.repeats ? .continuous : .once
            return Effect(
                effect, EffectOptions(speed: speed, repetition: repetition), .active(range.lowerBound, range.upperBound)
            )
        }

        /// Brings the symbol in or takes it away.
        ///
        /// - Parameters:
        ///   - effect: The effect to run.
        ///   - speed: A factor on the effect's own speed, from 0.1 to 10.
        ///   - begin: The time in seconds at which the transition begins.
        /// - Returns: The effect with the time at which it acts.
        public static func transition(
            _ effect: some TransitionSymbolEffect, speed: Double = 1, at begin: Double = 0
        ) -> Effect {
            Effect(effect.configuration.effect, EffectOptions(speed: speed), .from(begin))
        }
    }

    /// The symbol's appearances in order of time, each shown until the next one begins; the first begins at 0.
    public var keyframes: [Keyframe]
    /// The effects that move the symbol.
    public var effects: [Effect]
    /// A factor on the speed of the changes between keyframes.
    ///
    /// A replacement that would last longer than until the next keyframe is as much faster, and so is the change that a
    /// replacement follows: nothing jumps.
    public var speed: Double
    /// Whether every effect is replaced by its calm counterpart, for people who reduce motion.
    public var reducesMotion: Bool

    /// The text that a screen reader speaks: the labels of all symbols that are shown, one after another.
    ///
    /// `nil` where none has one.
    public var spokenLabel: String? {
        let labels = keyframes.compactMap { $0.symbol.label($0.options) }
        let changes = labels.enumerated().filter { $0.offset == 0 || labels[$0.offset - 1] != $0.element }
        return changes.isEmpty ? nil : changes.map(\.element).joined(separator: ", ")
    }

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - keyframes: The symbol's appearances in order of time, each shown until the next one begins; the first begins
    ///     at 0.
    ///   - effects: The effects that move the symbol.
    ///   - speed: A factor on the speed of the changes between keyframes.
    ///   - reducesMotion: Whether every effect is replaced by its calm counterpart.
    public init(keyframes: [Keyframe], effects: [Effect] = [], speed: Double = 1, reducesMotion: Bool = false) {
        self.keyframes = keyframes
        self.effects = effects
        self.speed = speed
        self.reducesMotion = reducesMotion
    }
}
