internal import CCairo
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

extension CairoPainter {
    /// Strokes a path.
    ///
    /// Dashes are cut here: Cairo adds no caps to one of zero length, and joins the last to the first of a closed path
    /// if the pattern has a gap of zero length between them.
    func paint(_ item: DisplayStroke, into context: borrowing CairoContext) throws(CairoError) {
        let pen = transform * item.transform
        guard item.isVisible(under: pen) else { return }
        try setSource(item.paint, of: context)
        if item.isAntialiased, rasterizer == .exact {
            let raw = context.raw
            return coverage(of: area(of: [.stroke(item)])) { $0.mask(raw) }
        }
        setAntialias(item.isAntialiased, of: context)
        cairo_save(context.raw)
        cairo_new_path(context.raw)
        let subpaths = outline(of: item, pen).subpaths.map { $0.withoutHooks(under: pen) }
        for subpath in subpaths {
            if subpath.isPoint(under: pen) {
                appendDot(subpath, item.style, pen, into: context)
            } else {
                context.appendLines(Path(subpath.bendingShortLines(item.style)), pen)
            }
        }
        // The path is in pixels already; only the pen's shape is subject to this transform.
        var matrix = cairo_matrix_t(pen)
        cairo_set_matrix(context.raw, &matrix)
        var style = item.style
        if style.join == .miter { style.miterLimit = pen.miterLimit(style.miterLimit, of: subpaths) }
        context.set(style, pen: pen)
        cairo_stroke(context.raw)
        cairo_restore(context.raw)
    }

    /// Appends a subpath of zero length, which shows only its caps (SVG 2 §13.5.3).
    ///
    /// Cairo draws a round cap for a line between two equal points; a square cap needs a line of visible length, here a
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

extension DisplayStroke {
    /// Returns whether a pen draws anything.
    func isVisible(under pen: AffineTransform) -> Bool { style.width > 0 && pen.inverse != nil }
}

extension PathSegment {
    fileprivate func isLine(shorterThan length: Double) -> Bool {
        if case .line(let line) = self { line.start.distance(to: line.end) < length } else { false }
    }
}

extension Subpath {
    /// Returns the open subpath without caps, with its first line shorter than half the stroke's width turned into a
    /// curve.
    ///
    /// If all lines are horizontal or vertical, Cairo strokes each as a box as wide as the stroke, which would extend
    /// beyond so short an end; a path with a curve is not stroked in this way.
    fileprivate func bendingShortLines(_ style: StrokeStyle) -> Subpath {
        guard !isClosed, style.cap == .butt, segments.count > 1,
            let short = segments.firstIndex(where: { $0.isLine(shorterThan: style.width / 2) })
        else { return self }
        var segments = segments
        segments[short] = .cubic(segments[short].elevated)
        return Subpath(start: start, segments: segments)
    }

    /// Returns whether the subpath is a point at Cairo's resolution of 1/256 pixel.
    fileprivate func isPoint(under pen: AffineTransform) -> Bool {
        let bounds = Path(self).transformed(by: pen).bounds
        return bounds.map { max($0.width, $0.height) < 1 / 256 } ?? true
    }
}
