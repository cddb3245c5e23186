internal import SymbolGeometry
internal import SymbolModel

/// The replacement of a symbol by a related one, in which only their differences change.
///
/// A slash or badge that appears does so from the start; one that disappears does so towards the end, in reverse, so
/// that replacing the new symbol by the old one is the same animation played backwards.
package struct MagicReplace: ReplaceMotion {
    /// The plan that the replacement follows.
    package let plan: MagicPlan
    /// The duration of the replacement, in seconds.
    package let length: Double
    package let succession: LayerSuccession
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let steps: [(begin: Double, step: MagicStep)]

    /// Creates the replacement from a plan for the same two symbols, perhaps at another weight or scale.
    package init(
        from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan, _ style: ReplaceSymbolEffect.Style = .downUp,
        _ scope: EffectScope = .byLayer
    ) {
        self.old = old
        self.new = new
        self.plan = plan
        succession = LayerSuccession(plan.actions)
        let steps = MagicSteps(old, new, plan, style, scope)
        self.steps = plan.actions.compactMap(steps.step)
        length = self.steps.map { $0.begin + $0.step.length }.reduce(MotionTable.Magic.morph, max)
    }

    /// Returns what is painted at a time in seconds, from back to front.
    package func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        return steps.flatMap { $0.step.pieces(at: t - $0.begin, of: length) }.filter { $0.state.opacity > 0 }
    }
}
