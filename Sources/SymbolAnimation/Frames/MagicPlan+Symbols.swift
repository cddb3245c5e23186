public import SymbolEffects
public import SymbolModel
public import SymbolStills

extension MagicPlan {
    /// What becomes of each layer when one symbol, as it appears, replaces another.
    public init(replacing symbol: Symbol, with other: Symbol, _ options: RenderOptions) throws(RenderError) {
        let keyframe = Animation(keyframes: [])
        let old = try AnimatedSymbol(Animation.Keyframe(symbol, options), in: keyframe, on: nil)
        let new = try AnimatedSymbol(Animation.Keyframe(other, options), in: keyframe, on: old.scene)
        self.init(from: old.side, to: new.side)
    }
}
