internal import CCairo
internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// Replays display items into a context whose own transform stays the identity: paths are mapped to pixels here.
struct CairoPainter {
    let width: Int
    let height: Int
    /// From the list's space to pixels.
    var transform: AffineTransform
    /// How many the tile of a pattern may have.
    let tilePixels: Int
    let rasterizer: RasterizerKind
    /// The pixels that shapes are cut to, as far as they are drawn exactly; nil for all.
    var window: Rect?
    /// The rows that are drawn, which is all that exact drawing costs; nil for all.
    var rows: [Range<Int>]?

    func paint(_ items: [DisplayItem], into context: borrowing CairoContext) throws(CairoError) {
        for run in items.runs {
            if run.isJoined, rasterizer == .exact, let paint = run.paint {
                try setSource(paint, of: context)
                let raw = context.raw
                coverage(of: area(of: run.items)) { $0.mask(raw) }
                continue
            }
            for place in run.items.indices { try paint(items, at: place, into: context) }
        }
    }

    private func paint(
        _ items: [DisplayItem], at place: Int, into context: borrowing CairoContext
    ) throws(CairoError) {
        switch items[place] {
        case .fill(let fill):
            // Cleared and then painted, each by its own coverage, the edge of a shape on its own colour would pale.
            if items.isReplaced(at: place - 1) { cairo_set_operator(context.raw, CAIRO_OPERATOR_SOURCE) }
            try paint(fill, into: context)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        case .stroke(let stroke): try paint(stroke, into: context)
        case .erase(let path, let rule):
            if items.isReplaced(at: place) { return }
            cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_OUT)
            cairo_set_source_rgba(context.raw, 0, 0, 0, 1)
            fill(path, rule, isAntialiased: true, into: context)
            cairo_set_operator(context.raw, CAIRO_OPERATOR_OVER)
        case .group(let group): try paint(group, into: context)
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
            cairo_set_source_rgba(context.raw, color.red, color.green, color.blue, color.alpha)
        case .linearGradient(let gradient):
            let pattern = try CairoPattern.linear(gradient, to: transform)
            cairo_set_source(context.raw, pattern.raw)
        case .radialGradient(let gradient):
            let pattern = try CairoPattern.radial(gradient, to: transform)
            cairo_set_source(context.raw, pattern.raw)
        case .pattern(let pattern): try setSource(pattern, of: context)
        }
    }

    func setFillRule(_ rule: FillRule, of context: borrowing CairoContext) {
        cairo_set_fill_rule(context.raw, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    func setAntialias(_ isOn: Bool, of context: borrowing CairoContext) {
        cairo_set_antialias(context.raw, isOn ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    }
}

extension [DisplayItem] {
    /// Whether the item at a place clears just what the next one fills.
    func isReplaced(at place: Int) -> Bool {
        guard place >= 0, place + 1 < count, case .erase(let path, let rule) = self[place],
            case .fill(let fill) = self[place + 1], fill.isAntialiased
        else { return false }
        return fill.rule == rule && fill.path == path
    }
}
