internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

extension Presentation {
    /// Returns what is shown `local` seconds after a keyframe's symbol has begun to replace the one before, which
    /// settles meanwhile.
    func replacing(
        _ former: SettlingSymbol, _ number: Int, _ motion: any ReplaceMotion, _ local: Double, _ t: Double
    ) -> PresentationMoment {
        let (old, new) = (symbols[number - 1], symbols[number])
        let progress = TimingCurve.easeInOut(local / motion.length)
        let states = motion.succession.passing(former.states, to: new.states(at: t), progress)
        let regions = motion.regions(at: local)
        var groups = [
            PresentationMoment.Group(layers: [], regions: old.moving(regions?.old ?? [], states.old)),
            PresentationMoment.Group(layers: [], regions: new.moving(regions?.new ?? [], states.new))
        ]
        let pair = ReplacedPair(
            old: old, former: former, new: new, states: states,
            shading: motion.succession.isEmpty ? nil : former.shading(of: old).passing(to: new.shading, progress))
        for piece in motion.pieces(at: local) {
            groups[motion.isolatesSides && piece.isNew ? 1 : 0].layers += pair.layers(of: piece)
        }
        let rest = former.rest.interpolated(to: new.rest, progress)
        return PresentationMoment(groups: groups.map { $0.moved(by: rest) }, addsGroups: motion.addsSides)
    }
}

/// A symbol and the one that replaces it, at a moment of the replacement.
private struct ReplacedPair {
    let old: AnimatedSymbol
    /// The old symbol as it settles.
    let former: SettlingSymbol
    let new: AnimatedSymbol
    /// The states that effects give the layers of both.
    let states: (old: [LayerState], new: [LayerState])
    /// The line that the gradients of both follow, unmoved by the replacement; `nil` where each keeps its own.
    let shading: Shading?

    func layers(of piece: ReplacePiece) -> [PresentationLayer] {
        switch piece.content {
        case .old(let index):
            let layer = shaded(former.symbol.layers[index], piece, old.placement(at: former.offset))
            return [old.presented(layer, states.old[index].combined(with: piece.state), at: former.offset)]
        case .new(let index):
            let layer = shaded(new.scene.symbol.layers[index], piece, new.placement)
            return [new.presented(layer, states.new[index].combined(with: piece.state))]
        case .morph(let from, let to, let morph, let progress):
            return layers(of: piece, from, to, morph, progress)
        case .vary(let from, let to, let progress):
            let (before, after) = (old.scene.symbol.layers[from], new.scene.symbol.layers[to])
            let varied = piece.isNew ? after.varying(to: before, 1 - progress) : before.varying(to: after, progress)
            let (owner, state) = (piece.isNew ? new : old, states.new[to].combined(with: piece.state))
            guard let layer = varied else { return fading(from, to, state, progress) }
            return [owner.presented(shaded(layer, piece, owner.placement), state)]
        }
    }

    /// Returns a layer at a progress from 0 to 1 of its morph into another; where one of them cannot change its
    /// outline, they fade into each other.
    private func layers(
        of piece: ReplacePiece, _ from: Int, _ to: Int, _ morph: PathMorph, _ progress: Double
    ) -> [PresentationLayer] {
        let steps = morph.steps(at: progress, closedAt: MotionTable.Magic.closed)
        let state = states.new[to].combined(with: piece.state)
        let (before, after) = (old.scene.symbol.layers[from], new.scene.symbol.layers[to])
        if let morphed = before.morphing(to: after, outline: steps.filled, clearing: steps.cleared, progress) {
            // The outline is already in the animation's space.
            return [PresentationLayer(layer: shaded(morphed, piece, .identity), state: state)]
        }
        return fading(from, to, state, progress)
    }

    /// Returns two layers that fade into each other.
    private func fading(_ from: Int, _ to: Int, _ state: LayerState, _ progress: Double) -> [PresentationLayer] {
        let (outgoing, incoming) = (LayerState(opacity: 1 - progress), LayerState(opacity: progress, complements: true))
        return [
            old.presented(old.scene.symbol.layers[from], state.combined(with: outgoing)),
            new.presented(new.scene.symbol.layers[to], state.combined(with: incoming))
        ]
    }

    private func shaded(_ layer: ResolvedLayer, _ piece: ReplacePiece, _ placement: AffineTransform) -> ResolvedLayer {
        layer.shaded(along: shading, movedBy: piece.state.transform * placement)
    }
}

extension AnimatedSymbol {
    /// The line of the symbol's gradient, in the animation's space; `nil` for flat colours.
    fileprivate var shading: Shading? { scene.symbol.shading(placement) }
}

extension SettlingSymbol {
    /// Returns the line of the symbol's gradient, in the animation's space; `nil` for flat colours.
    fileprivate func shading(of animated: AnimatedSymbol) -> Shading? { symbol.shading(animated.placement(at: offset)) }
}

extension Shading? {
    /// Returns the line at a fraction from 0 to 1 of the way to another.
    fileprivate func passing(to other: Shading?, _ t: Double) -> Shading? {
        guard let self, let other else { return self ?? other }
        return self.mixed(with: other, t)
    }
}
