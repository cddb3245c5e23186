package import SymbolGeometry
package import SymbolModel

/// A symbol in one variant and style: its layers with their outlines and colours, ready to be painted in any state.
///
/// Everything that all frames of an animation share is computed when the value is created.
package struct ResolvedSymbol: Sendable {
    /// The layers, from bottom to top.
    package let layers: [ResolvedLayer]

    /// The bounds of all visible layers, in symbol space; `nil` for a symbol without any.
    package var inkBounds: Rect? { layers.compactMap(\.bounds).union }

    /// Returns the steps that paint the symbol, in symbol space; layers without a state are at rest.
    package func displayList(_ states: [LayerState] = []) -> DisplayList {
        let rest = [LayerState](repeating: .identity, count: max(layers.count - states.count, 0))
        return DisplayList(items: layers.items(states + rest))
    }

    /// The steps that paint the symbol at rest, without what a variable value leaves undrawn.
    package var drawnItems: [DisplayItem] {
        layers.still(layers.map { _ in .identity }, showsGhosts: false)
    }

    /// Returns the symbol with a transform applied to each of its layers.
    package func placed(_ placements: [AffineTransform]) -> ResolvedSymbol {
        ResolvedSymbol(layers: zip(layers, placements).map { $0.placed($1) })
    }

    /// Returns the symbol in right-to-left layout, in which pens sweep over solid shapes from the right.
    package func sweptFromRight() -> ResolvedSymbol {
        ResolvedSymbol(layers: layers.map { $0.sweptFromRight() })
    }
}

/// A layer of a resolved symbol.
package struct ResolvedLayer: Sendable {
    /// The layer's response to variable values and effects.
    package let traits: Layer.Traits
    /// Whether the layer paints anything; if not, it only clears what lies below it.
    package let paints: Bool
    /// The bounds of the visible layer, in symbol space; `nil` for a layer without extent.
    package let bounds: Rect?
    let art: any LayerArt
    /// The index of the layer with whose pen this one is drawn; `nil` for a layer with a pen of its own.
    package let leader: Int?
    /// The transform from the space of the layer's art to symbol space.
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

    /// Returns the layer swept over from the right; a mirrored one already is.
    fileprivate func sweptFromRight() -> ResolvedLayer {
        guard placement.determinant > 0 else { return self }
        return ResolvedLayer(
            traits: traits, paints: paints, bounds: bounds, art: art.sweptFromRight(), leader: leader,
            placement: placement)
    }

    /// The outline that the layer fills, or clears, by the nonzero rule, in symbol space; for an icon's strokes, their
    /// paths.
    package var outline: Path { art.outline.transformed(by: placement) }

    /// The length of the longest stroke that a pen draws, in symbol units; 0 where nothing can be drawn.
    package var penLength: Double { art.penLength }

    /// Whether erasers above the layer clear all of it that a pen draws.
    package var isHidden: Bool { art.isHidden }

    /// The fraction of the ink that the pens' tips leave before they move; 0 where a layer does not consist of strokes
    /// alone and that is little.
    package var tipShare: Double { art.tipShare }

    /// A key that is equal for layers with the same paint, whatever their outlines.
    package var look: String { art.look }

    /// Whether the pen sweeps over some part of the layer as over a solid shape.
    package var isSwept: Bool { art.isSwept }

    /// Whether the file gives the pen's course over all of the layer.
    package var isGuided: Bool { art.isGuided }

    /// Returns the bounds of the layer as a pen has drawn it in part: travelling heads can lie outside those of the
    /// whole.
    package func bounds(drawn range: DrawRange) -> Rect? {
        guard let bounds, !range.isFull, let travelling = art.travellingBounds(range) else { return bounds }
        return bounds.union(travelling.transformed(by: placement))
    }

    /// Returns the steps that paint the layer in a state, in symbol space; `clearing` is the opacity at which it
    /// clears.
    package func items(_ state: LayerState, clearing: Double = 1) -> [DisplayItem] {
        items(state, clearing: clearing, sharing: [])
    }

    /// Returns the steps that paint the layer, without opacities that a group applies.
    func items(_ state: LayerState, clearing: Double, sharing shared: [SharedOpacity.Reason]) -> [DisplayItem] {
        placed(
            art.items(opacity: state.visibleOpacity, clearing: clearing, draw: state.draw, sharing: shared), state)
    }

    func ghostItems(_ state: LayerState, clearing: Double, sharing shared: [SharedOpacity.Reason]) -> [DisplayItem] {
        placed(
            art.ghostItems(opacity: state.visibleOpacity, clearing: clearing, draw: state.draw, sharing: shared),
            state)
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

/// The content from which a layer is painted.
protocol LayerArt: Sendable {
    /// The outline that the layer fills or clears, before it is placed.
    var outline: Path { get }
    /// See `ResolvedLayer.penLength`.
    var penLength: Double { get }
    /// See `ResolvedLayer.isHidden`.
    var isHidden: Bool { get }
    /// See `ResolvedLayer.tipShare`.
    var tipShare: Double { get }
    /// See `ResolvedLayer.look`.
    var look: String { get }
    /// See `ResolvedLayer.isSwept`.
    var isSwept: Bool { get }
    /// See `ResolvedLayer.isGuided`.
    var isGuided: Bool { get }
    /// Returns the content with solid shapes that a pen sweeps over from the right.
    func sweptFromRight() -> Self
    /// Returns the bounds of what travels with a pen; `nil` where nothing does.
    func travellingBounds(_ range: DrawRange) -> Rect?
    /// Returns the opacity that the paint has in common with that of other layers.
    func sharedOpacity(_ reason: SharedOpacity.Reason) -> SharedOpacity
    /// Returns the steps that paint at one opacity and clear at another, before they are placed and without the
    /// opacities that a group applies for reasons.
    func items(
        opacity: Double, clearing: Double, draw: DrawRange, sharing shared: [SharedOpacity.Reason]
    ) -> [DisplayItem]
    /// The opacity of what a variable value leaves undrawn; 0 where it leaves nothing.
    var ghost: Double { get }
    /// Returns the steps of the undrawn part, before its opacity is applied.
    func ghostItems(
        opacity: Double, clearing: Double, draw: DrawRange, sharing shared: [SharedOpacity.Reason]
    ) -> [DisplayItem]
}
