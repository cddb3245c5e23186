public import SymbolEffects

extension Animation.Effect {
    /// Reads an effect as the command and build files write it, such as `bounce.up.byLayer`, `wiggle.custom(angle: 30)`
    /// or `pulse@0.4`, which begins at 0.4 seconds.
    ///
    ///     let effect = try Animation.Effect(parsing: "bounce.up.byLayer", options: EffectOptions(speed: 2))
    ///
    /// An effect that is repeated without a number of times is released after three seconds. For the replacement of one
    /// symbol by another, a keyframe takes `ReplaceSymbolEffect(parsing:)`.
    ///
    /// - Parameters:
    ///   - text: The effect.
    ///   - options: The speed and repetition of the effect.
    ///   - begin: The time in seconds at which the effect begins, unless the text says when.
    /// - Throws: `EffectSyntaxError` if the text is not an effect on one symbol, or is one that cannot be repeated as
    ///   the options say.
    public init(
        parsing text: String, options: EffectOptions = EffectOptions(), at begin: Double = 0
    ) throws(EffectSyntaxError) {
        let spec = try EffectSpec(text)
        guard case .symbol(let effect) = spec.effect else {
            throw EffectSyntaxError("\"\(text)\" depends on the symbols; expected an effect on one symbol")
        }
        guard options.repetition == .once || effect.repeats else {
            throw EffectSyntaxError("\(effect.name) is held until it is released; it does not repeat")
        }
        self.init(effect, options, from: spec.begin ?? begin, within: nil)
    }
}
