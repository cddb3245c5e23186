internal import SymbolGeometry
package import SymbolText

/// The variant drawn for a request, with a diagnostic where it is not exactly what was requested.
package struct VariantChoice: Hashable, Sendable {
    /// The variant to draw.
    package var variant: Variant
    /// The reason why this is only the nearest variant that the file draws; `nil` where it is the one requested.
    package var substitution: Diagnostic?
    /// The error in the drawing that is, or contributes to, the requested variant; `nil` where there is none.
    package var fault: Diagnostic?
}

extension TemplateArtwork {
    /// Returns the variant of a weight in a scale, or `nil` for a symbol without variants.
    ///
    /// A variant that the file draws comes first; then one interpolated from the three small sources; then the nearest
    /// one that is drawn, resized to the scale.
    ///
    /// - Parameters:
    ///   - weight: The weight; `nil` means Regular.
    ///   - scale: The scale; `nil` means the medium scale, and gives no diagnostic where another is drawn instead.
    /// - Returns: The variant, with a diagnostic where it is not the one requested.
    package func variant(weight: Weight?, scale: Scale?) -> VariantChoice? {
        let wanted = Cell(weight ?? .regular, scale ?? .medium)
        if let drawn = variants[wanted] { return VariantChoice(variant: drawn) }
        if case .sources(let sources) = sources,
            let variant = sources.variant(weight: wanted.weight, scale: wanted.scale)
        {
            return VariantChoice(variant: variant, fault: faults[wanted])
        }
        guard let nearest = nearest(wanted, among: cells), let drawn = variants[nearest],
            let variant = drawn.resized(to: wanted.scale)
        else { return nil }
        let differs = nearest.weight != wanted.weight || scale.map { $0 != nearest.scale } ?? false
        let size = nearest.scale == wanted.scale ? "" : ", in the size of the \(wanted.scale.rawValue) scale"
        return VariantChoice(
            variant: variant,
            substitution: differs
                ? Diagnostic(.substituted, "\(reason); \(nearest) is drawn instead\(size)") : nil,
            fault: fault(of: wanted))
    }

    /// The error of the requested cell or, failing that, of the missing source or of the cell nearest to the request.
    private func fault(of wanted: Cell) -> Diagnostic? {
        guard !faults.isEmpty else { return nil }
        if case .missing(let source) = sources, let fault = faults[wanted] ?? faults[source] { return fault }
        return nearest(wanted, among: (cells + faults.keys).sorted()).flatMap { faults[$0] }
    }

    /// Finds the nearest cell, or the bolder of two equally near ones.
    ///
    /// A step in weight, of about 100, counts as much as one from small to medium, of 0.276.
    private func nearest(_ wanted: Cell, among cells: [Cell]) -> Cell? {
        func distance(_ cell: Cell) -> Double {
            abs(cell.weight.rawValue - wanted.weight.rawValue)
                + 100 * abs(cell.scale.factor - wanted.scale.factor) / 0.276
        }
        return cells.reversed().min { distance($0) < distance($1) }
    }

    private var reason: String {
        switch sources {
        case .sources: "the sources have no extent there"
        case .missing(let cell): "the file cannot be interpolated without \(cell)"
        case .mismatch(let difference): "the file cannot be interpolated: \(difference)"
        }
    }
}

extension Variant {
    /// Returns the drawing resized about the middle of the cap band to a scale that is not drawn.
    ///
    /// Apple's documentation gives the same ratios between scales: 0.783 and 1.29 times the medium one.
    fileprivate func resized(to scale: Scale) -> Variant? {
        guard scale != self.scale else { return self }
        let factor = scale.factor / self.scale.factor
        let resizing = AffineTransform.scale(factor).about(Point(0, layoutBox.midY))
        let resized = shapes.map { shape in
            var shape = shape
            shape.path = shape.path.transformed(by: resizing)
            return shape
        }
        return Variant(
            weight: weight, scale: scale, shapes: resized, advance: advance * factor, hasOwnMargins: hasOwnMargins)
    }
}
