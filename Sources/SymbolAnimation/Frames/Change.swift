internal import SymbolEffects
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// The change from one keyframe of an animation to the next.
enum Change: Sendable {
    /// One symbol replaces another, or one appearance another.
    case replace(any ReplaceMotion)
    /// The symbol changes its variable value.
    case value(length: Double)
    /// The symbol changes its weight or scale, perhaps along with its value and colours.
    case variant(Variant, Variant, length: Double)

    init(
        _ old: AnimatedSymbol, _ new: AnimatedSymbol, _ keyframes: (old: Animation.Keyframe, new: Animation.Keyframe),
        in animation: Animation
    ) {
        let (before, after) = (keyframes.old.options, keyframes.new.options)
        if keyframes.old.isReplaced(by: keyframes.new) {
            let effect = keyframes.new.replace ?? ReplaceSymbolEffect()
            let isDrawnAsPlanned = [before, after].allSatisfy { ($0.weight, $0.scale) == (nil, nil) }
            let plan =
                isDrawnAsPlanned || !effect.isMagic || animation.reducesMotion
                ? nil : try? MagicPlan(replacing: keyframes.old.symbol, with: keyframes.new.symbol, after)
            self = .replace(
                effect.motion(from: old.side, to: new.side, reducesMotion: animation.reducesMotion, plan: plan))
            return
        }
        if (before.weight, before.scale) == (after.weight, after.scale) {
            var style = before.style
            style.variableValue = after.style.variableValue
            self = style == after.style ? .value(length: MotionTable.valueChange) : .fade(old, new)
        } else if !animation.reducesMotion, let a = old.scene.variant, let b = new.scene.variant,
            a.blended(with: b, 0.5) != nil, old.subject.layers.count == new.subject.layers.count
        {
            self = .variant(a, b, length: MotionTable.Magic.morph)
        } else {
            self = .fade(old, new)
        }
    }

    private static func fade(_ old: AnimatedSymbol, _ new: AnimatedSymbol) -> Change {
        .replace(ReplaceSymbolEffect().motion(from: old.side, to: new.side, reducesMotion: true))
    }

    /// Whether the symbol itself changes gradually, instead of being replaced.
    var isGradual: Bool {
        if case .replace = self { false } else { true }
    }

    /// The duration in seconds at normal speed.
    var length: Double {
        switch self {
        case .replace(let motion): motion.length
        case .value(let length), .variant(_, _, let length): length
        }
    }
}

extension Animation.Keyframe {
    /// Whether the symbol of the next keyframe replaces this one's, instead of this one changing.
    func isReplaced(by next: Animation.Keyframe) -> Bool { next.replace != nil || symbol != next.symbol }
}
