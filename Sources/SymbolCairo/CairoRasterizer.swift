internal import CCairo
internal import CPixman
internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolImaging
package import SymbolRendering

/// A rasterizer that draws display lists with Cairo.
///
/// Each call has a surface of its own, so calls may run concurrently.
package struct CairoRasterizer: Sendable {
    private let kind: RasterizerKind

    package init(_ kind: RasterizerKind = .exact) {
        self.kind = kind
    }

    /// The version of the Cairo library in use, such as `1.16.0`.
    package static var version: String { String(cString: cairo_version_string()) }

    /// The version of the pixman library in use, which composites for Cairo, such as `0.42.2`.
    package static var pixmanVersion: String { String(cString: pixman_version_string()) }

    /// The largest tile of a pattern, in canvas sizes: a larger one, which lies mostly outside, is drawn at a lower
    /// resolution.
    private static let tileCanvases = 4

    /// Draws a display list on a canvas.
    package func rasterize(_ list: DisplayList, on canvas: Canvas) throws(CairoError) -> Pixmap {
        try picture(of: list, on: canvas).pixmap
    }

    /// Draws a list, and returns its picture in the form in which it was drawn.
    package func picture(of list: DisplayList, on canvas: Canvas) throws(CairoError) -> Picture {
        try drawing(of: list, on: canvas).picture
    }

    /// Draws a list, reusing rows that do not differ from a list drawn last on the same canvas.
    ///
    /// The picture is the same as without it.
    package func drawing(
        of list: DisplayList, on canvas: Canvas, after last: DrawnList? = nil
    ) throws(CairoError) -> DrawnList {
        var painter = CairoPainter(
            width: canvas.width, height: canvas.height, transform: canvas.transform,
            tilePixels: canvas.width * canvas.height * Self.tileCanvases, rasterizer: kind)
        let group = list.soleTranslucentGroup
        let (items, opacity) = (group?.items ?? list.items, group?.opacity ?? 1)
        let rows = last.flatMap { painter.changedRows(from: $0.items, to: items) }
        if painter.work(list.items).exceedsLimits { throw .tooMuchCompositing }
        if let covered = painter.coverageSteps(of: items) {
            let before = rows == nil ? nil : last?.coverage
            painter.rows = before == nil ? nil : rows
            var cache = CoverageCache(after: last?.cache)
            var coverage = painter.coverage(of: covered.steps, &cache)
            if let before, let rows { coverage = before.replacing(rows, by: coverage) }
            let picture = try shaded(coverage, covered.color, opacity, on: canvas)
            return DrawnList(
                picture: .indexed(picture), items: items, opacity: opacity, coverage: coverage, cache: cache)
        }
        var known: Pixmap?
        if let rows, let last, last.opacity == opacity, case .pixels(let pixmap) = last.picture {
            (known, painter.rows) = (pixmap, rows)
        }
        let pixmap = try draw(
            width: canvas.width, height: canvas.height, opacity, on: canvas, rows: painter.rows, known: known
        ) { (context) throws(CairoError) in
            try painter.paint(items, into: context)
        }
        return DrawnList(
            picture: .pixels(pixmap), items: items, opacity: opacity, coverage: nil, cache: CoverageCache())
    }

    /// Returns the picture of a coverage in one colour.
    private func shaded(
        _ coverage: CoverageRuns, _ color: Color, _ opacity: Double, on canvas: Canvas
    ) throws(CairoError) -> IndexedPixmap {
        let (width, height) = (canvas.width, canvas.height)
        if let full = color.fullChannels, opacity == 1, canvas.background.alpha == 0 {
            return IndexedPixmap(
                width: width, height: height, runs: coverage.runs, rowEnds: coverage.rowEnds, alphasOf: full)
        }
        let shades = try draw(width: 256, height: 1, opacity, on: canvas) { context in
            let raw = context.raw
            context.setSource(color)
            CoverageBand.ramp { $0.mask(raw) }
        }
        return IndexedPixmap(
            width: width, height: height, runs: coverage.runs, rowEnds: coverage.rowEnds, colors: shades)
    }

    /// Draws a picture with an opacity and the canvas's background; pixels outside `rows` are taken from `known`.
    private func draw(
        width: Int, height: Int, _ opacity: Double, on canvas: Canvas, rows: [Range<Int>]? = nil, known: Pixmap? = nil,
        _ body: (borrowing CairoContext) throws(CairoError) -> Void
    ) throws(CairoError) -> Pixmap {
        let surface = try CairoSurface(.argb32, width: width, height: height)
        do {
            let context = try CairoContext(surface)
            if let rows {
                for rows in rows {
                    cairo_rectangle(context.raw, 0, Double(rows.lowerBound), Double(width), Double(rows.count))
                }
                cairo_clip(context.raw)
            }
            try body(context)
            if opacity < 1 { fade(to: opacity, context) }
            paintBackground(of: canvas, into: context)
            try context.check()
        }
        guard var pixmap = known, let rows else { return try Pixmap(surface) }
        try pixmap.take(rows, of: surface)
        return pixmap
    }

    /// Makes everything painted so far translucent, as an intermediate surface would, but without one.
    private func fade(to opacity: Double, _ context: borrowing CairoContext) {
        cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(context.raw, 0, 0, 0, opacity)
        cairo_paint(context.raw)
    }

    /// Paints the background last and beneath everything else, so that erasing does not affect it.
    private func paintBackground(of canvas: Canvas, into context: borrowing CairoContext) {
        let color = canvas.background
        guard color.alpha > 0 else { return }
        cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_OVER)
        context.setSource(color)
        cairo_paint(context.raw)
    }
}

extension DisplayList {
    /// The group that is the whole list if it has no effect other than its opacity.
    fileprivate var soleTranslucentGroup: DisplayGroup? {
        guard items.count == 1, case .group(let group) = items[0], !group.erases, group.blend == .normal,
            group.filter == nil,
            group.clips.isEmpty, group.masks.isEmpty
        else { return nil }
        return group
    }
}
