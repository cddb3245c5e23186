internal import SymbolColor
package import SymbolGeometry
package import SymbolModel

extension TemplateArtwork {
    /// The bounds of what any mode paints of a variant at the value 1; nil where none paints anything.
    ///
    /// Erasers neither add nor subtract, so that all modes, values and appearances have one canvas.
    package func visibleInk(of variant: Variant) -> Rect? {
        let layers = RenderingMode.allCases.flatMap { self.layers(for: $0) ?? [Layer(outlining: variant)] }
        let outlines = VariantOutlines(variant, for: layers)
        let drawn = Set(layers.filter(\.paints).flatMap(\.parts).filter { $0.action == .draw }.map(\.outlines))
        return drawn.flatMap(outlines.shapes).compactMap(\.path.bounds).reduce(nil) { ink, bounds in
            ink?.union(bounds) ?? bounds
        }
    }
}

extension Layer {
    /// Whether anything of it is seen in a colour that can be seen.
    fileprivate var paints: Bool {
        if case .color(.custom(let color)) = role, color.alpha == 0 { return false }
        return opacity > 0
    }
}
