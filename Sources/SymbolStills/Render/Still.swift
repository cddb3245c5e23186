package import SymbolImaging
package import SymbolRendering
package import SymbolText

/// A drawn picture in the form in which it was drawn, and what it was drawn from.
package struct Still: Sendable {
    package let picture: Picture
    package let list: DisplayList
    package let canvas: Canvas
    package var metrics: PixelMetrics?
    package let diagnostics: [Diagnostic]
    package let label: String?

    /// The display list mapped to pixels, which is exact where these depend on the rasterizer.
    package var pixelList: DisplayList {
        DisplayList(items: list.items.map { $0.transformed(by: canvas.transform) })
    }
}

extension Rendering {
    init(_ still: Still) {
        self.init(
            pixmap: still.picture.pixmap, metrics: still.metrics, diagnostics: still.diagnostics, label: still.label)
    }
}
