internal import SymbolEffects
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// A symbol in a keyframe of an animation: its layers, its position, and its motion.
struct AnimatedSymbol: Sendable {
    let name: String
    let scene: Scene
    /// The transform from the symbol's own space to that of the animation, which is the space of the first symbol.
    let placement: AffineTransform
    let subject: MotionSubject
    private(set) var timeline: Timeline
    /// The offset of its rest position from its placement, in the animation's space: at most half a pixel.
    var rest = Point.zero

    init(_ keyframe: Animation.Keyframe, in animation: Animation, on first: Scene?) throws(RenderError) {
        let draws = animation.drawsLayers
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

    /// Returns the symbol's layers in the states that effects give them.
    func layers(at t: Double) -> [PresentationLayer] {
        zip(scene.symbol.layers, states(at: t)).map { presented($0, $1) }
    }

    /// Returns the states that effects give the layers; a layer drawn with another layer's pen is as opaque as that
    /// layer.
    func states(at t: Double) -> [LayerState] { states(of: timeline, at: t) }

    private func states(of timeline: Timeline, at t: Double) -> [LayerState] {
        let states = timeline.states(of: subject.layers.count, at: t)
        return zip(subject.layers, states).map { layer, state in
            guard let leader = layer.leader else { return state }
            var state = state
            (state.opacity, state.paintOpacity) = (states[leader].opacity, states[leader].paintOpacity)
            return state
        }
    }

    /// Returns a layer in a state, placed at an offset from the symbol's placement, which effects do not see.
    func presented(_ layer: ResolvedLayer, _ state: LayerState, at offset: Point = .zero) -> PresentationLayer {
        let placement = placement(at: offset)
        var state = state
        if placement != .identity { state.transform = state.transform * placement }
        return PresentationLayer(layer: layer, state: state)
    }

    /// Returns the transform from the symbol's own space to the animation's at an offset from its placement.
    func placement(at offset: Point) -> AffineTransform {
        offset == .zero ? placement : .translation(x: offset.x, y: offset.y) * placement
    }

    /// Whether effects have made the symbol disappear by a time after the beginning.
    ///
    /// Where another effect hides it for a moment, as variable color does in the dark, it is still there.
    func isGone(at t: Double) -> Bool {
        let painted = zip(scene.symbol.layers, states(of: timeline.transitions, at: t)).map { presented($0, $1) }
            .filter(\.layer.paints)
        return t > 0 && !painted.isEmpty && painted.allSatisfy { !$0.isVisible }
    }

    /// Completes the removals that have made the previous symbol disappear by the time at which this one is shown,
    /// although they may take longer for this one.
    mutating func stayGone(at t: Double) { timeline = timeline.completingRemovals(by: t) }

    /// Returns the symbol as one of the two in a replacement during which a pen may draw it.
    func side(isDrawn: Bool = false) -> ReplaceSide {
        ReplaceSide(
            name: name, subject: subject, outlines: scene.symbol.layers.map { $0.outline.transformed(by: placement) },
            looks: scene.symbol.layers.map(\.look), variations: scene.symbol.layers.map(\.variation), isDrawn: isDrawn)
    }
}

extension Animation {
    /// Whether anything changes besides weights, values and colours.
    fileprivate var movesAnything: Bool { !effects.isEmpty || replaces }

    /// Whether layers are drawn in part, as they can be while a variable value, or the layers that it draws, change.
    fileprivate var drawsLayers: Bool {
        effects.contains { $0.effect.stacking == .draw }
            || keyframes.contains { $0.options.style.variableValue != keyframes[0].options.style.variableValue }
            || replaces && keyframes.contains { $0.options.style.variableValue != nil }
    }

    /// Whether layers can move in different directions.
    fileprivate var movesLayers: Bool { replaces || effects.contains { $0.effect.stacking >= .breathe } }

    /// Whether one symbol replaces another.
    private var replaces: Bool {
        zip(keyframes, keyframes.dropFirst()).contains { $0.isReplaced(by: $1) }
    }
}

extension MotionSubject {
    /// Finds which layers are connected, so that no effect tears them apart.
    fileprivate mutating func findBodies(in symbol: ResolvedSymbol) {
        let bodies = symbol.bodies(joins: layers.joins)
        for layer in layers.indices { layers[layer].body = bodies[layer] }
    }

    fileprivate init(_ scene: Scene, _ placement: AffineTransform, _ keyframe: Animation.Keyframe) {
        var defaults =
            if case .template(let artwork) = keyframe.symbol.artwork { artwork.defaults } else { SymbolDefaults() }
        if keyframe.symbol.isMirrored(keyframe.options) { defaults.wiggle = defaults.wiggle?.mirrored }
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
