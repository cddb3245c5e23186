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
        checkSize(element.writtenSize, of: element)
        checkNumbers(of: element)
        guard let pixmap = try pixmap(of: element) else { return [] }
        let picture = Rect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height))
        let bounds = placed.imageBounds(of: picture)
        let ratio = element["preserveAspectRatio"]
        let placement = Viewport(bounds: bounds, viewBox: picture, preserveAspectRatio: ratio).placement
        let transform = placed.transform * placement
        var area = picture.transformed(by: placement)
        if placed.style.own.clipsOverflow ?? true { area = area.intersection(bounds) ?? bounds }
        guard area.transformed(by: placed.transform).isFinite, transform.inverse != nil else { return [] }
        let paint = ImagePaint(pixmap, transform: transform, isSmooth: placed.style.smoothsImages)
        let shape = DrawingShape(
            path: Path(rect: area), transform: placed.transform, fill: .init(paint: .image(paint), rule: .nonZero),
            stroke: nil)
        guard area != bounds else { return [.shape(shape)] }
        // The object bounding box of an image is the area given for it, whether or not its picture fills it
        // (SVG 2 §8.10).
        let box = DrawingShape(path: Path(rect: bounds), transform: placed.transform, fill: nil, stroke: nil)
        return [.shape(box), .shape(shape)]
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
            let pixmap = try decoded(data)
            imagePixels += pixmap.width * pixmap.height
            return pixmap
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
        let pixmap = try PNGDecoder(pixelLimit: limits.imagePixels - imagePixels).decode(bytes)
        guard max(pixmap.width, pixmap.height) <= ResolverLimits.imageSide else {
            throw .malformed("it has more than \(ResolverLimits.imageSide) pixels on a side")
        }
        return pixmap
    }
}

extension Placed {
    /// Whether a width or height of zero keeps the element from being visible.
    fileprivate var hasNoArea: Bool {
        [GeometryProperty.width, .height].contains { style.own.geometry.length($0, of: element)?.value == 0 }
    }

    /// Returns the area of an image in its user space: a side that is not given, or negative, follows from the other,
    /// or both from the size of its picture (CSS Images 3 §4.3).
    fileprivate func imageBounds(of picture: Rect) -> Rect {
        func length(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double? {
            style.own.geometry.length(property, of: element).map { basis.resolve($0, axis) }
        }
        func side(_ property: GeometryProperty, _ axis: LengthBasis.Axis) -> Double? {
            length(property, axis).flatMap { $0 < 0 ? nil : $0 }
        }
        let (width, height) = (side(.width, .horizontal), side(.height, .vertical))
        let ratio = picture.width / picture.height
        return Rect(
            x: length(.x, .horizontal) ?? 0, y: length(.y, .vertical) ?? 0,
            width: width ?? height.map { $0 * ratio } ?? picture.width,
            height: height ?? width.map { $0 / ratio } ?? picture.height)
    }
}
