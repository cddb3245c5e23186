package import SymbolImaging
package import SymbolRendering
package import SymbolText

/// A picture in the form in which it was drawn, with what it was drawn from.
package struct Still: Sendable {
    /// The picture.
    package let picture: Picture
    /// The steps that painted the picture.
    package let list: DisplayList
    /// The canvas on which the steps were drawn.
    package let canvas: Canvas
    /// The positions of the margins and lines in the picture; `nil` for a contact sheet.
    package var metrics: PixelMetrics?
    /// The differences between what is drawn and what was requested.
    package let diagnostics: [Diagnostic]
    /// The text that a screen reader speaks; `nil` for none.
    package let label: String?

    /// The display list mapped to pixels, which is exact where the pixels depend on the rasterizer.
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
