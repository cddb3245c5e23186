package import SymbolGeometry
package import SymbolModel

/// A symbol in one variant and style: its layers with their outlines and colours, ready to be painted in any state.
///
/// Everything that is the same in all frames of an animation is done when it is made.
package struct ResolvedSymbol: Sendable {
    /// Bottom to top.
    package let layers: [ResolvedLayer]

    /// The steps that paint the symbol, in symbol space; layers without a state are at rest.
    package func displayList(_ states: [LayerState] = []) -> DisplayList {
        let rest = [LayerState](repeating: .identity, count: max(layers.count - states.count, 0))
        return DisplayList(items: layers.items(states + rest))
    }

    /// The symbol with each of its layers put elsewhere.
    package func placed(_ placements: [AffineTransform]) -> ResolvedSymbol {
        ResolvedSymbol(layers: zip(layers, placements).map { $0.placed($1) })
    }
}

/// A layer of a resolved symbol.
package struct ResolvedLayer: Sendable {
    package let traits: Layer.Traits
    /// False for layers that only clear what is below them.
    package let paints: Bool
    /// The bounds of what it shows, in symbol space; nil for a layer without extent.
    package let bounds: Rect?
    let art: any LayerArt
    /// The place of the layer with whose pen this one travels; nil for those that are drawn by themselves.
    package let leader: Int?
    /// From the space of the layer's art to symbol space.
    let placement: AffineTransform

    init(
        traits: Layer.Traits, paints: Bool, bounds: Rect?, art: any LayerArt, leader: Int? = nil,
        placement: AffineTransform = .identity
    ) {
        self.traits = traits
        self.paints = paints
        self.bounds = bounds
        self.art = art
        self.leader = leader
        self.placement = placement
    }

    fileprivate func placed(_ transform: AffineTransform) -> ResolvedLayer {
        ResolvedLayer(
            traits: traits, paints: paints, bounds: bounds?.transformed(by: transform), art: art, leader: leader,
            placement: transform * placement)
    }

    /// What it fills, or clears, by the nonzero rule, in symbol space; of an icon's strokes their paths.
    package var outline: Path { art.outline.transformed(by: placement) }

    /// The length of the longest stroke that a pen draws of it, in symbol units; 0 where nothing can be drawn.
    package var penLength: Double { art.penLength }

    /// Whether erasers above it clear all that a pen draws of it.
    package var isHidden: Bool { art.isHidden }

    /// The share of the ink that pens leave where they are set down; 0 where not all of it is strokes.
    package var tipShare: Double { art.tipShare }

    /// Equal for layers that are painted alike, whatever their outlines.
    package var look: String { art.look }

    /// Whether a pen sweeps over some of it as over a solid shape.
    package var isSwept: Bool { art.isSwept }

    /// Whether the file tells the pen's way over all of it.
    package var isGuided: Bool { art.isGuided }

    /// The bounds of what it shows where a pen has drawn a part of it: heads that travel leave those of the whole.
    package func bounds(drawn range: DrawRange) -> Rect? {
        guard let bounds, !range.isFull, let travelling = art.travellingBounds(range) else { return bounds }
        return bounds.union(travelling.transformed(by: placement))
    }

    /// The steps that paint the layer in a state, in symbol space, where it clears so much of what is below.
    package func items(_ state: LayerState, clearing: Double = 1) -> [DisplayItem] {
        placed(art.items(opacity: state.visibleOpacity, clearing: clearing, draw: state.draw), state)
    }

    fileprivate func ghostItems(_ state: LayerState, clearing: Double) -> [DisplayItem] {
        placed(art.ghostItems(opacity: state.visibleOpacity, clearing: clearing, draw: state.draw), state)
    }

    private func placed(_ items: [DisplayItem], _ state: LayerState) -> [DisplayItem] {
        guard state.transform.isFinite else { return [] }
        let transform = state.transform * placement
        let isMoved = transform != .identity
        guard isMoved || state.partScale != 1 || !state.clips.isEmpty else { return items }
        return items.map { item in
            let item = item.scalingParts(by: state.partScale)
            let placed = isMoved ? item.transformed(by: transform) : item
            return state.clips.isEmpty ? placed : placed.clipped(to: state.clips)
        }
    }
}

extension [ResolvedLayer] {
    /// What a variable value leaves undrawn shows behind all layers as one ghost: dimmed each by itself, two that cross
    /// would be darker there.
    func still(_ states: [LayerState]) -> [DisplayItem] {
        // Without `zip`, whose types take the runtime longer to make than an icon takes to draw.
        let drawn = indices.prefix(states.count)
        let items = drawn.flatMap { self[$0].items(states[$0], clearing: states[$0].opacity) }
        let ghost = reduce(0) { Swift.max($0, $1.art.ghost) }
        guard ghost > 0 else { return items }
        let behind = drawn.flatMap { self[$0].ghostItems(states[$0], clearing: states[$0].opacity) }
        return [.group(DisplayGroup(opacity: ghost, items: behind)), .group(DisplayGroup(items: items))]
    }
}

/// What a layer is painted from.
protocol LayerArt: Sendable {
    /// What it fills or clears, before it is placed.
    var outline: Path { get }
    var penLength: Double { get }
    var isHidden: Bool { get }
    var tipShare: Double { get }
    var look: String { get }
    var isSwept: Bool { get }
    var isGuided: Bool { get }
    /// Where it shows what travels with a pen; nil where nothing does.
    func travellingBounds(_ range: DrawRange) -> Rect?
    /// The steps in symbol space, which paint with an opacity and clear with another.
    func items(opacity: Double, clearing: Double, draw: DrawRange) -> [DisplayItem]
    /// The opacity at which what a variable value leaves undrawn shows; 0 where it leaves nothing.
    var ghost: Double { get }
    /// The steps of that, likewise, before it is made translucent.
    func ghostItems(opacity: Double, clearing: Double, draw: DrawRange) -> [DisplayItem]
}
