internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolImaging
internal import SymbolText

/// Pictures of pixels, which a file contains as PNG (SVG 2 §12.3).
extension DocumentResolver {
    /// Returns an image as a rectangle that is painted with it.
    mutating func image(_ placed: Placed) throws(ReadError) -> [DrawingNode] {
        let element = placed.element
        guard placed.style.isVisible, !placed.hasNoArea else { return [] }
        checkNumbers(of: element)
        guard let pixmap = try pixmap(of: element) else { return [] }
        let picture = Rect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height))
        let bounds = placed.imageBounds(of: picture)
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let ratio = element["preserveAspectRatio"]
        let placement = Viewport(bounds: bounds, viewBox: picture, preserveAspectRatio: ratio).placement
        var area = picture.transformed(by: placement)
        if placed.style.own.clipsOverflow ?? true { area = area.intersection(bounds) ?? bounds }
        let paint = ImagePaint(
            pixmap, transform: placed.transform * placement, isSmooth: placed.style.smoothsImages)
        let shape = DrawingShape(
            path: Path(rect: area), transform: placed.transform, fill: .init(paint: .image(paint), rule: .nonZero),
            stroke: nil)
        return [.shape(shape)]
    }

    /// Returns the pixels of an image; nil if it cannot be drawn, which is noted.
    private mutating func pixmap(of element: XMLElement) throws(ReadError) -> Pixmap? {
        if let known = images[element.index] { return known }
        let pixmap = try decodedPixmap(of: element)
        images[element.index] = .some(pixmap)
        return pixmap
    }

    private mutating func decodedPixmap(of element: XMLElement) throws(ReadError) -> Pixmap? {
        guard let link = element["href"] ?? element["xlink:href"] else {
            note(.invalid, element, "<image> is not drawn: it has no href")
            return nil
        }
        guard let data = DataURL(link.trimmingSpace) else {
            note(.unsupported, element.linkPosition, "<image> is not drawn: it refers to another file")
            return nil
        }
        do throws(PNGDecodingError) {
            return try decoded(data)
        } catch {
            switch error {
            case .tooManyPixels:
                throw ReadError(
                    position: element.position, message: "the images have more than \(limits.imagePixels) pixels")
            case .malformed:
                note(.unsupported, element.linkPosition, "<image> is not drawn: its data \(error)")
                return nil
            }
        }
    }

    private func decoded(_ data: DataURL) throws(PNGDecodingError) -> Pixmap {
        guard let bytes = data.bytes else { throw .malformed("it is not valid Base64") }
        let known = images.values.reduce(0) { $0 + ($1.map { $0.width * $0.height } ?? 0) }
        let pixmap = try PNGDecoder(pixelLimit: limits.imagePixels - known).decode(bytes)
        guard max(pixmap.width, pixmap.height) <= Self.longestSide else {
            throw .malformed("it has more than \(Self.longestSide) pixels on a side")
        }
        return pixmap
    }

    /// The largest width and height of Cairo's surfaces.
    private static let longestSide = 32_767
}

extension Placed {
    /// Whether a width or height of zero keeps the element from being visible.
    fileprivate var hasNoArea: Bool {
        [GeometryProperty.width, .height].contains { style.own.geometry.length($0, of: element)?.value == 0 }
    }

    /// Returns the area of an image in its user space: a side that is not given follows from the other, or both from
    /// the size of its picture (CSS Images 3 §4.3).
    fileprivate func imageBounds(of picture: Rect) -> Rect {
        func length(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double? {
            style.own.geometry.length(property, of: element).map { basis.resolve($0, axis) }
        }
        let (width, height) = (length(.width, .horizontal), length(.height, .vertical))
        let ratio = picture.width / picture.height
        return Rect(
            x: length(.x, .horizontal) ?? 0, y: length(.y, .vertical) ?? 0,
            width: width ?? height.map { $0 * ratio } ?? picture.width,
            height: height ?? width.map { $0 / ratio } ?? picture.height)
    }
}
