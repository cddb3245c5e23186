internal import SymbolEffects
internal import SymbolStills
internal import SymbolText

extension Presentation {
    /// The diagnostics about the symbols and their effects, each once.
    ///
    /// Each keyframe keeps the options of the one before, so an option is without effect only if it has none in any
    /// keyframe.
    var diagnostics: [Diagnostic] {
        let effective = Set(symbols.flatMap(\.scene.effectiveOptions))
        let all = symbols.flatMap { $0.scene.diagnostics(omitting: effective) } + markDiagnostics
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The diagnostics about effects for which nothing is marked in the symbol that is shown when they begin.
    private var markDiagnostics: [Diagnostic] {
        animation.effects.compactMap { effect in
            effect.effect.unmarkedFallback(in: subject(of: effect)).map { Diagnostic(.ineffective, $0) }
        }
    }

    private func subject(of effect: Animation.Effect) -> MotionSubject {
        symbols[number(at: effect.span.begin)].subject
    }
}
