internal import CCairo
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

extension CairoPainter {
    /// Strokes a path.
    ///
    /// Dashes are cut here: Cairo gives one of no length no cap, and joins the last to the first of a closed path where
    /// the pattern has a gap of no length between them.
    func paint(_ item: DisplayStroke, into context: borrowing CairoContext) throws(CairoError) {
        let pen = transform * item.transform
        guard pen.inverse != nil, item.style.width > 0 else { return }
        try setSource(item.paint, of: context)
        setAntialias(item.isAntialiased, of: context)
        cairo_save(context.raw)
        cairo_new_path(context.raw)
        for subpath in outline(of: item, pen).subpaths {
            if subpath.isPoint(under: pen) {
                appendDot(subpath, item.style, pen, into: context)
            } else {
                context.appendLines(Path(subpath), pen)
            }
        }
        // The path is in pixels already: only the pen's shape is made under this transform.
        var matrix = cairo_matrix_t(pen)
        cairo_set_matrix(context.raw, &matrix)
        context.set(item.style, pen: pen)
        cairo_stroke(context.raw)
        cairo_restore(context.raw)
    }

    private static let dashLimit = 10_000_000

    /// The path cut into its dashes.
    ///
    /// So many that each is far below a pixel are drawn as one line.
    private func outline(of item: DisplayStroke, _ pen: AffineTransform) -> Path {
        guard !item.style.dashes.isEmpty else { return item.path }
        return item.path.dashed(item.style.dashes, offset: item.style.dashOffset, limit: Self.dashLimit) ?? item.path
    }

    /// A subpath of no length shows its caps (SVG 2 §13.5.3).
    ///
    /// Cairo draws the round one for a line between two equal points; the square one needs a line it can see, here a
    /// 64th of a pixel, whose direction it follows.
    private func appendDot(
        _ subpath: Subpath, _ style: StrokeStyle, _ pen: AffineTransform, into context: borrowing CairoContext
    ) {
        guard style.cap != .butt else { return }
        let direction = subpath.end == subpath.start ? Point(1, 0) : subpath.end - subpath.start
        let (center, ahead) = (pen(subpath.start), pen(subpath.start + direction))
        let length = ahead.distance(to: center)
        guard length > 0 else { return }
        let reach = (ahead - center) * (1 / 128 / length)
        cairo_move_to(context.raw, center.x - reach.x, center.y - reach.y)
        cairo_line_to(context.raw, center.x + reach.x, center.y + reach.y)
    }
}

extension Subpath {
    /// Whether nothing of the subpath can be told from a point at Cairo's resolution of 1/256 pixel.
    fileprivate func isPoint(under pen: AffineTransform) -> Bool {
        let bounds = Path(self).transformed(by: pen).bounds
        return bounds.map { max($0.width, $0.height) < 1 / 256 } ?? true
    }
}
