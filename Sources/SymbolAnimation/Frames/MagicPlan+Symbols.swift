package import SymbolEffects
package import SymbolModel
package import SymbolStills

extension MagicPlan {
    /// Makes the plan by which one symbol replaces another, both with the same appearance.
    ///
    /// The plan is made at the regular weight and medium scale, or the nearest available: layers that are nearly equal
    /// at one weight may be less so at another, and their treatment must not depend on that.
    package init(replacing symbol: Symbol, with other: Symbol, _ options: RenderOptions) throws(RenderError) {
        var options = options
        (options.weight, options.scale, options.isStrict) = (nil, nil, false)
        let keyframe = Animation(keyframes: [])
        let old = try AnimatedSymbol(Animation.Keyframe(symbol, options: options), in: keyframe, on: nil)
        let new = try AnimatedSymbol(Animation.Keyframe(other, options: options), in: keyframe, on: old.scene)
        self.init(from: old.side(), to: new.side())
    }
}
