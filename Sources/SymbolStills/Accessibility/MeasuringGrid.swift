internal import SymbolCairo
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

/// A grid of pixels for measuring colours and edges, with the same number of pixels per em at every size of a symbol.
///
/// Nothing on it is antialiased, so that every pixel has one of the colours in the picture.
struct MeasuringGrid {
    let canvas: Canvas
    /// The number of pixels in an em.
    let em: Double

    /// The resolution: with four pixels in a hundredth of an em, the thinnest strokes are ten pixels wide.
    private static let pixelsPerEm = 400.0
    /// The greatest side in pixels; a symbol much longer than high, or with a tiny em, is measured at a lower
    /// resolution.
    private static let longestSide = 1600.0

    /// Creates a grid over a part of symbol space, with a border of one pixel around it.
    init(_ box: Rect, em: Double) throws(RenderError) {
        let unit = min(Self.pixelsPerEm / em, Self.longestSide / max(box.width, box.height))
        self.em = unit * em
        do throws(CanvasError) {
            guard unit.isFinite, unit > 0 else { throw .transform }
            canvas = try Canvas(
                width: Int(clamping: (box.width * unit).rounded(.up)) + 2,
                height: Int(clamping: (box.height * unit).rounded(.up)) + 2,
                transform: .translation(x: 1 - box.minX * unit, y: 1 - box.minY * unit) * .scale(unit))
        } catch {
            throw .canvas(error)
        }
    }

    /// Draws steps on a transparent ground.
    func picture(_ items: [DisplayItem]) throws(RenderError) -> Pixmap {
        do { return try CairoRasterizer().rasterize(DisplayList(items: items.map(\.crisp)), on: canvas) } catch {
            throw .rasterizer("\(error)")
        }
    }
}

extension Scene {
    /// The area in which anything of the symbol is visible; an icon is clipped by its viewport.
    var extent: Rect { measures.box(.layout) }
}
