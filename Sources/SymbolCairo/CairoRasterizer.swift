internal import CCairo
internal import CPixman
internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolImaging
package import SymbolRendering

/// Draws display lists with Cairo.
///
/// One surface a call, so calls may run side by side.
package struct CairoRasterizer: Rasterizer {
    private let kind: RasterizerKind

    package init(_ kind: RasterizerKind = .exact) {
        self.kind = kind
    }

    /// The version of the Cairo library that draws, as in `1.16.0`.
    package static var version: String { String(cString: cairo_version_string()) }

    /// The version of the library that composites for Cairo, as in `0.42.2`.
    package static var pixmanVersion: String { String(cString: pixman_version_string()) }

    /// The largest tile of a pattern, in canvases: one that is larger is drawn coarser, its most lying outside.
    private static let tileCanvases = 4

    package func rasterize(_ list: DisplayList, on canvas: Canvas) throws(CairoError) -> Pixmap {
        try picture(of: list, on: canvas).pixmap
    }

    /// Draws a list, whose picture keeps the form in which it is drawn.
    package func picture(of list: DisplayList, on canvas: Canvas) throws(CairoError) -> Picture {
        let painter = CairoPainter(
            width: canvas.width, height: canvas.height, transform: canvas.transform,
            tilePixels: canvas.width * canvas.height * Self.tileCanvases, rasterizer: kind)
        let whole = list.translucentWhole
        let (items, opacity) = (whole?.items ?? list.items, whole?.opacity ?? 1)
        if kind == .exact {
            let picture = try painter.picture(of: items) { (color) throws(CairoError) in
                try draw(width: 256, height: 1, opacity, on: canvas) { context in
                    let raw = context.raw
                    cairo_set_source_rgba(raw, color.red, color.green, color.blue, color.alpha)
                    CoverageBand.ramp { $0.mask(raw) }
                }
            }
            if let picture { return .indexed(picture) }
        }
        guard painter.compositedPixels(list.items) <= CairoPainter.compositingLimit else { throw .tooMuchCompositing }
        return .pixels(
            try draw(width: canvas.width, height: canvas.height, opacity, on: canvas) { (context) throws(CairoError) in
                try painter.paint(items, into: context)
            })
    }

    /// Gives what is drawn its opacity and the canvas's background.
    private func draw(
        width: Int, height: Int, _ opacity: Double, on canvas: Canvas,
        _ body: (borrowing CairoContext) throws(CairoError) -> Void
    ) throws(CairoError) -> Pixmap {
        let surface = try CairoSurface(.argb32, width: width, height: height)
        do {
            let context = try CairoContext(surface)
            try body(context)
            if opacity < 1 { fade(to: opacity, context) }
            paintBackground(of: canvas, into: context)
            try context.check()
        }
        return try Pixmap(surface)
    }

    /// Makes everything translucent that is painted so far, as a surface of its own would, but without one.
    private func fade(to opacity: Double, _ context: borrowing CairoContext) {
        cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(context.raw, 0, 0, 0, opacity)
        cairo_paint(context.raw)
    }

    /// Last and beneath everything, so that erasing never reaches it.
    private func paintBackground(of canvas: Canvas, into context: borrowing CairoContext) {
        let color = canvas.background
        guard color.alpha > 0 else { return }
        cairo_set_operator(context.raw, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgba(context.raw, color.red, color.green, color.blue, color.alpha)
        cairo_paint(context.raw)
    }
}

extension DisplayList {
    /// The one group that is the whole list and nothing more than translucent.
    fileprivate var translucentWhole: DisplayGroup? {
        guard items.count == 1, case .group(let group) = items[0], !group.erases, group.blend == .normal,
            group.filter == nil,
            group.clips.isEmpty, group.masks.isEmpty
        else { return nil }
        return group
    }
}

extension Pixmap {
    /// Copies an ARGB32 surface, whose pixels are native 32-bit words with alpha on top, as RGBA bytes.
    init(_ surface: borrowing CairoSurface) throws(CairoError) {
        self = try surface.withRows { source, stride, width, height in
            let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
                guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
                for y in 0..<height {
                    let row = source + y * stride
                    let out = target + y * width * 4
                    for x in 0..<width {
                        let argb = row.load(fromByteOffset: x * 4, as: UInt32.self)
                        let rgba = argb << 8 | argb >> 24
                        out.storeBytes(of: rgba.bigEndian, toByteOffset: x * 4, as: UInt32.self)
                    }
                }
                count = width * height * 4
            }
            return Pixmap(width: width, height: height, bytes: bytes)
        }
    }
}
