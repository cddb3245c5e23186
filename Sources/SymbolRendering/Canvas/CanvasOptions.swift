internal import SymbolText

/// The options that determine a symbol's canvas.
package struct CanvasOptions: Hashable, Sendable {
    /// The part of the symbol's space to show.
    package var kind: CanvasKind
    /// The size at which to draw the symbol.
    package var size: SymbolSize
    /// The number of pixels per point.
    package var displayScale: Double
    /// The position of the baseline on the grid of pixels.
    package var baseline: BaselinePlacement

    package init(
        kind: CanvasKind, size: SymbolSize, displayScale: Double = 1, baseline: BaselinePlacement = .exact
    ) {
        (self.kind, self.size, self.displayScale, self.baseline) = (kind, size, displayScale, baseline)
    }

    /// Returns a length in pixels, rounded up to whole points so that the images for all display scales show the same
    /// area.
    ///
    /// A remainder that covers less than half a step of alpha is invisible and is not rounded up.
    package func wholePoints(_ pixels: Double) throws(CanvasError) -> Int {
        let points = ((pixels - 1 / 512) / displayScale).rounded(.up)
        guard points.isFinite, abs(points * displayScale) < Double(Int32.max) else {
            throw .size(width: .max, height: .max)
        }
        return Int(clamping: (points * displayScale - 1e-6).rounded(.up))
    }
}
