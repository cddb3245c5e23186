internal import CLibrary
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// A layer at a moment, as a curve over time shows it.
package struct MovedLayer: Hashable, Sendable {
    /// The factor on its own opacity with which it is seen.
    package let opacity: Double
    package let scale: Double
    /// In degrees, clockwise.
    package let angle: Double
    /// How far its middle has moved, in 1/100 em.
    package let x, y: Double
    /// The share of its strokes that a pen has drawn.
    package let drawn: Double
}

extension FrameSequence {
    /// The layers that are shown at a moment in seconds, from the back.
    package func layerStates(at seconds: Double) -> [MovedLayer] {
        presentation.layers(at: seconds).map { MovedLayer($0) }
    }

    /// Whether another symbol, or another form of the same, is shown at some time.
    package var changesSymbol: Bool { presentation.symbols.count > 1 }
}

extension MovedLayer {
    fileprivate init(_ presented: PresentationLayer) {
        let (state, middle) = (presented.state, presented.layer.bounds?.center ?? Point(0, 0))
        let place = state.transform(middle)
        opacity = state.visibleOpacity
        scale = state.transform.meanScale * state.partScale
        angle = atan2(state.transform.b, state.transform.a) * 180 / .pi
        (x, y) = (place.x - middle.x, place.y - middle.y)
        drawn = max(min(state.draw.to, 1) - max(state.draw.from, 0), 0)
    }
}
