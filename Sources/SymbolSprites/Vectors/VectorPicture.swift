internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// A still as a display list, before it is rasterized.
struct VectorPicture {
    private let drawing: [DisplayItem]
    private let background: Color
    /// The size of the canvas, in points.
    let width, height: Int
    /// The transform from symbol space to points.
    private let transform: AffineTransform
    /// The metrics, in points.
    let metrics: PixelMetrics
    let tint: Color
    let label: String?
    /// Whether the picture is drawn for left-to-right layout and has to be mirrored in the other direction.
    let isMirrored: Bool
    /// The whole canvas, in symbol space.
    let extent: Rect
    /// The canvas before it is extended to whole points, and the layout box, in symbol space.
    let box, layoutBox: Rect

    init(_ symbol: Symbol, _ scene: Scene, _ options: RenderOptions) throws {
        let framing = try Framing(scene.measures, options.canvasOptions)
        (width, height, transform) = (framing.width, framing.height, framing.transform)
        (box, layoutBox) = (scene.measures.box(options.canvas ?? .layout), scene.measures.layoutBox)
        (metrics, tint) = (scene.metrics(framing, options), options.style.effectiveTint)
        label = symbol.label(options)
        isMirrored = symbol.mirrorsInRightToLeft && options.effectiveDirection == .leftToRight
        (drawing, background) = (scene.list().items, options.background)
        let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        extent = canvas.transformed(by: framing.transform.inverse ?? .identity)
    }

    /// The items in symbol space, including the background.
    var items: [DisplayItem] { items(on: extent) }

    /// Returns the items for an area of symbol space, in which the background is painted.
    func items(on area: Rect) -> [DisplayItem] { DisplayItem.background(background, area) + drawing }

    /// The items in points, including the background.
    var itemsInPoints: [DisplayItem] { items.map { $0.transformed(by: transform) } }

    /// Returns the SVG elements without spaces between them, in the colour of the page; ids begin with `prefix`.
    func body(ids prefix: String) throws(VectorError) -> String {
        var writer = SVGWriter(names: SVGNames(prefix), extent: extent, palette: .page(tint: tint))
        return try writer.picture(items).map(\.compact).joined()
    }
}

extension DisplayItem {
    /// The item that paints a background; none where that is clear.
    fileprivate static func background(_ color: Color, _ area: Rect) -> [DisplayItem] {
        color.alpha == 0 ? [] : [.fill(DisplayFill(path: Path(rect: area), rule: .nonZero, paint: .color(color)))]
    }
}
