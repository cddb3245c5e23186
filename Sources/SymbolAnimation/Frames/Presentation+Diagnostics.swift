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
        let drawing = zip(animation.keyframes, symbols).flatMap { keyframe, symbol in
            symbol.scene.diagnostics(omitting: effective).map { $0.about(keyframe) }
        }
        let all = drawing + markDiagnostics + runDiagnostics
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
            guard case .active(let begin, let end) = effect.span else { return nil }
            let track = EffectTrack(
                effect.effect, effect.options, effect.span, on: subject(of: effect),
                reducesMotion: animation.reducesMotion)
            guard !track.hasTimeToRun else { return nil }
            let (needed, given) = (Self.seconds(track.runLength), Self.seconds(end - begin))
            return Diagnostic(
                .ineffective,
                "\(effect.effect.name) at \(Self.seconds(begin)) takes \(needed), so it does not run within \(given)",
                in: effect.end?.file, at: effect.end?.position)
        }
    }

    private func subject(of effect: Animation.Effect) -> MotionSubject {
        symbols[number(at: effect.span.begin)].subject
    }

    private static func seconds(_ time: Double) -> String { "\((time * 1000).rounded() / 1000) s" }
}

extension Diagnostic {
    /// Returns the diagnostic with the file of the keyframe's symbol, unless it is about an option of all symbols.
    fileprivate func about(_ keyframe: Animation.Keyframe) -> Diagnostic {
        var diagnostic = self
        if code != .ineffective { diagnostic.file = keyframe.path }
        return diagnostic
    }
}
