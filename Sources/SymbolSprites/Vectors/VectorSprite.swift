internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

/// Symbols as the `symbol` elements of one SVG, for `<use href="sprite.svg#name"/>` (SVG 2 §5.5).
///
/// What is painted in the tint becomes `currentColor`.
struct VectorSprite {
    private var symbols: [MarkupElement] = []
    private let prefix: String
    private var names: SVGNames

    /// `ids` are those of all symbols that will be appended, before the prefix.
    init(ids: [String], prefix: String) {
        self.prefix = prefix
        names = SVGNames(taken: Set(ids.map { prefix + $0 }))
    }

    /// Appends a symbol, of which the part of the list's space within `bounds` is shown.
    ///
    /// The layout box is told in the units of the `viewBox`, where it is not that; its foot is the baseline.
    mutating func append(
        _ items: [DisplayItem], name: String, label: String?, bounds: Rect, layoutBox: Rect, tint: Color
    ) throws(VectorError) {
        names.begin(prefix + name)
        var writer = SVGWriter(names: names, extent: bounds, palette: .page(tint: tint))
        let title = label.map { [MarkupElement("title", text: $0)] } ?? []
        let content = title + (try writer.picture(items))
        names = writer.names
        var attributes = [("id", prefix + name), ("viewBox", writer.box(bounds))]
        if layoutBox != bounds { attributes.append(("data-layout-box", writer.box(layoutBox))) }
        symbols.append(MarkupElement("symbol", attributes, content))
    }

    var bytes: [UInt8] {
        let body = symbols.map { $0.lines(indent: "  ") }.joined()
        return Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(body)</svg>\n".utf8)
    }
}

extension SVGWriter {
    func box(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    }
}
