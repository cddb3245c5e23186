internal import SymbolEffects
internal import SymbolModel
internal import SymbolRendering

/// How one stage of an animation becomes the next.
enum Change: Sendable {
    case replace(any ReplaceMotion)
    /// The same symbol with another variable value.
    case value(length: Double)
    /// The same symbol in another weight or scale.
    case variant(TemplateArtwork, Variant, Variant, length: Double)

    init(_ old: Actor, _ new: Actor, _ stages: (old: Animation.Stage, new: Animation.Stage), in animation: Animation) {
        let (before, after) = (stages.old.options, stages.new.options)
        guard stages.old.symbol == stages.new.symbol, stages.new.replace == nil else {
            let effect = stages.new.replace ?? ReplaceSymbolEffect()
            self = .replace(effect.motion(from: old.side, to: new.side, reducesMotion: animation.reducesMotion))
            return
        }
        if (before.weight, before.scale) == (after.weight, after.scale) {
            var style = before.style
            style.variableValue = after.style.variableValue
            self = style == after.style ? .value(length: MotionTable.valueChange) : .fade(old, new)
        } else if case .template(let artwork) = stages.new.symbol.artwork, let a = old.scene.variant, let b = new.scene.variant,
                  a.blended(with: b, 0.5) != nil {
            self = .variant(artwork, a, b, length: MotionTable.Magic.morph)
        } else {
            self = .fade(old, new)
        }
    }

    private static func fade(_ old: Actor, _ new: Actor) -> Change {
        .replace(ReplaceSymbolEffect().motion(from: old.side, to: new.side, reducesMotion: true))
    }

    /// Seconds at normal speed.
    var length: Double {
        switch self {
        case .replace(let motion): motion.length
        case .value(let length), .variant(_, _, _, let length): length
        }
    }
}
