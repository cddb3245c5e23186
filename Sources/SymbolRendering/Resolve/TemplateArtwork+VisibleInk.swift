internal import SymbolColor
package import SymbolGeometry
package import SymbolModel

extension TemplateArtwork {
    /// Returns the bounds of what any mode paints of a variant at the value 1; `nil` where no mode paints anything.
    ///
    /// Erasers do not count, so that all modes, values and appearances have the same canvas.
    package func visibleInkBounds(of variant: Variant) -> Rect? {
        let layers = RenderingMode.allCases.flatMap { self.layers(for: $0) ?? [Layer(outlining: variant)] }
        let outlines = VariantOutlines(variant, for: layers)
        let drawn = Set(layers.filter(\.paints).flatMap(\.parts).filter { $0.action == .draw }.map(\.outlines))
        return drawn.flatMap(outlines.shapes).compactMap(\.path.bounds).reduce(nil) { ink, bounds in
            ink?.union(bounds) ?? bounds
        }
    }
}

extension Layer {
    /// Whether the layer paints with a visible colour.
    fileprivate var paints: Bool {
        if case .color(.custom(let color)) = role, color.alpha == 0 { return false }
        return opacity > 0
    }
}
