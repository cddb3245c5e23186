internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// The state of a layer at one time, for plotting over time.
package struct MovedLayer: Hashable, Sendable {
    /// The factor on the layer's own opacity at which it is visible.
    package let opacity: Double
    /// The mean scale of the layer.
    package let scale: Double
    /// The rotation in degrees, clockwise.
    package let angle: Double
    /// The displacement of the layer's centre, in 1/100 em.
    package let x, y: Double
    /// The fraction of the layer's strokes that a pen has drawn.
    package let drawn: Double
}

extension FrameSequence {
    /// Returns the states of the layers shown at a time in seconds, from back to front.
    package func layerStates(at seconds: Double) -> [MovedLayer] {
        layers(at: seconds).map { MovedLayer($0) }
    }

    /// Whether another symbol, or another form of the same symbol, is shown at some time.
    package var changesSymbol: Bool { presentation.symbols.count > 1 }
}

extension MovedLayer {
    fileprivate init(_ presented: PresentationLayer) {
        let (state, center) = (presented.state, presented.layer.bounds?.center ?? Point(0, 0))
        let moved = state.transform(center)
        opacity = state.visibleOpacity
        scale = state.transform.meanScale * state.partScale
        angle = atan2(state.transform.b, state.transform.a) * 180 / .pi
        (x, y) = (moved.x - center.x, moved.y - center.y)
        drawn = max(min(state.draw.to, 1) - max(state.draw.from, 0), 0)
    }
}
