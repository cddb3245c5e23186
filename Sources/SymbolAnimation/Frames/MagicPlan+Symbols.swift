package import SymbolEffects
package import SymbolModel
package import SymbolStills

extension MagicPlan {
    /// What becomes of each layer when one symbol, as it appears, replaces another.
    ///
    /// It is made of the regular weight at medium scale, or what is nearest to it: what is nearly equal at one weight
    /// is less so at another, and what becomes of a layer must not depend on that.
    package init(replacing symbol: Symbol, with other: Symbol, _ options: RenderOptions) throws(RenderError) {
        var options = options
        (options.weight, options.scale, options.isStrict) = (nil, nil, false)
        let keyframe = Animation(keyframes: [])
        let old = try AnimatedSymbol(Animation.Keyframe(symbol, options: options), in: keyframe, on: nil)
        let new = try AnimatedSymbol(Animation.Keyframe(other, options: options), in: keyframe, on: old.scene)
        self.init(from: old.side, to: new.side)
    }
}
