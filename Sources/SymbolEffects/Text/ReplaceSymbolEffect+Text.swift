extension ReplaceSymbolEffect {
    /// Reads the replacement of one symbol by another as the command and timelines write it, such as `replace.upUp` or
    /// `replace.magic(fallback: .offUp)`.
    ///
    /// - Parameter text: The replacement.
    /// - Throws: `EffectSyntaxError` if the text is not a replacement.
    public init(parsing text: String) throws(EffectSyntaxError) {
        guard case .replace(let effect) = try EffectGrammar.effect(text) else {
            throw EffectSyntaxError("\"\(text)\" replaces no symbol; expected replace")
        }
        self = effect
    }
}
