package import SymbolEffects

extension AnimationPlan {
    /// Checks that effects can be combined with each other and with their options, whatever the symbols are.
    ///
    /// - Parameters:
    ///   - specs: The effects and the times at which they begin.
    ///   - replaces: Whether a second symbol replaces the first.
    ///   - options: The speed and repetition that all effects share.
    ///   - duration: The length of the animation in seconds; `nil` if none is given.
    /// - Throws: `AnimationPlanError` if they cannot.
    package static func check(
        _ specs: [EffectSpec], replaces: Bool, _ options: EffectOptions, duration: Double?
    ) throws(AnimationPlanError) {
        for spec in specs where !(spec.begin ?? 0).isBefore(endOf: duration) {
            throw AnimationPlanError("\(spec.text) begins when the animation is over; expected a longer duration")
        }
        let replacements = specs.filter { if case .replace = $0.effect { true } else { false } }
        if let first = replacements.first, !replaces {
            throw AnimationPlanError("\(first.text) needs a second symbol; expected `other`")
        }
        if replacements.count > 1 {
            throw AnimationPlanError("\(replacements[1].text): the symbol is replaced twice")
        }
        if options.repetition != .once { try checkRepetition(of: specs, replaces: replaces) }
    }

    private static func checkRepetition(of specs: [EffectSpec], replaces: Bool) throws(AnimationPlanError) {
        if replaces, specs.allSatisfy({ $0.effect.replaces }) {
            throw AnimationPlanError("a symbol is replaced once; replace does not repeat")
        }
        for spec in specs {
            guard let held = spec.effect.heldName(replaces: replaces) else { continue }
            throw AnimationPlanError("\(held) is held until it is released; it does not repeat")
        }
    }
}

extension EffectSpec.Effect {
    /// Whether the effect concerns the second of two symbols.
    fileprivate var replaces: Bool { if case .symbol = self { false } else { true } }

    /// The name of an effect that is held until it is released; `nil` for any other effect.
    fileprivate func heldName(replaces: Bool) -> String? {
        switch self {
        case .symbol(let effect): effect.repeats ? nil : effect.name
        case .replace: nil
        case .automatic: replaces ? nil : "automatic"
        }
    }
}
