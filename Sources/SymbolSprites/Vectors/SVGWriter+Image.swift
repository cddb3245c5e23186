internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolRendering
internal import SymbolText

extension SVGWriter {
    /// Writes an image, clipped to the area that it fills unless that is all of it.
    mutating func image(_ image: ImagePaint, in fill: DisplayFill) throws(VectorError) -> [MarkupElement] {
        let (width, height) = (image.pixmap.width, image.pixmap.height)
        guard let bytes = try? PNGEncoder().encode(image.pixmap) else { throw VectorError(found: "a damaged image") }
        let outline = Path(rect: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
        let element = MarkupElement(
            "image",
            [("width", "\(width)"), ("height", "\(height)"), ("transform", image.transform.svg)]
                + (image.isSmooth ? [] : [("image-rendering", "pixelated")])
                + [("href", "data:image/png;base64," + String(base64: bytes))])
        guard data(outline.transformed(by: image.transform)) != data(fill.path) else { return [element] }
        var definitions: [MarkupElement] = []
        let area = Clip.Area(path: fill.path, rule: fill.rule, isAntialiased: fill.isAntialiased)
        let clip = reference(to: [Clip(areas: [area])], &definitions)
        return definitions + [MarkupElement("g", [("clip-path", clip)], [element])]
    }
}
