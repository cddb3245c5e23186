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

    /// Appends a symbol.
    ///
    /// The layout box is told in the units of the `viewBox`, where it is not that; its foot is the baseline.
    mutating func append(_ picture: VectorPicture, name: String) throws(VectorError) {
        names.begin(prefix + name)
        let (box, layoutBox) = (picture.box, picture.layoutBox)
        var writer = SVGWriter(names: names, extent: box, palette: .page(tint: picture.tint))
        let title = picture.label.map { [MarkupElement("title", text: $0)] } ?? []
        let content = title + (try writer.picture(picture.items(on: box)))
        names = writer.names
        var attributes = [("id", prefix + name), ("viewBox", writer.box(box))]
        if layoutBox != box { attributes.append(("data-layout-box", writer.box(layoutBox))) }
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
