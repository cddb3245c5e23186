internal import SymbolGeometry
package import SymbolText

/// The variant that is drawn for a request, with a diagnostic where it is not quite what was requested.
package struct VariantChoice: Hashable, Sendable {
    package var variant: Variant
    /// The reason why this is only the nearest variant that the file draws; `nil` where it is the requested one.
    package var substitution: Diagnostic?
    /// What is wrong with the drawing that the requested variant is, or is made of; `nil` where that can be read.
    package var fault: Diagnostic?
}

extension TemplateArtwork {
    /// The variant of a weight in a scale; `nil` for a symbol without variants.
    ///
    /// What is drawn wins; else it is interpolated from the three small sources; else it is the nearest that is drawn,
    /// made as large as the scale is.
    ///
    /// - Parameters:
    ///   - weight: The weight; `nil` takes Regular, without a diagnostic where that is not drawn.
    ///   - scale: The scale; `nil` takes the medium scale, without a diagnostic where that is not drawn.
    /// - Returns: The variant, with a diagnostic where it is not the requested one.
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
        let differs = weight.map { $0 != nearest.weight } ?? false || scale.map { $0 != nearest.scale } ?? false
        let size = nearest.scale == wanted.scale ? "" : ", in the size of the \(wanted.scale.rawValue) scale"
        return VariantChoice(
            variant: variant,
            substitution: differs
                ? Diagnostic(.substituted, "\(reason); \(nearest) is drawn instead\(size)") : nil,
            fault: fault(of: wanted))
    }

    /// What is wrong with the cell that a request is for, else with the source that it lacks, else with what would be
    /// nearest to it.
    private func fault(of wanted: Cell) -> Diagnostic? {
        guard !faults.isEmpty else { return nil }
        if case .missing(let source) = sources, let fault = faults[wanted] ?? faults[source] { return fault }
        return nearest(wanted, among: (cells + faults.keys).sorted()).flatMap { faults[$0] }
    }

    /// A step in weight, of 100 or so, counts as much as one from small to medium, of 0.276; of two equally near, the
    /// bolder.
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
    /// The drawing made as large as another scale is, about the middle of the cap band, where that scale is not drawn.
    ///
    /// Apple's documentation gives the scales the same sizes: 0.783 and 1.29 times the medium one.
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
