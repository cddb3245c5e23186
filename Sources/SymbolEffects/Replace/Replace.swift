/// Puts one symbol in another's place.
public struct ReplaceSymbolEffect: Hashable, Sendable {
    public enum Style: String, CaseIterable, Hashable, Sendable {
        /// The old one shrinks, the new one grows.
        case downUp
        /// The old one grows, and so does the new one.
        case upUp
        /// The old one is gone at once, the new one grows.
        case offUp
    }

    /// What happens where the symbols are not related, or not asked whether they are.
    public var style: Style
    /// Whether symbols that are related change only in what they differ.
    public var isMagic: Bool
    public var scope: EffectScope

    public init(_ style: Style = .downUp, isMagic: Bool = true, _ scope: EffectScope = .byLayer) {
        self.style = style
        self.isMagic = isMagic
        self.scope = scope
    }

    /// - Parameters:
    ///   - reducesMotion: one fades into the other instead.
    ///   - plan: made of the same two symbols, perhaps at another weight or scale; nil to make one of these.
    package func motion(
        from old: ReplaceSide, to new: ReplaceSide, reducesMotion: Bool = false, plan: MagicPlan? = nil
    ) -> any ReplaceMotion {
        if reducesMotion { return FadingReplace(old: old, new: new) }
        if isMagic {
            let plan = plan ?? MagicPlan(from: old, to: new)
            if plan.isRelated { return MagicReplace(from: old, to: new, plan, style, scope) }
        }
        return ScalingReplace(old, new, style, scope)
    }
}
