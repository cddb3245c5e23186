internal import SymbolCairo
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

/// A grid of pixels, as many to an em whatever size a symbol is drawn at, on which colours and edges are measured.
///
/// Nothing on it is antialiased, so that every pixel has a colour that the picture is made of.
struct MeasuringGrid {
    let canvas: Canvas
    /// The pixels of an em.
    let em: Double

    /// At four pixels a hundredth of an em, the thinnest strokes are ten pixels wide.
    private static let pixelsPerEm = 400.0
    /// What is much longer than high, or has a tiny em, is measured more coarsely.
    private static let longestSide = 1600.0

    /// Lays a grid over a part of symbol space, with a border of one pixel around it.
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

    /// Draws on nothing.
    func picture(_ items: [DisplayItem]) throws(RenderError) -> Pixmap {
        do { return try CairoRasterizer().rasterize(DisplayList(items: items.map(\.crisp)), on: canvas) } catch {
            throw .rasterizer("\(error)")
        }
    }
}

extension Scene {
    /// Where anything of the symbol shows: an icon is clipped by its viewport.
    var extent: Rect { measures.box(.layout) }
}
