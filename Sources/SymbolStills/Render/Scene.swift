internal import SymbolColor
internal import SymbolDrawing
package import SymbolGeometry
package import SymbolModel
package import SymbolRendering
package import SymbolText

/// A resolved symbol with the measures that frame it, all in symbol space.
package struct Scene {
    /// The resolved symbol in the layout direction of the options.
    package let symbol: ResolvedSymbol
    /// The measures that determine the canvas.
    package let measures: SymbolMeasures
    /// The given options that change something about the symbol, and those that do not.
    package let effectiveOptions: [IneffectiveOption]
    private let ineffectiveOptions: [IneffectiveOption]
    private let substitution: Diagnostic?
    private let undefinedColors: [Diagnostic]
    /// The variant that is drawn; `nil` for an icon.
    package let variant: Variant?

    /// Resolves a symbol for drawing.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to resolve.
    ///   - options: The variant, style and layout direction.
    ///   - moves: Whether layers will be shown in different states.
    ///   - draws: Whether layers will be drawn in part.
    /// - Throws: `RenderError` if the symbol has no variant to draw, if that cannot be read, or if a strict request
    ///   cannot be met.
    package init(
        _ symbol: Symbol, _ options: RenderOptions, moves: Bool = false, draws: Bool = false
    ) throws(RenderError) {
        var measures: SymbolMeasures
        let substitution: Diagnostic?
        switch symbol.artwork {
        case .icon(let icon):
            let drawing = icon.drawing(in: options.style.appearance.scheme)
            let drawn = ResolvedSymbol(drawing, style: options.style, weight: options.weight, draws: draws)
            self.symbol = drawn.laidOut(as: symbol, options, in: drawing.bounds)
            measures = SymbolMeasures(
                layoutBox: drawing.bounds, inkBounds: drawn.inkBounds ?? drawing.bounds, em: drawing.bounds.height,
                clips: true)
            (variant, substitution, undefinedColors) = (nil, nil, [])
        case .template(let artwork):
            guard let choice = artwork.variant(weight: options.weight, scale: options.scale) else { throw .empty }
            if let fault = choice.fault ?? (options.isStrict ? artwork.firstFault : nil) { throw .unreadable(fault) }
            if options.isStrict, let substitution = choice.substitution { throw .variantMissing(substitution) }
            undefinedColors = artwork.undefinedColors(options.style)
            if options.isStrict, let undefined = undefinedColors.first { throw .colorUndefined(undefined) }
            self.symbol = ResolvedSymbol(
                artwork, of: symbol, variant: choice.variant, options, moves: moves, draws: draws)
            let box = choice.variant.layoutBox
            measures = SymbolMeasures(layoutBox: box, inkBounds: artwork.visibleInkBounds(of: choice.variant) ?? box)
            (variant, substitution) = (choice.variant, choice.substitution)
        }
        let given = IneffectiveOption.given(symbol, variant, options)
        effectiveOptions = given.filter { !$0.isIneffective }.map(\.option)
        ineffectiveOptions = given.filter(\.isIneffective).map(\.option)
        self.substitution = substitution
        if symbol.isMirrored(options) {
            measures.inkBounds = measures.inkBounds.transformed(by: Mirroring.mirror(in: measures.layoutBox))
        }
        self.measures = measures
    }

    /// The differences between what is drawn and what was requested.
    package var diagnostics: [Diagnostic] { diagnostics(omitting: []) }

    /// Returns the differences between what is drawn and what was requested, without options that have an effect
    /// elsewhere.
    package func diagnostics(omitting effective: Set<IneffectiveOption>) -> [Diagnostic] {
        [substitution].compactMap { $0 } + undefinedColors
            + ineffectiveOptions.filter { !effective.contains($0) }.map { $0.diagnostic(isIcon: variant == nil) }
    }

    /// Returns the position and size of the symbol on the image for some options.
    package func framing(_ options: RenderOptions) throws(RenderError) -> Framing {
        do { return try Framing(measures, options.canvasOptions) } catch { throw .canvas(error) }
    }

    /// Returns the steps that paint the symbol.
    package func list() -> DisplayList { symbol.displayList() }

    /// Returns the transform that places this symbol where another one is.
    ///
    /// Both symbols then have the same text size and the same centre, and templates share a baseline.
    package func placement(on other: Scene) -> AffineTransform {
        let size = AffineTransform.scale(other.measures.em / measures.em)
        let (mine, theirs) = (measures.layoutBox.transformed(by: size), other.measures.layoutBox)
        let isOnBaseline = variant != nil && other.variant != nil
        return .translation(x: theirs.midX - mine.midX, y: isOnBaseline ? 0 : theirs.midY - mine.midY) * size
    }

    /// Returns the positions of the margins and lines on the image for some options.
    package func metrics(_ framing: Framing, _ options: RenderOptions) -> PixelMetrics {
        let box = measures.layoutBox.transformed(by: framing.transform)
        var metrics = PixelMetrics(
            leftMargin: box.minX, rightMargin: box.maxX, baseline: box.maxY, capline: variant == nil ? nil : box.minY,
            alignmentInsets: AlignmentInsets(of: box, width: framing.width, height: framing.height))
        if case .points(let points) = options.size {
            metrics.pointSize = points
        } else {
            metrics.pointSize = measures.em * framing.transform.d / options.displayScale
        }
        metrics.weight = variant?.weight
        return metrics
    }
}
