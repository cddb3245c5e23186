internal import SymbolDrawing
internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills
internal import SymbolText

/// An animation ready to be shown: everything that frames share is worked out, and any moment can be asked for.
struct Presentation: Sendable {
    let animation: Animation
    let symbols: [AnimatedSymbol]
    /// How each symbol but the first comes.
    let changes: [Change]

    var first: AnimatedSymbol { symbols[0] }
    /// What there is to say about the symbols and their effects, each once.
    var diagnostics: [Diagnostic] {
        (symbols.flatMap(\.scene.diagnostics) + lacks).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What effects miss in the symbol that is shown when they begin.
    private var lacks: [Diagnostic] {
        animation.effects.compactMap { effect in
            effect.effect.unmarkedFallback(in: symbols[number(at: effect.span.begin)].subject).map { Diagnostic(.ineffective, $0) }
        }
    }

    /// Prepares an animation that is drawn on a canvas, nil for none, on whose pixels symbols rest.
    ///
    /// - Throws: `RenderError` where a symbol cannot be drawn.
    init(_ animation: Animation, on canvas: CanvasOptions? = nil) throws(RenderError) {
        guard let opening = animation.keyframes.first else { throw .noKeyframes }
        guard opening.begin == 0 else { throw .misplacedKeyframe(begin: opening.begin, after: nil) }
        let first = try AnimatedSymbol(opening, in: animation, on: nil)
        var (symbols, changes): ([AnimatedSymbol], [Change]) = ([first], [])
        for (old, new) in zip(animation.keyframes, animation.keyframes.dropFirst()) {
            guard old.begin <= new.begin, new.begin.isFinite else {
                throw .misplacedKeyframe(begin: new.begin, after: old.begin)
            }
            var symbol = try AnimatedSymbol(new, in: animation, on: first.scene)
            if let canvas { symbol = symbol.resting(on: first.scene, canvas) }
            changes.append(Change(symbols[symbols.count - 1], symbol, (old, new), in: animation))
            symbols.append(symbol)
        }
        (self.animation, self.symbols, self.changes) = (animation, symbols, changes)
    }

    /// When everything has come to rest; nil where something never does.
    var end: Double? {
        let changed =
            changes.indices.map { animation.keyframes[$0 + 1].begin + changes[$0].length / pace($0 + 1) }.max() ?? 0
        return symbols.reduce(changed as Double?) { end, symbol in
            guard let end, let more = symbol.timeline.end else { return nil }
            return max(end, more)
        }
    }

    /// The number of the symbol that is shown at a moment, or on its way.
    func number(at t: Double) -> Int { animation.keyframes.lastIndex { $0.begin <= t } ?? 0 }

    /// What is shown at a moment, from the back, in the animation's space.
    func layers(at t: Double) -> [PresentationLayer] { moment(at: t).layers }

    /// What is shown at a moment.
    func moment(at t: Double) -> PresentationMoment {
        let number = number(at: t)
        guard number > 0, case .replace(let motion) = changes[number - 1], elapsed(number, at: t) < motion.length,
            !isGone(number - 1)
        else {
            return PresentationMoment(groups: [.init(layers: settling(number, at: t))])
        }
        return replacing(symbols[number - 1], symbols[number], motion, elapsed(number, at: t), t)
    }

    /// Whether effects have taken a symbol away before another takes its place, which then comes as they have it come.
    private func isGone(_ number: Int) -> Bool {
        let end = animation.keyframes[number + 1].begin
        let painted = symbols[number].layers(at: end).filter(\.layer.paints)
        return end > 0 && !painted.isEmpty && painted.allSatisfy { !$0.isVisible }
    }

    /// Seconds at normal speed since a keyframe's symbol has begun to come.
    func elapsed(_ number: Int, at t: Double) -> Double { (t - animation.keyframes[number].begin) * pace(number) }

    /// The speed at which a keyframe's symbol comes.
    ///
    /// A replacement begins with all of one symbol and ends with all of the other, so that one under way cannot become
    /// something else: it comes as much faster as lets it end when the next change begins, as does what it would cut
    /// short.
    private func pace(_ number: Int) -> Double {
        guard number < changes.count, !changes[number - 1].isGradual || !changes[number].isGradual else {
            return animation.speed
        }
        let room = animation.keyframes[number + 1].begin - animation.keyframes[number].begin
        return max(animation.speed, changes[number - 1].length / room)
    }

    private func replacing(
        _ old: AnimatedSymbol, _ new: AnimatedSymbol, _ motion: any ReplaceMotion, _ local: Double, _ t: Double
    ) -> PresentationMoment {
        let states = (old: old.states(at: t), new: new.states(at: t))
        let regions = motion.regions(at: local)
        var groups = [
            PresentationMoment.Group(layers: [], regions: regions?.old ?? []),
            PresentationMoment.Group(layers: [], regions: regions?.new ?? [])
        ]
        for piece in motion.pieces(at: local) {
            switch piece.content {
            case .old(let layer):
                groups[0].layers.append(
                    old.presented(old.scene.symbol.layers[layer], states.old[layer].combined(with: piece.state)))
            case .new(let layer):
                let presented = new.presented(
                    new.scene.symbol.layers[layer], states.new[layer].combined(with: piece.state))
                groups[motion.isolatesSides ? 1 : 0].layers.append(presented)
            case .morph(let a, let b, let way, let progress):
                // Its outline is in the animation's space already.
                groups[0].layers.append(
                    PresentationLayer(
                        layer: old.morph(a, to: new, b, way, progress),
                        state: states.new[b].combined(with: piece.state)))
            }
        }
        let rest = old.rest.interpolated(to: new.rest, TimingCurve.easeInOut(local / motion.length))
        return PresentationMoment(groups: groups.map { $0.moved(by: rest) }, addsGroups: motion.addsSides)
    }
}
