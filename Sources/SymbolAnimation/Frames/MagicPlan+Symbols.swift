package import SymbolEffects
package import SymbolModel
package import SymbolStills

extension MagicPlan {
    /// What becomes of each layer when one symbol, as it appears, replaces another.
    package init(replacing symbol: Symbol, with other: Symbol, _ options: RenderOptions) throws(RenderError) {
        let keyframe = Animation(keyframes: [])
        let old = try AnimatedSymbol(Animation.Keyframe(symbol, options: options), in: keyframe, on: nil)
        let new = try AnimatedSymbol(Animation.Keyframe(other, options: options), in: keyframe, on: old.scene)
        self.init(from: old.side, to: new.side)
    }
}
