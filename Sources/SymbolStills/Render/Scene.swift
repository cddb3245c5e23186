internal import SymbolDrawing
package import SymbolGeometry
package import SymbolModel
package import SymbolRendering
package import SymbolText

/// A resolved symbol with the measures that frame it, all in symbol space.
package struct Scene {
    package let symbol: ResolvedSymbol
    /// The box that sizes refer to.
    package let box: Rect
    package let ink: Rect
    /// The number of symbol units in the text size.
    package let em: Double
    /// The differences between what is drawn and what was requested.
    package let diagnostics: [Diagnostic]
    package let variant: Variant?

    /// Resolves a symbol for drawing.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to resolve.
    ///   - options: The variant, style and layout direction to resolve it for.
    ///   - draws: Whether the symbol will be shown in states that are partly drawn.
    /// - Throws: `RenderError` where the symbol has no variant to draw, or where a strict request cannot be met.
    package init(_ symbol: Symbol, _ options: RenderOptions, draws: Bool = false) throws(RenderError) {
        let (resolved, ink): (ResolvedSymbol, Rect)
        switch symbol.artwork {
        case .icon(let drawing):
            resolved = ResolvedSymbol(drawing, style: options.style, weight: options.weight, draws: draws)
            box = drawing.bounds
            ink = drawing.nodes.bounds(in: .identity) ?? drawing.bounds
            em = drawing.bounds.height
            diagnostics = []
            variant = nil
        case .template(let artwork):
            guard let choice = artwork.variant(weight: options.weight, scale: options.scale) else { throw .empty }
            if options.isStrict, let substitution = choice.substitution { throw .variantMissing(substitution) }
            resolved = ResolvedSymbol(artwork, variant: choice.variant, style: options.style, draws: draws)
            box = choice.variant.layoutBox
            ink = choice.variant.ink
            em = 100
            diagnostics = [choice.substitution, artwork.ineffectiveValue(of: options.style)].compactMap { $0 }
            variant = choice.variant
        }
        let mirrors = symbol.mirrorsInRightToLeft && options.effectiveDirection == .rightToLeft
        let mirroring = mirrors ? Mirroring(resolved, in: box) : nil
        self.symbol = mirroring.map { resolved.placed($0.placements) } ?? resolved
        self.ink = mirroring.map { ink.transformed(by: $0.mirror) } ?? ink
    }

    /// The steps that paint the symbol.
    package func list() -> DisplayList { symbol.displayList() }

    /// The box from margin to margin and from cap line to baseline; for an icon, its viewport.
    package var guideBox: Rect {
        variant.map { Rect(minX: 0, minY: -Variant.capHeight, maxX: $0.advance, maxY: 0) } ?? box
    }

    /// The transform that puts this symbol where another one is.
    ///
    /// Both then have the same text size and the same middle, and templates share a baseline.
    package func placement(on other: Scene) -> AffineTransform {
        let size = AffineTransform.scale(other.em / em)
        let (mine, theirs) = (guideBox.transformed(by: size), other.guideBox)
        let isOnBaseline = variant != nil && other.variant != nil
        return .translation(x: theirs.midX - mine.midX, y: isOnBaseline ? 0 : theirs.midY - mine.midY) * size
    }

    /// The positions of the margins and lines under the transform to pixels that the options lead to.
    package func metrics(_ transform: AffineTransform, _ options: RenderOptions) -> PixelMetrics {
        var metrics = positions(transform)
        if case .points(let points) = options.size {
            metrics.pointSize = points
        } else {
            metrics.pointSize = em * transform.d / options.displayScale
        }
        metrics.weight = variant?.weight.rawValue
        return metrics
    }

    private func positions(_ transform: AffineTransform) -> PixelMetrics {
        guard let variant else {
            let (start, end) = (transform(box.origin), transform(Point(box.maxX, box.maxY)))
            return PixelMetrics(leftMargin: start.x, rightMargin: end.x, baseline: end.y)
        }
        let (left, right) = (transform(.zero), transform(Point(variant.advance, -Variant.capHeight)))
        return PixelMetrics(leftMargin: left.x, rightMargin: right.x, baseline: left.y, capline: right.y)
    }
}

extension TemplateArtwork {
    /// A note that the style's variable value has no effect on this symbol; `nil` where it has one.
    fileprivate func ineffectiveValue(of style: SymbolStyle) -> Diagnostic? {
        guard style.variableValue != nil, !style.variesAllLayers, style.variableMode != .draw,
            defaults.variableValueMode != .draw,
            !(layers(for: style.mode) ?? []).contains(where: \.varies)
        else { return nil }
        return Diagnostic(
            .ineffective, "the symbol does not vary: no layer of this mode has a variable threshold",
            help: "--variable-layers varies them all")
    }
}

extension Layer {
    fileprivate var varies: Bool { traits.variableThreshold != nil || traits.variableDraw != nil }
}
