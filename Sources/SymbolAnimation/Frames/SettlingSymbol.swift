internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// A symbol at a moment of its gradual changes, as a fraction of the way from one keyframe to the next.
struct SettlingSymbol {
    /// The layers with their outlines and colours.
    let symbol: ResolvedSymbol
    /// The states that effects give the layers.
    let states: [LayerState]
    /// The offset from the placement of the keyframe's symbol, in the animation's space; effects do not see it, since
    /// both symbols have the same centre.
    let offset: Point
    /// The offset of the whole picture, with which the symbol comes to rest on the grid of pixels.
    let rest: Point

    func layers(of animated: AnimatedSymbol) -> [PresentationLayer] {
        zip(symbol.layers, states).map { animated.presented($0, $1, at: offset).moved(by: rest) }
    }
}
