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
        let all = symbols.flatMap { $0.scene.diagnostics(omitting: effective) } + markDiagnostics + runDiagnostics
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The diagnostics about effects for which nothing is marked in the symbol that is shown when they begin.
    private var markDiagnostics: [Diagnostic] {
        animation.effects.compactMap { effect in
            effect.effect.unmarkedFallback(in: subject(of: effect)).map { Diagnostic(.ineffective, $0) }
        }
    }

    /// The diagnostics about effects that are active for less time than one run takes.
    private var runDiagnostics: [Diagnostic] {
        animation.effects.compactMap { effect in
            let track = EffectTrack(
                effect.effect, effect.options, effect.span, on: subject(of: effect),
                reducesMotion: animation.reducesMotion)
            guard case .active(let begin, let end) = effect.span, !track.hasTimeToRun else { return nil }
            let (needed, given) = (Self.seconds(track.runLength), Self.seconds(end - begin))
            return Diagnostic(
                .ineffective,
                "\(effect.effect.name) at \(Self.seconds(begin)) takes \(needed), so it does not run within \(given)")
        }
    }

    private func subject(of effect: Animation.Effect) -> MotionSubject {
        symbols[number(at: effect.span.begin)].subject
    }

    private static func seconds(_ time: Double) -> String { "\((time * 1000).rounded() / 1000) s" }
}
