internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolStills

/// A still before it becomes pixels.
struct VectorPicture {
    /// In symbol space, the background included.
    let items: [DisplayItem]
    /// In points.
    let width, height: Int
    /// From symbol space to points.
    let transform: AffineTransform
    /// In points.
    let metrics: PixelMetrics
    let tint: Color
    let label: String?
    /// Whether the symbol is turned round in right-to-left layout.
    let isMirrored: Bool

    init(
        items: [DisplayItem], framing: Framing, metrics: PixelMetrics, style options: RenderOptions, label: String?,
        isMirrored: Bool
    ) {
        (width, height, transform) = (framing.width, framing.height, framing.transform)
        (self.metrics, tint, self.label, self.isMirrored) = (metrics, options.style.tint, label, isMirrored)
        let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        extent = canvas.transformed(by: framing.transform.inverse ?? .identity)
        self.items = DisplayItem.background(options.background, extent) + items
    }

    /// The whole canvas, in symbol space.
    let extent: Rect

    /// In points.
    var placed: [DisplayItem] { items.map { $0.transformed(by: transform) } }
}

extension DisplayItem {
    /// What lies behind a picture; nothing where that is clear.
    static func background(_ color: Color, _ area: Rect) -> [DisplayItem] {
        color.alpha == 0 ? [] : [.fill(DisplayFill(path: Path(rect: area), rule: .nonZero, paint: .color(color)))]
    }
}
