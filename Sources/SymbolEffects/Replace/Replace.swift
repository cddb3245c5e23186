/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: Hashable, Sendable {
    /// The movement of the two symbols.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        /// The old symbol shrinks, and the new one grows.
        case downUp
        /// The old symbol grows, and the new one grows too.
        case upUp
        /// The old symbol vanishes at once, and the new one grows.
        case offUp
    }

    /// The movement of symbols that are unrelated, or of all symbols if `isMagic` is off.
    public var style: Style
    /// Whether related symbols change only where they differ.
    public var isMagic: Bool
    /// The parts of the symbols that move one after another.
    public var scope: EffectScope

    /// Creates the effect, by default down and up, magic and by layer.
    public init(_ style: Style = .downUp, isMagic: Bool = true, _ scope: EffectScope = .byLayer) {
        self.style = style
        self.isMagic = isMagic
        self.scope = scope
    }

    /// Returns the motion that replaces one symbol with another.
    ///
    /// - Parameters:
    ///   - old: The symbol that disappears.
    ///   - new: The symbol that appears.
    ///   - reducesMotion: Whether one symbol just fades into the other.
    ///   - plan: A plan for the same two symbols, perhaps at another weight or scale; if it is `nil`, one is made.
    /// - Returns: A fade, a change of the parts that differ, or a change of scale.
    package func motion(
        from old: ReplaceSide, to new: ReplaceSide, reducesMotion: Bool = false, plan: MagicPlan? = nil
    ) -> any ReplaceMotion {
        if reducesMotion { return FadingReplace(old: old, new: new) }
        if isMagic {
            let plan = plan ?? MagicPlan(from: old, to: new)
            if let filling = FillingReplace(from: old, to: new, plan) { return filling }
            if let enclosing = EnclosingReplace(from: old, to: new, plan) { return enclosing }
            if plan.fills { return FadingReplace(old: old, new: new, length: MotionTable.Magic.morph) }
            if plan.isRelated { return MagicReplace(from: old, to: new, plan, style, scope) }
        }
        return ScalingReplace(old, new, style, scope)
    }
}

extension ReplaceSymbolEffect {
    /// The effect that changes related symbols only where they differ, and others in the style `downUp`.
    public static var replace: Self { Self() }
    /// The effect with the old symbol shrinking and the new one growing, even if they are related.
    public var downUp: Self { Self(.downUp, isMagic: false, scope) }
    /// The effect with both symbols growing, even if they are related.
    public var upUp: Self { Self(.upUp, isMagic: false, scope) }
    /// The effect with the old symbol vanishing at once and the new one growing, even if they are related.
    public var offUp: Self { Self(.offUp, isMagic: false, scope) }
    /// Returns the effect that changes related symbols only where they differ, and others in a style.
    public func magic(fallback style: Style) -> Self { Self(style, isMagic: true, scope) }
    /// The effect on groups of layers, one after another.
    public var byLayer: Self { Self(style, isMagic: isMagic, .byLayer) }
    /// The effect on the whole symbols at once.
    public var wholeSymbol: Self { Self(style, isMagic: isMagic, .wholeSymbol) }
}
