package import SymbolEffects
package import SymbolModel
package import SymbolStills

extension MagicPlan {
    /// Makes the plan by which one symbol replaces another, both with the same appearance.
    ///
    /// The plan is made at the regular weight and medium scale, or the nearest available: layers that are nearly equal
    /// at one weight may be less so at another, and their treatment must not depend on that.
    package init(replacing symbol: Symbol, with other: Symbol, _ options: RenderOptions) throws(RenderError) {
        try self.init(
            from: Animation.Keyframe(symbol, options: options), to: Animation.Keyframe(other, options: options))
    }

    /// Makes the plan by which the symbol of one keyframe replaces that of another, each with its own appearance.
    init(from keyframe: Animation.Keyframe, to other: Animation.Keyframe) throws(RenderError) {
        let animation = Animation(keyframes: [])
        let old = try AnimatedSymbol(keyframe.asPlanned, in: animation, on: nil)
        let new = try AnimatedSymbol(other.asPlanned, in: animation, on: old.scene)
        self.init(from: old.side(), to: new.side())
    }
}

extension Animation.Keyframe {
    /// The keyframe at the weight and scale at which plans are made.
    fileprivate var asPlanned: Self {
        var keyframe = self
        (keyframe.options.weight, keyframe.options.scale, keyframe.options.isStrict) = (nil, nil, false)
        return keyframe
    }
}
