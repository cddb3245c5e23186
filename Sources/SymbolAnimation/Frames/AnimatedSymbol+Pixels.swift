internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolStills

extension AnimatedSymbol {
    /// The same symbol, resting on the pixels of its own still.
    ///
    /// Set about the middle of another, it would mostly lie between two pixels, blurred, and jump by half of one when
    /// its still takes its place. Where its still is drawn at another size, no place is that of its pixels.
    func resting(on first: Scene, _ options: CanvasOptions) -> AnimatedSymbol {
        // What cannot be framed is told of where the frames are.
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
