public import SymbolEffects
public import SymbolModel
public import SymbolStills

/// Effects as a user asks for them, made into an animation and how much of it is shown.
public struct AnimationPlan: Sendable {
    public let animation: Animation
    public let span: AnimationSpan
    /// Whether the last frame leads back to the first.
    public var isLoop: Bool {
        if case .loop = span { true } else { false }
    }

    /// - Parameters:
    ///   - other: what takes the symbol's place.
    ///   - options: the effects': all share them.
    ///   - duration: seconds; nil shows a looping effect's one period, and all others until they rest.
    /// - Throws: `AnimationPlanError` for effects that do not go together with the rest.
    public init(
        _ symbol: Symbol, to other: Symbol? = nil, _ appearance: RenderOptions, _ specs: [EffectSpec],
        _ options: EffectOptions, duration: Double? = nil, reducesMotion: Bool = false
    ) throws(AnimationPlanError) {
        var (keyframes, effects): ([Animation.Keyframe], [(any SymbolEffect, Double?)]) = (
            [Animation.Keyframe(symbol, appearance)], []
        )
        for spec in specs {
            switch spec.effect {
            case .symbol(let effect): effects.append((effect, spec.begin))
            case .replace(let replace):
                guard let other else {
                    throw AnimationPlanError("\(spec.text) needs a second symbol; expected --to FILE")
                }
                guard keyframes.count == 1 else {
                    throw AnimationPlanError("\(spec.text): the symbol is replaced twice")
                }
                keyframes.append(Animation.Keyframe(other, appearance, begin: spec.begin ?? 0, replace: replace))
            case .automatic where other == nil: effects.append((symbol.preferredTransition, spec.begin))
            case .automatic: break
            }
        }
        if let other, keyframes.count == 1 {
            keyframes.append(Animation.Keyframe(other, appearance, begin: 0, replace: ReplaceSymbolEffect()))
        }
        let loops =
            duration == nil && keyframes.count == 1 && !effects.isEmpty
            && effects.allSatisfy { effect, begin in
                begin == nil && effect.loops(options)
            }
        let held = effects.map(\.0).first { !$0.repeats }
        if let held, options.repetition != .once {
            throw AnimationPlanError("\(held.name) is held until it is taken back; it does not repeat")
        }
        animation = Animation(
            keyframes: keyframes,
            effects: effects.map { effect, begin in
                Animation.Effect(effect, options, Self.span(effect, options, begin ?? 0, duration, loops))
            }, speed: options.speed, reducesMotion: reducesMotion)
        if loops {
            let subject = MotionSubject(symbol, appearance)
            let periods = animation.effects.compactMap { effect in
                subject.flatMap {
                    EffectTrack(effect.effect, effect.options, effect.span, on: $0, reducesMotion: reducesMotion).period
                }
            }
            span = .loop(Self.commonPeriod(periods))
        } else {
            span = duration.map { .seconds($0) } ?? .toRest(Self.leastLength)
        }
    }

    private static func span(
        _ effect: any SymbolEffect, _ options: EffectOptions, _ begin: Double, _ duration: Double?, _ loops: Bool
    ) -> EffectTrack.Span {
        if loops { return .endless }
        if options.repetition == .continuous { return .active(begin, duration ?? begin + continuousLength) }
        return .from(begin)
    }

    /// The least time after which all begin again together; periods are multiples of `MotionTable.grid`.
    private static func commonPeriod(_ periods: [Double]) -> Double {
        func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
        let steps = periods.map { max(Int(($0 / MotionTable.grid).rounded()), 1) }.reduce(1) {
            $0 / divisor($0, $1) * $1
        }
        return Double(steps) * MotionTable.grid
    }

    /// Shown of an animation in which nothing happens.
    private static let leastLength = 0.0
    /// Of a continuous effect among others that are not.
    private static let continuousLength = 3.0
}

/// Why effects do not make an animation, in one line.
public struct AnimationPlanError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

extension Symbol {
    /// What `automatic` means: drawing for symbols made to be drawn, appearing for others.
    fileprivate var preferredTransition: any SymbolEffect {
        if case .template(let artwork) = artwork,
            artwork.variants.values.contains(where: { $0.shapes.contains { !$0.drawKeyframes.isEmpty } })
        {
            return DrawOnSymbolEffect()
        }
        return AppearSymbolEffect()
    }
}

extension SymbolEffect {
    /// Whether the effect by itself, or as it is asked for, has no end.
    fileprivate func loops(_ options: EffectOptions) -> Bool {
        switch options.repetition {
        case .continuous: repeats
        case .once: self is PulseSymbolEffect || self is BreatheSymbolEffect || self is VariableColorSymbolEffect
        case .periodic: false
        }
    }
}

extension MotionSubject {
    fileprivate init?(_ symbol: Symbol, _ appearance: RenderOptions) {
        guard
            let symbol = try? AnimatedSymbol(
                Animation.Keyframe(symbol, appearance), in: Animation(keyframes: []), on: nil)
        else { return nil }
        self = symbol.subject
    }
}
