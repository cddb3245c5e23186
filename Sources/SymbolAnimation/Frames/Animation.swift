public import SymbolEffects
public import SymbolModel
public import SymbolStills
internal import SymbolText

/// A symbol in motion: its appearance at each time, and the effects that move it.
public struct Animation: Sendable {
    /// The symbol and its appearance from a certain time.
    public struct Keyframe: Sendable {
        /// The symbol that is shown from `begin`.
        public var symbol: Symbol
        /// The appearance of the symbol from `begin`.
        ///
        /// All frames have the size, display scale, canvas, baseline, background and colour vision of the first
        /// keyframe, or those that a `FrameSequence` is given.
        public var options: RenderOptions
        /// The time in seconds at which the symbol takes on this appearance.
        public var begin: Double
        /// The effect that replaces the previous symbol.
        ///
        /// It is `nil` if the symbol stays the same and only its appearance changes.
        public var replace: ReplaceSymbolEffect?
        /// The path of the symbol's file, where it is not that of the animation's first symbol.
        var path: String?

        /// Creates a keyframe.
        ///
        /// - Parameters:
        ///   - symbol: The symbol that is shown.
        ///   - options: The appearance of the symbol.
        ///   - begin: The time in seconds at which the keyframe begins.
        ///   - replace: The effect that replaces the previous symbol with this one; `nil` for a change of the same
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
    /// Each kind of effect has its own factory method, so that options that make no sense for it, such as a repeat
    /// count for an effect that is held, do not compile.
    ///
    /// Times are seconds from the first frame and must be finite, or else a `FrameSequence` throws
    /// `RenderError.misplacedEffect`. An effect with a negative time is already under way in the first frame.
    public struct Effect: Sendable {
        /// The behaviour of the effect.
        package let effect: any EffectBehavior
        /// The speed and repetition of the effect.
        package let options: EffectOptions
        /// The span of time in which the effect acts.
        package let span: EffectTrack.Span
        /// The place in a timeline that gives the time at which the effect ends.
        var end: (file: String, position: SourcePosition)?

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
        ///   - begin: The time in seconds at which the first run begins, which must be finite.
        /// - Returns: The effect with the time at which it acts.
        public static func discrete(
            _ effect: some DiscreteSymbolEffect, options: EffectOptions = EffectOptions(), at begin: Double = 0
        ) -> Effect {
            Effect(effect.configuration.effect, options, .from(begin))
        }

        /// Runs an effect for as long as it is active, after which the symbol comes to rest.
        ///
        /// An effect that can go on without a pause does: a symbol rotates at a steady speed, while in a timeline it
        /// pauses after each turn until the time of `until`, unless the event says `repeat: continuous`.
        ///
        /// - Parameters:
        ///   - effect: The effect to run.
        ///   - speed: The factor on the effect's own speed, from 0.1 to 10.
        ///   - range: The range of time, in seconds, during which the effect is active. Its lower bound must be finite;
        ///     with an upper bound of `infinity`, the effect is never released.
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

        /// Runs an effect from a time on without end, as in `.indefinite(.pulse, during: 0.5...)`.
        ///
        /// - Parameters:
        ///   - effect: The effect to run.
        ///   - speed: The factor on the effect's own speed, from 0.1 to 10.
        ///   - range: The range of time whose lower bound, in seconds, is when the effect begins, and must be finite.
        /// - Returns: The effect with the time at which it acts.
        public static func indefinite(
            _ effect: some IndefiniteSymbolEffect, speed: Double = 1, during range: PartialRangeFrom<Double>
        ) -> Effect {
            indefinite(effect, speed: speed, during: range.lowerBound..<(.infinity))
        }

        /// Makes the symbol appear or disappear.
        ///
        /// - Parameters:
        ///   - effect: The effect to run.
        ///   - speed: The factor on the effect's own speed, from 0.1 to 10.
        ///   - begin: The time in seconds at which the transition begins, which must be finite.
        /// - Returns: The effect with the time at which it acts.
        public static func transition(
            _ effect: some TransitionSymbolEffect, speed: Double = 1, at begin: Double = 0
        ) -> Effect {
            Effect(effect.configuration.effect, EffectOptions(speed: speed), .from(begin))
        }
    }

    /// The symbol's appearances in chronological order, each shown until the next one begins; the first begins at 0.
    public var keyframes: [Keyframe]
    /// The effects that move the symbol.
    public var effects: [Effect]
    /// The factor on the speed of the changes between keyframes, from 0.1 to 10.
    ///
    /// Values outside `EffectOptions.speeds` are clamped, and NaN becomes 1.
    ///
    /// A replacement or a fade that would last beyond the next keyframe runs as much faster as it has to, and so does a
    /// change that precedes a replacement, so that nothing jumps.
    public var speed: Double { didSet { speed = EffectOptions.clamped(speed) } }
    /// Whether every effect is replaced by its substitute for people who reduce motion.
    public var reducesMotion: Bool

    /// The text that a screen reader speaks: the labels of all symbols that are shown, in order.
    ///
    /// It is `nil` if no symbol has a label.
    public var spokenLabel: String? {
        let labels = keyframes.compactMap { $0.symbol.label($0.options) }
        let changes = labels.enumerated().filter { $0.offset == 0 || labels[$0.offset - 1] != $0.element }
        return changes.isEmpty ? nil : changes.map(\.element).joined(separator: ", ")
    }

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - keyframes: The symbol's appearances in chronological order, each shown until the next one begins; the first
    ///     begins at 0.
    ///   - effects: The effects that move the symbol.
    ///   - speed: The factor on the speed of the changes between keyframes, from 0.1 to 10.
    ///   - reducesMotion: Whether every effect is replaced by its substitute for people who reduce motion.
    public init(keyframes: [Keyframe], effects: [Effect] = [], speed: Double = 1, reducesMotion: Bool = false) {
        self.keyframes = keyframes
        self.effects = effects
        self.speed = EffectOptions.clamped(speed)
        self.reducesMotion = reducesMotion
    }
}
