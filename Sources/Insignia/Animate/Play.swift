internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// An animation ready to be shown: everything that frames share is worked out, and any moment can be asked for.
struct Play: Sendable {
    private let animation: Animation
    private let actors: [Actor]
    /// How each actor but the first comes.
    private let changes: [Change]

    var first: Actor { actors[0] }
    var notices: [String] { actors.flatMap(\.scene.notices) }

    init(_ animation: Animation) throws(RenderError) {
        guard let opening = animation.stages.first else { throw .empty }
        let first = try Actor(opening, in: animation, on: nil)
        var (actors, changes): ([Actor], [Change]) = ([first], [])
        for (old, new) in zip(animation.stages, animation.stages.dropFirst()) {
            let actor = try Actor(new, in: animation, on: first.scene)
            changes.append(Change(actors[actors.count - 1], actor, (old, new), in: animation))
            actors.append(actor)
        }
        (self.animation, self.actors, self.changes) = (animation, actors, changes)
    }

    /// When everything has come to rest; nil where something never does.
    var end: Double? {
        let changed = zip(animation.stages.dropFirst(), changes).map { $0.begin + $1.length / animation.speed }.max() ?? 0
        return actors.reduce(changed as Double?) { end, actor in
            guard let end, let more = actor.timeline.end else { return nil }
            return max(end, more)
        }
    }

    /// What is shown at a moment, from the back, in the stage's space.
    func layers(at t: Double) -> [StagedLayer] { casts(at: t).flatMap { $0 } }

    /// The steps that paint what is shown at a moment.
    func items(at t: Double) -> [DisplayItem] {
        let casts = casts(at: t).filter { !$0.isEmpty }
        guard casts.count > 1 else { return casts.first?.items ?? [] }
        return casts.flatMap { cast in
            cast.allSatisfy(\.layer.paints) ? cast.items : [.group(DisplayGroup(items: cast.items))]
        }
    }

    /// Layers that have nothing to do with those of other casts.
    private func casts(at t: Double) -> [[StagedLayer]] {
        let number = animation.stages.lastIndex { $0.begin <= t } ?? 0
        let new = actors[number]
        guard number > 0 else { return [new.layers(at: t)] }
        let (old, change) = (actors[number - 1], changes[number - 1])
        let local = (t - animation.stages[number].begin) * animation.speed
        guard local < change.length else { return [new.layers(at: t)] }
        switch change {
        case .value(let length):
            let symbol = old.scene.symbol.varying(to: new.scene.symbol, TimingCurve.easeInOut(local / length))
            return [new.layers(at: t, as: symbol)]
        case .variant(let artwork, let a, let b, let length):
            guard let between = a.blended(with: b, TimingCurve.easeInOut(local / length)) else { return [new.layers(at: t)] }
            let style = animation.stages[number].options.style
            return [new.layers(at: t, as: ResolvedSymbol(artwork, variant: between, style: style))]
        case .replace(let motion): return replacing(old, new, motion, local, t)
        }
    }

    private func replacing(_ old: Actor, _ new: Actor, _ motion: any ReplaceMotion, _ local: Double, _ t: Double) -> [[StagedLayer]] {
        let states = (old: old.timeline.states(of: old.subject.layers.count, at: t), new: new.timeline.states(of: new.subject.layers.count, at: t))
        var casts: [[StagedLayer]] = [[], []]
        for piece in motion.pieces(at: local) {
            switch piece.content {
            case .old(let layer): casts[0].append(old.staged(old.scene.symbol.layers[layer], states.old[layer].combined(with: piece.state)))
            case .new(let layer):
                let staged = new.staged(new.scene.symbol.layers[layer], states.new[layer].combined(with: piece.state))
                casts[motion.isolatesSides ? 1 : 0].append(staged)
            case .morph(let a, let b, let progress):
                // Its outline is in the stage's space already.
                let morph = old.scene.symbol.layers[a].morphing(
                    to: new.scene.symbol.layers[b], outline: old.outline(a, to: new, b, progress), progress)
                casts[0].append(StagedLayer(layer: morph, state: states.new[b].combined(with: piece.state)))
            }
        }
        return casts
    }
}
