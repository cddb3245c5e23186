public import SymbolEffects
public import SymbolModel

extension Symbol {
    /// The effect by which the symbol prefers to appear: drawing on where its file says how a pen draws it, or else
    /// appearing.
    ///
    /// It is what `automatic` stands for in the command, in timelines and in build files.
    ///
    ///     let arrival = Animation(keyframes: [.init(bell)], effects: [.transition(bell.preferredTransition)])
    public var preferredTransition: any TransitionSymbolEffect {
        if case .template(let artwork) = artwork,
            artwork.variants.values.contains(where: { $0.shapes.contains { !$0.drawKeyframes.isEmpty } })
        {
            return DrawOnSymbolEffect()
        }
        return AppearSymbolEffect()
    }
}
