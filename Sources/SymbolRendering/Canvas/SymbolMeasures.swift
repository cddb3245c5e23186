package import SymbolGeometry

/// The measures of a symbol that decide its canvas, in symbol space.
package struct SymbolMeasures: Hashable, Sendable {
    /// From margin to margin and from cap line to baseline; an icon's viewport.
    package var layoutBox: Rect
    /// The bounds of the visible ink: of what any mode paints at any value.
    package var ink: Rect
    /// The number of symbol units in the text size.
    package var em: Double
    /// Whether nothing is seen outside the layout box, as with an icon's viewport (SVG 2 §8.1).
    package var clips: Bool

    package init(layoutBox: Rect, ink: Rect, em: Double = 100, clips: Bool = false) {
        (self.layoutBox, self.ink, self.em, self.clips) = (layoutBox, ink, em, clips)
    }

    package var baseline: Double { layoutBox.maxY }

    /// The part of the plane that a kind of canvas shows at least.
    package func box(_ kind: CanvasKind) -> Rect {
        switch kind {
        case .layout: extent
        case .square: square
        case .ink: ink
        }
    }

    /// The measures of a symbol whose ink also gets to `reach`.
    package func reaching(_ reach: Rect) -> SymbolMeasures {
        let seen = clips ? ink.intersection(layoutBox) ?? reach : ink
        return SymbolMeasures(layoutBox: layoutBox, ink: seen.union(reach), em: em)
    }

    /// The layout box with everything that is seen.
    private var extent: Rect { clips ? layoutBox : layoutBox.union(ink) }

    private var square: Rect {
        let center = layoutBox.center
        let reach = max(
            center.x - extent.minX, extent.maxX - center.x, center.y - extent.minY, extent.maxY - center.y)
        return Rect(center).insetBy(-reach)
    }
}
