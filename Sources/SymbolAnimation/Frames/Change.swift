internal import SymbolEffects
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// The change from one keyframe of an animation to the next.
enum Change: Sendable {
    /// One symbol replaces another.
    case replace(any ReplaceMotion)
    /// The symbol fades into an appearance with other layers, or into another size without moving.
    case fade(any ReplaceMotion)
    /// The symbol changes its variable value or its colours.
    case style(length: Double)
    /// The symbol changes its weight or scale, perhaps along with its value and colours.
    case variant(Variant, Variant, length: Double)

    init(
        _ old: AnimatedSymbol, _ new: AnimatedSymbol, _ keyframes: (old: Animation.Keyframe, new: Animation.Keyframe),
        in animation: Animation
    ) {
        let (before, after) = (keyframes.old.options, keyframes.new.options)
        if keyframes.old.isReplaced(by: keyframes.new) {
            self = .replace(Self.replacement(old, new, keyframes, in: animation))
            return
        }
        var style = before.style
        style.variableValue = after.style.variableValue
        let corresponds = style == after.style || old.scene.symbol.corresponds(to: new.scene.symbol)
        if corresponds, (before.weight, before.scale) == (after.weight, after.scale) {
            self = .style(length: MotionTable.valueChange)
        } else if corresponds, !animation.reducesMotion, let a = old.scene.variant, let b = new.scene.variant,
            a.blended(with: b, 0.5) != nil, old.subject.layers.count == new.subject.layers.count
        {
            self = .variant(a, b, length: MotionTable.Magic.morph)
        } else {
            self = .fade(ReplaceSymbolEffect().motion(from: old.side(), to: new.side(), reducesMotion: true))
        }
    }

    private static func replacement(
        _ old: AnimatedSymbol, _ new: AnimatedSymbol, _ keyframes: (old: Animation.Keyframe, new: Animation.Keyframe),
        in animation: Animation
    ) -> any ReplaceMotion {
        let effect = keyframes.new.replace ?? ReplaceSymbolEffect()
        let options = (old: keyframes.old.options, new: keyframes.new.options)
        let isDrawnAsPlanned = [options.old, options.new].allSatisfy { ($0.weight, $0.scale) == (nil, nil) }
        let plan =
            isDrawnAsPlanned || !effect.isMagic || animation.reducesMotion
            ? nil : try? MagicPlan(from: keyframes.old, to: keyframes.new)
        func motion(isDrawn: Bool) -> any ReplaceMotion {
            effect.motion(
                from: old.side(isDrawn: isDrawn), to: new.side(isDrawn: isDrawn),
                reducesMotion: animation.reducesMotion, plan: plan)
        }
        let undrawn = motion(isDrawn: false)
        let times = keyframes.new.begin..<keyframes.new.begin + undrawn.length / animation.speed
        let isDrawn = old.timeline.draws(during: times) || new.timeline.draws(during: times)
        return isDrawn ? motion(isDrawn: true) : undrawn
    }

    /// Whether the symbol itself changes gradually, from wherever a previous change has got to.
    var isGradual: Bool { motion == nil }

    /// Whether another symbol takes the place of this one, which must be complete by then.
    var isReplacement: Bool {
        if case .replace = self { true } else { false }
    }

    /// The motion in which one picture takes the place of another; `nil` for a gradual change.
    var motion: (any ReplaceMotion)? {
        switch self {
        case .replace(let motion), .fade(let motion): motion
        case .style, .variant: nil
        }
    }

    /// The duration in seconds at normal speed.
    var length: Double {
        switch self {
        case .replace(let motion), .fade(let motion): motion.length
        case .style(let length), .variant(_, _, let length): length
        }
    }
}

extension Animation.Keyframe {
    /// Whether the symbol of the next keyframe replaces this one's, instead of this one changing.
    func isReplaced(by next: Animation.Keyframe) -> Bool { next.replace != nil || symbol != next.symbol }
}
