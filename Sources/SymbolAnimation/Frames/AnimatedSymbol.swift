internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// A symbol on the keyframe of an animation: its layers, where it stands, and what moves it.
struct AnimatedSymbol: Sendable {
    let name: String
    let scene: Scene
    /// From the symbol's own space to the animation's, which is the first symbol's.
    let placement: AffineTransform
    let subject: MotionSubject
    let timeline: Timeline
    /// How far from its placement it rests, in the animation's space: half a pixel at most.
    var rest = Point.zero

    init(_ keyframe: Animation.Keyframe, in animation: Animation, on first: Scene?) throws(RenderError) {
        let draws = animation.effects.contains { $0.effect.stacking == .draw }
        let scene = try Scene(keyframe.symbol, keyframe.options, moves: true, draws: draws)
        let placement = first.map { scene.placement(on: $0) } ?? .identity
        (name, self.scene, self.placement) = (keyframe.symbol.name, scene, placement)
        var subject = MotionSubject(scene, placement, keyframe)
        if animation.movesAnything {
            subject.findParts(in: scene.symbol.layers.map { $0.outline.transformed(by: placement) })
        }
        if animation.movesLayers { subject.findBodies(in: scene.symbol) }
        self.subject = subject
        timeline = Timeline(
            animation.effects.map { effect in
                EffectTrack(
                    effect.effect, effect.options, effect.span, on: subject, reducesMotion: animation.reducesMotion)
            })
    }

    /// The layers of the symbol, or of how it shows itself for the moment, with the states that effects give them.
    func layers(at t: Double, as symbol: ResolvedSymbol? = nil) -> [PresentationLayer] {
        let layers = (symbol ?? scene.symbol).layers
        return zip(layers, states(at: t)).map { presented($0, $1) }
    }

    /// The states that effects give the layers; what is drawn with another layer's pen is as opaque as that layer.
    func states(at t: Double) -> [LayerState] {
        let states = timeline.states(of: subject.layers.count, at: t)
        return zip(subject.layers, states).map { layer, state in
            guard let leader = layer.leader else { return state }
            var state = state
            (state.opacity, state.paintOpacity) = (states[leader].opacity, states[leader].paintOpacity)
            return state
        }
    }

    func presented(_ layer: ResolvedLayer, _ state: LayerState) -> PresentationLayer {
        var state = state
        if placement != .identity { state.transform = state.transform * placement }
        return PresentationLayer(layer: layer, state: state)
    }

    /// A layer on its way to one of another symbol, in the animation's space.
    func morph(
        _ layer: Int, to other: AnimatedSymbol, _ goal: Int, _ way: PathMorph?, _ progress: Double
    ) -> ResolvedLayer {
        let steps = way?.steps(at: progress, closedAt: MotionTable.Magic.closed)
        return scene.symbol.layers[layer].morphing(
            to: other.scene.symbol.layers[goal],
            outline: steps?.filled ?? (progress < 0.5 ? outline(layer) : other.outline(goal)),
            clearing: steps?.cleared ?? Path(), progress)
    }

    private func outline(_ layer: Int) -> Path { scene.symbol.layers[layer].outline.transformed(by: placement) }

    var side: ReplaceSide {
        ReplaceSide(
            name: name, subject: subject, outlines: scene.symbol.layers.map { $0.outline.transformed(by: placement) },
            looks: scene.symbol.layers.map(\.look))
    }
}

extension Animation {
    /// Whether anything but weights, values and colours changes.
    fileprivate var movesAnything: Bool { !effects.isEmpty || replaces }

    /// Whether layers may go different ways.
    fileprivate var movesLayers: Bool { replaces || effects.contains { $0.effect.stacking >= .breathe } }

    /// Whether one symbol takes the place of another.
    private var replaces: Bool {
        zip(keyframes, keyframes.dropFirst()).contains { $0.isReplaced(by: $1) }
    }
}

extension MotionSubject {
    /// Finds which layers hang together, so that no effect tears them apart.
    fileprivate mutating func findBodies(in symbol: ResolvedSymbol) {
        let bodies = symbol.bodies(joins: layers.joins)
        for place in layers.indices { layers[place].body = bodies[place] }
    }

    fileprivate init(_ scene: Scene, _ placement: AffineTransform, _ keyframe: Animation.Keyframe) {
        let defaults =
            if case .template(let artwork) = keyframe.symbol.artwork { artwork.defaults } else { SymbolDefaults() }
        self.init(
            layers: scene.symbol.layers.map { layer in
                MotionLayer(
                    traits: layer.traits, paints: layer.paints, isHidden: layer.isHidden,
                    bounds: layer.bounds?.transformed(by: placement),
                    centroid: (layer.outline.centroid() ?? layer.bounds?.center).map { placement($0) },
                    penLength: layer.penLength * placement.meanScale, tipShare: layer.tipShare,
                    isSwept: layer.isSwept, isGuided: layer.isGuided, leader: layer.leader)
            },
            guideBox: scene.measures.layoutBox.transformed(by: placement), em: scene.measures.em * placement.meanScale,
            defaults: defaults,
            layoutDirection: keyframe.options.effectiveDirection)
    }
}
