internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

/// Symbols as the `symbol` elements of one SVG, for `<use href="sprite.svg#name"/>` (SVG 2 §5.5).
///
/// What is painted in the tint becomes `currentColor`.
struct VectorSprite: Sendable {
    private let prefix: String
    private let stems: SVGStems

    /// Prepares the ids of symbols with some names, each of which begins with the prefix.
    init(of names: [String], prefix: String) {
        self.prefix = prefix
        stems = SVGStems(of: names.map { prefix + $0 })
    }

    /// Everything that determines the ids within a symbol.
    func ids(in name: String) -> [String] {
        let stem = stems.stem(of: prefix + name)
        return [stem] + stems.taken(from: stem)
    }

    /// Returns the element of a symbol.
    ///
    /// The layout box is given in the units of the `viewBox`, unless they are equal; its bottom edge is the baseline.
    func element(_ picture: VectorPicture, name: String) throws(VectorError) -> String {
        let stem = stems.stem(of: prefix + name)
        let (box, layoutBox) = (picture.box, picture.layoutBox)
        var writer = SVGWriter(
            names: SVGNames(stem: stem, taken: Set(stems.taken(from: stem))), extent: box,
            palette: .page(tint: picture.tint))
        let title = picture.label.map { [MarkupElement("title", text: $0)] } ?? []
        let content = title + (try writer.picture(picture.items(on: box)))
        var attributes = [("id", prefix + name), ("viewBox", writer.box(box))]
        if layoutBox != box { attributes.append(("data-layout-box", writer.box(layoutBox))) }
        return MarkupElement("symbol", attributes, content).lines(indent: "  ")
    }

    static func bytes(of elements: [String]) -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(elements.joined())</svg>\n".utf8)
    }
}

extension SVGWriter {
    func box(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    }
}
