internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering

/// What is drawn, with the measures that frame it, all in symbol space.
struct Scene {
    let list: DisplayList
    /// The box that sizes refer to.
    let box: Rect
    let ink: Rect
    /// Units in the text size.
    let em: Double
    /// What is drawn differently from what was asked for.
    let notices: [String]
    private let variant: Variant?

    init(_ symbol: Symbol, _ options: RenderOptions) throws(RenderError) {
        switch symbol.artwork {
        case .icon(let drawing):
            list = DisplayList(drawing, style: options.style, weight: options.weight)
            box = drawing.bounds
            ink = drawing.nodes.bounds(in: .identity) ?? drawing.bounds
            em = drawing.bounds.height
            notices = []
            variant = nil
        case .template(let artwork):
            guard let choice = artwork.variant(weight: options.weight, scale: options.scale) else { throw .empty }
            if options.isStrict, let notice = choice.notice { throw .notDrawn(notice) }
            list = DisplayList(artwork, variant: choice.variant, style: options.style)
            box = choice.variant.layoutBox
            ink = choice.variant.ink
            em = 100
            notices = [choice.notice, artwork.notice(on: options.style)].compactMap { $0 }
            variant = choice.variant
        }
    }

    /// Where the margins and lines fall under `transform`.
    func metrics(_ transform: AffineTransform) -> PixelMetrics {
        guard let variant else {
            let (start, end) = (transform(box.origin), transform(Point(box.maxX, box.maxY)))
            return PixelMetrics(leftMargin: start.x, rightMargin: end.x, baseline: end.y)
        }
        let (left, right) = (transform(.zero), transform(Point(variant.advance, -Variant.capHeight)))
        return PixelMetrics(leftMargin: left.x, rightMargin: right.x, baseline: left.y, capline: right.y)
    }
}

extension TemplateArtwork {
    /// What of a style has no effect on this symbol.
    fileprivate func notice(on style: SymbolStyle) -> String? {
        guard style.variableValue != nil, !style.variesAllLayers,
              !(layers(for: style.mode) ?? []).contains(where: { $0.traits.variableThreshold != nil }) else { return nil }
        return "the symbol does not vary: no layer of this mode has a variable threshold (--variable-layers varies them all)"
    }
}
