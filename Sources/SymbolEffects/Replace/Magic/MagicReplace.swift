internal import SymbolGeometry
internal import SymbolModel

/// A symbol becoming one that is related to it, by a plan: only what they differ in changes.
///
/// What comes on as a slash or badge does so from the start; what goes off does the same backwards from the end, so
/// that the way back is the way there played backwards.
package struct MagicReplace: ReplaceMotion {
    package let plan: MagicPlan
    package let length: Double
    private let old: ReplaceSide
    private let new: ReplaceSide
    private let steps: [(begin: Double, step: MagicStep)]

    /// Prepares the change by a plan for the same two symbols, perhaps at another weight or scale.
    package init(
        from old: ReplaceSide, to new: ReplaceSide, _ plan: MagicPlan, _ style: ReplaceSymbolEffect.Style = .downUp,
        _ scope: EffectScope = .byLayer
    ) {
        self.old = old
        self.new = new
        self.plan = plan
        let steps = MagicSteps(old, new, plan, style, scope)
        self.steps = plan.actions.compactMap(steps.step)
        length = self.steps.map { $0.begin + $0.step.length }.reduce(MotionTable.Magic.morph, max)
    }

    package func pieces(at t: Double) -> [ReplacePiece] {
        if t <= 0 { return old.still { .old($0) } }
        if t >= length { return new.still { .new($0) } }
        return steps.flatMap { $0.step.pieces(at: t - $0.begin, of: length) }.filter { $0.state.opacity > 0 }
    }
}
