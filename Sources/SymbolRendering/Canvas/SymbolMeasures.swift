package import SymbolGeometry

/// The measures of a symbol that determine its canvas, in symbol space.
package struct SymbolMeasures: Hashable, Sendable {
    /// The rectangle from margin to margin and from the cap line to the baseline; for an icon, its viewport.
    package var layoutBox: Rect
    /// The bounds of the visible ink: of all that any mode paints at any value.
    package var inkBounds: Rect
    /// The number of symbol units in the text size.
    package var em: Double
    /// Whether nothing outside the layout box is visible, as with an icon's viewport (SVG 2 §8.1).
    package var clips: Bool

    package init(layoutBox: Rect, inkBounds: Rect, em: Double = 100, clips: Bool = false) {
        (self.layoutBox, self.inkBounds, self.em, self.clips) = (layoutBox, inkBounds, em, clips)
    }

    /// The y-coordinate of the baseline.
    package var baseline: Double { layoutBox.maxY }

    /// Returns the area that a kind of canvas shows at least.
    package func box(_ kind: CanvasKind) -> Rect {
        switch kind {
        case .layout: extent
        case .square: square
        case .ink: inkBounds
        }
    }

    /// Returns the measures of a symbol whose ink also extends to `reach`.
    package func reaching(_ reach: Rect) -> SymbolMeasures {
        let visible = clips ? inkBounds.intersection(layoutBox) ?? reach : inkBounds
        return SymbolMeasures(layoutBox: layoutBox, inkBounds: visible.union(reach), em: em)
    }

    /// The layout box together with all visible ink.
    private var extent: Rect { clips ? layoutBox : layoutBox.union(inkBounds) }

    private var square: Rect {
        let center = layoutBox.center
        let reach = max(
            center.x - extent.minX, extent.maxX - center.x, center.y - extent.minY, extent.maxY - center.y)
        return Rect(center).insetBy(-reach)
    }
}
