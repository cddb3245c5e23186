public import SymbolImaging
internal import SymbolText

extension PixelBuffer {
    /// Draws a symbol in a line of text, with its left margin and its baseline on the nearest pixels.
    ///
    /// Baselines then differ by half a pixel at most, and are exactly aligned if the symbol was drawn with the option
    /// `baseline = .pixelAligned` and the baseline of the text lies on a whole pixel.
    ///
    ///     let end = buffer.draw(bell, x: 20, baseline: 48)
    ///
    /// - Parameters:
    ///   - rendering: The symbol; a contact sheet, which has no margins, is placed with its lower edge on the baseline.
    ///   - x: The end of the text that precedes the symbol, in pixels from the left.
    ///   - baseline: The baseline of the text, in pixels from the top.
    /// - Returns: The position of the symbol's right margin, where the text continues.
    @discardableResult
    public func draw(_ rendering: Rendering, x: Double, baseline: Double) -> Double {
        let (pixmap, metrics) = (rendering.pixmap, rendering.metrics)
        let left = Int(clamping: (x - (metrics?.leftMargin ?? 0)).rounded())
        let top = Int(clamping: (baseline - (metrics?.baseline ?? Double(pixmap.height))).rounded())
        draw(pixmap, x: left, y: top)
        return Double(left) + (metrics?.rightMargin ?? Double(pixmap.width))
    }
}
