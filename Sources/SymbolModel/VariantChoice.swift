package import SymbolText

/// The variant that is drawn for a request, with a diagnostic where it is not quite what was requested.
package struct VariantChoice: Hashable, Sendable {
    package var variant: Variant
    /// The reason why this is only the nearest variant that the file draws; `nil` where it is the requested one.
    package var substitution: Diagnostic?
}

extension TemplateArtwork {
    /// The variant of a weight in a scale; `nil` for a symbol without variants.
    ///
    /// What is drawn wins; else it is interpolated from the three small sources; else it is the nearest that is drawn.
    ///
    /// - Parameters:
    ///   - weight: The weight; `nil` takes Regular, without a diagnostic where that is not drawn.
    ///   - scale: The scale; `nil` takes the medium scale, without a diagnostic where that is not drawn.
    /// - Returns: The variant, with a diagnostic where it is not the requested one.
    package func variant(weight: Weight?, scale: Scale?) -> VariantChoice? {
        let (wanted, size) = (weight ?? .regular, scale ?? .medium)
        if let drawn = variants[Cell(wanted, size)] { return VariantChoice(variant: drawn) }
        if case .sources(let sources) = sources, let variant = sources.variant(weight: wanted, scale: size) {
            return VariantChoice(variant: variant)
        }
        guard let nearest = nearest(wanted, size) else { return nil }
        let differs = weight.map { $0 != nearest.weight } ?? false || scale.map { $0 != nearest.scale } ?? false
        return VariantChoice(
            variant: nearest,
            substitution: differs
                ? Diagnostic(.substituted, "\(reason); \(nearest.name) is drawn instead") : nil)
    }

    /// A step in weight, of 100 or so, counts as much as one from small to medium, of 0.276; of two equally near, the
    /// bolder.
    private func nearest(_ weight: Weight, _ scale: Scale) -> Variant? {
        func distance(_ variant: Variant) -> Double {
            abs(variant.weight.rawValue - weight.rawValue) + 100 * abs(variant.scale.factor - scale.factor) / 0.276
        }
        return cells.reversed().compactMap { variants[$0] }.min { distance($0) < distance($1) }
    }

    private var reason: String {
        switch sources {
        case .sources: "the sources have no extent there"
        case .missing(let cell): "the file cannot be interpolated without \(cell)"
        case .mismatch(let difference): "the file cannot be interpolated: \(difference)"
        }
    }
}
