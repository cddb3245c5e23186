package import SymbolEffects
internal import SymbolImaging
package import SymbolModel
package import SymbolStills
internal import SymbolText

/// The animation described by a set of effects, and the span of time that it covers.
package struct AnimationPlan: Sendable {
    /// The animation.
    package let animation: Animation
    /// The span of time that the animation covers.
    package let span: AnimationSpan
    /// Whether the last frame is followed by the first.
    package var isLoop: Bool {
        if case .loop = span { true } else { false }
    }

    /// Plans the animation of one symbol, or of one symbol that is replaced by another.
    ///
    /// - Parameters:
    ///   - symbol: The symbol that is shown first.
    ///   - other: The symbol that replaces it; `nil` for none.
    ///   - path: The path of the other symbol's file, which diagnostics name.
    ///   - appearance: The appearance of both symbols.
    ///   - specs: The effects and the times at which they begin.
    ///   - options: The speed and repetition that all effects share.
    ///   - duration: The length of the animation in seconds, throughout which effects that repeat or pulse continue; if
    ///     it is `nil`, a looping effect is shown for one period, and any other animation until it is at rest.
    ///   - reducesMotion: Whether every effect is replaced by its substitute for people who reduce motion.
    /// - Throws: `AnimationPlanError` if the effects cannot be combined with each other or with the options.
    package init(
        _ symbol: Symbol, to other: Symbol? = nil, of path: String? = nil, _ appearance: RenderOptions,
        _ specs: [EffectSpec], _ options: EffectOptions, duration: Double? = nil, reducesMotion: Bool = false
    ) throws(AnimationPlanError) {
        try Self.check(specs, replaces: other != nil, options, duration: duration)
        let (keyframes, effects) = Self.parts(symbol, to: other, of: path, appearance, specs)
        let loops =
            duration == nil && keyframes.count == 1 && !effects.isEmpty
            && effects.allSatisfy { effect, begin in begin == nil && effect.loops(options) }
        animation = Animation(
            keyframes: keyframes,
            effects: effects.map { effect, begin in
                loops
                    ? Animation.Effect(effect, options, .endless)
                    : Animation.Effect(effect, options, from: begin ?? 0, within: duration)
            }, speed: options.speed, reducesMotion: reducesMotion)
        span =
            loops
            ? .loop(Self.period(of: animation, on: MotionSubject(symbol, appearance, in: animation)))
            : duration.map { .seconds($0) } ?? .untilRest()
    }

    /// Returns the keyframes, and the effects with the times at which they begin.
    private static func parts(
        _ symbol: Symbol, to other: Symbol?, of path: String?, _ appearance: RenderOptions, _ specs: [EffectSpec]
    ) -> ([Animation.Keyframe], [(any EffectBehavior, Double?)]) {
        var keyframes = [Animation.Keyframe(symbol, options: appearance)]
        var effects: [(any EffectBehavior, Double?)] = []
        var (begin, replace) = (0.0, ReplaceSymbolEffect())
        for spec in specs {
            switch spec.effect {
            case .symbol(let effect): effects.append((effect, spec.begin))
            case .replace(let effect): (begin, replace) = (spec.begin ?? 0, effect)
            case .automatic where other == nil:
                effects.append((symbol.preferredTransition.configuration.effect, spec.begin))
            case .automatic: break
            }
        }
        if let other {
            var keyframe = Animation.Keyframe(other, options: appearance, begin: begin, replace: replace)
            keyframe.path = path
            keyframes.append(keyframe)
        }
        return (keyframes, effects)
    }

    /// Returns the time after which all effects on a symbol begin again together.
    private static func period(of animation: Animation, on subject: MotionSubject?) -> Double {
        commonPeriod(
            animation.effects.compactMap { effect in
                subject.flatMap {
                    EffectTrack(
                        effect.effect, effect.options, effect.span, on: $0, reducesMotion: animation.reducesMotion
                    ).period
                }
            })
    }

    /// Returns the shortest time after which all effects begin again together; periods are multiples of
    /// `MotionTable.grid`.
    private static func commonPeriod(_ periods: [Double]) -> Double {
        let steps = periods.map { max(Int(clamping: ($0 / MotionTable.grid).rounded()), 1) }.reduce(1) {
            let (common, overflows) = ($0 / $0.greatestCommonDivisor(with: $1)).multipliedReportingOverflow(by: $1)
            return overflows ? .max : common
        }
        return Double(steps) * MotionTable.grid
    }
}

/// An error for effects that cannot be made into an animation.
package struct AnimationPlanError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A one-line description of the error.
    package let description: String

    init(_ description: String) { self.description = description }
}

extension EffectBehavior {
    /// Whether the effect, by nature or by its options, never ends.
    fileprivate func loops(_ options: EffectOptions) -> Bool {
        switch options.repetition {
        case .continuous, .periodic(nil, _): repeats
        case .once: isContinuous
        case .periodic: false
        }
    }
}

extension MotionSubject {
    /// Creates the properties of the symbol that the animation moves; `nil` if the symbol cannot be drawn.
    fileprivate init?(_ symbol: Symbol, _ appearance: RenderOptions, in animation: Animation) {
        let keyframe = Animation.Keyframe(symbol, options: appearance)
        guard let symbol = try? AnimatedSymbol(keyframe, in: animation, on: nil) else { return nil }
        self = symbol.subject
    }
}
