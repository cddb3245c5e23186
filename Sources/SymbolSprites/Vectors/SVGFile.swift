internal import SymbolColor
internal import SymbolGeometry
internal import SymbolRendering

/// A still as an SVG file of its own.
enum SVGFile {
    /// Returns the file; ids begin with `prefix`, and what is painted in the tint inherits the colour of the page
    /// unless the tint is nil.
    static func bytes(_ picture: VectorPicture, ids prefix: String, tint: Color?) throws(VectorError) -> [UInt8] {
        var writer = SVGWriter(
            names: SVGNames(prefix), extent: picture.extent, palette: tint.map { .page(tint: $0) } ?? .own)
        let title = picture.label.map { [MarkupElement("title", text: $0)] } ?? []
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(picture.width)"), ("height", "\(picture.height)"),
            ("viewBox", writer.box(picture.extent))
        ]
        let root = MarkupElement("svg", attributes, title + (try writer.picture(picture.items)))
        return Array((root.compact + "\n").utf8)
    }
}
