internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolStills

extension AnimatedSymbol {
    /// Returns the same symbol, at rest on the grid of pixels of its own still.
    ///
    /// Centred on another symbol, it would usually lie between two pixels, blurred, and jump by up to half a pixel when
    /// its still takes over. If the still is drawn at another size, no position has the same pixels.
    func resting(on first: Scene, _ options: CanvasOptions) -> AnimatedSymbol {
        // If the symbol cannot be framed, the error is reported where the frames are.
        guard let still = try? Framing(scene.measures, options).transform,
            let canvas = try? Framing(first.measures, options).transform
        else { return self }
        let drawn = canvas * placement
        guard abs(drawn.a - still.a) <= 1e-9 * still.a else { return self }
        let (x, y) = (still.tx - drawn.tx, still.ty - drawn.ty)
        var symbol = self
        symbol.rest = Point(x - x.rounded(), y - y.rounded()) * (1 / canvas.a)
        return symbol
    }
}
