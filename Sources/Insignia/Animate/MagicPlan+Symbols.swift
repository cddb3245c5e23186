public import SymbolEffects
public import SymbolModel

extension MagicPlan {
    /// What becomes of each layer when one symbol, as it appears, replaces another.
    public init(replacing symbol: Symbol, with other: Symbol, _ options: RenderOptions) throws(RenderError) {
        let stage = Animation(stages: [])
        let old = try Actor(Animation.Stage(symbol, options), in: stage, on: nil)
        let new = try Actor(Animation.Stage(other, options), in: stage, on: old.scene)
        self.init(from: old.side, to: new.side)
    }
}
