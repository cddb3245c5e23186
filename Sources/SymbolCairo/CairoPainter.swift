internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// A painter that replays display items into a context.
///
/// The context's own transform is always the identity; paths are mapped to pixels here.
struct CairoPainter {
    let width: Int
    let height: Int
    /// The transform from the list's space to pixels.
    var transform: AffineTransform
    /// The largest number of pixels of a pattern's tile.
    let tilePixels: Int
    let rasterizer: RasterizerKind
    /// What exactly drawn shapes are clipped to; nil for the whole canvas.
    var clip: ShapeClip?
    /// The rows to draw, to which the cost of exact drawing is limited; nil for all.
    var rows: [Range<Int>]?

    var canvas: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

    func paint(_ items: [DisplayItem], into context: borrowing CairoContext) throws(CairoError) {
        let items = items.gathered
        for run in items.runs {
            if run.isJoined, rasterizer == .exact, let paint = run.paint {
                try setSource(paint, of: context)
                let raw = context.raw
                coverage(of: area(of: run.items)) { $0.mask(raw) }
                continue
            }
            for index in run.items.indices { try paint(items, at: index, into: context) }
        }
    }

    private func paint(
        _ items: [DisplayItem], at index: Int, into context: borrowing CairoContext
    ) throws(CairoError) {
        switch items[index] {
        case .fill(let fill):
            // If it were cleared and then painted, each by its own coverage, the edge of a shape on its own colour
            // would become too light.
            if items.isReplaced(at: index - 1) { cairo_set_operator(context.raw, CAIRO_OPERATOR_SOURCE) }
            try paint(fill, into: context)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        case .stroke(let stroke): try paint(stroke, into: context)
        case .erase(let path, let rule):
            if items.isReplaced(at: index) { return }
            cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_OUT)
            cairo_set_source_rgba(context.raw, 0, 0, 0, 1)
            fill(path, rule, isAntialiased: true, into: context)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        case .group(let group): try paint(group, adding: items.fillsCleared(at: index), into: context)
        }
    }

    private func paint(_ item: DisplayFill, into context: borrowing CairoContext) throws(CairoError) {
        try setSource(item.paint, of: context)
        fill(item.path, item.rule, isAntialiased: item.isAntialiased, into: context)
    }

    func fill(_ path: Path, _ rule: FillRule, isAntialiased: Bool, into context: borrowing CairoContext) {
        if isAntialiased, rasterizer == .exact {
            let raw = context.raw
            return coverage(of: area(of: path, rule)) { $0.mask(raw) }
        }
        setAntialias(isAntialiased, of: context)
        setFillRule(rule, of: context)
        cairo_new_path(context.raw)
        context.append(path, transform)
        cairo_fill(context.raw)
    }

    func setSource(_ paint: Paint<Color>, of context: borrowing CairoContext) throws(CairoError) {
        switch paint {
        case .color(let color):
            context.setSource(color)
        case .linearGradient(let gradient):
            let pattern = try CairoPattern.linear(gradient, to: transform, canvas)
            cairo_set_source(context.raw, pattern.raw)
        case .radialGradient(let gradient):
            let pattern = try CairoPattern.radial(gradient, to: transform, canvas)
            cairo_set_source(context.raw, pattern.raw)
        case .pattern(let pattern): try setSource(pattern, of: context)
        case .image(let image):
            let pattern = try CairoPattern.image(image, to: transform)
            cairo_set_source(context.raw, pattern.raw)
        }
    }

    func setFillRule(_ rule: FillRule, of context: borrowing CairoContext) {
        cairo_set_fill_rule(context.raw, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    func setAntialias(_ isOn: Bool, of context: borrowing CairoContext) {
        cairo_set_antialias(context.raw, isOn ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    }
}
