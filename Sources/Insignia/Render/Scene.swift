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
    private let variant: Variant?

    init(_ symbol: Symbol, _ options: RenderOptions) throws(RenderError) {
        switch symbol.artwork {
        case .icon(let drawing):
            list = DisplayList(drawing, tint: options.tint)
            box = drawing.bounds
            ink = drawing.nodes.bounds(in: .identity) ?? drawing.bounds
            em = drawing.bounds.height
            variant = nil
        case .template(let artwork):
            let variant = try artwork.drawnVariant(weight: options.weight, scale: options.scale)
            list = DisplayList(monochrome: artwork, variant: variant, tint: options.tint)
            box = variant.layoutBox
            ink = variant.ink
            em = 100
            self.variant = variant
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
    /// The drawn variant that options ask for. Where they leave a choice, what is nearest to Regular-M.
    func drawnVariant(weight: Weight?, scale: Scale?) throws(RenderError) -> Variant {
        func distance(_ cell: Cell) -> Int {
            let steps: Int = switch cell.scale {
            case .medium: 0
            case .small: 1
            case .large: 2
            }
            return abs(cell.weight.rawValue - Weight.regular.rawValue) + steps
        }
        let fitting = cells.filter { (weight ?? $0.weight) == $0.weight && (scale ?? $0.scale) == $0.scale }
        guard let cell = fitting.min(by: { distance($0) < distance($1) }), let variant = variants[cell] else {
            let wanted = [weight.map { "weight \($0.name)" }, scale.map { "scale \($0.rawValue)" }].compactMap { $0 }
            throw .notDrawn(wanted: wanted.joined(separator: " in "), drawn: cells)
        }
        return variant
    }
}
