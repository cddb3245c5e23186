package import SymbolGeometry

/// The part of the plane that becomes the image.
public enum CanvasKind: String, CaseIterable, Hashable, Sendable {
    /// The layout box, with its top left corner on that of the first pixel and its size rounded up to whole pixels.
    case layout
    /// The smallest square around the layout box, which is centred in it.
    case square
    /// The tight bounds of the outlines.
    case ink
}

/// The size at which a symbol is drawn.
public enum SymbolSize: Hashable, Sendable {
    /// The size in points of the text that the symbol stands beside.
    ///
    /// A symbol unit of a template is a hundredth of it; a plain icon is as high as the text size.
    case points(Double)
    /// The length of the box's longer side, in pixels at display scale 1.
    case pixels(Int)
    /// The exact size of the image in pixels, whatever the display scale; the box is fitted into it and centred.
    case fit(width: Int, height: Int)
    /// The size in which the file is drawn: 100 points for a template, and its own size for an icon.
    case natural
}

/// The position and size of a symbol on its image.
public struct Framing: Hashable, Sendable {
    /// The width of the image in pixels.
    public var width: Int
    /// The height of the image in pixels.
    public var height: Int
    /// The transform from symbol space to pixels.
    package var transform: AffineTransform

    /// Frames a box of symbol space.
    ///
    /// - Parameters:
    ///   - box: The part of symbol space to show.
    ///   - em: The number of symbol units in the text size.
    ///   - size: The size of the symbol.
    ///   - displayScale: The number of pixels per point.
    ///   - isSquare: Whether the image is a square with the box in its centre.
    /// - Throws: `CanvasError` for an empty box or an image outside the limits.
    package init(
        box: Rect, em: Double, size: SymbolSize, displayScale: Double, isSquare: Bool
    ) throws(CanvasError) {
        let side = max(box.width, box.height)
        guard box.isFinite, side > 0 else { throw .transform }
        let unit: Double =
            switch size {
            case .points(let points): points / em * displayScale
            case .pixels(let pixels): Double(pixels) * displayScale / side
            case .fit(let width, let height): min(Double(width) / box.width, Double(height) / box.height)
            case .natural: displayScale
            }
        guard unit.isFinite, unit > 0 else { throw .transform }
        switch size {
        case .fit(let width, let height):
            self.init(box: box, unit: unit, width: width, height: height, isCentred: true)
        case .pixels(let pixels) where isSquare:
            let pixels = try Self.wholePixels(Double(pixels) * displayScale)
            self.init(box: box, unit: unit, width: pixels, height: pixels, isCentred: true)
        default:
            let width = try Self.wholePixels((isSquare ? side : box.width) * unit)
            let height = try Self.wholePixels((isSquare ? side : box.height) * unit)
            self.init(box: box, unit: unit, width: width, height: height, isCentred: isSquare)
        }
    }

    private init(box: Rect, unit: Double, width: Int, height: Int, isCentred: Bool) {
        let room =
            isCentred
            ? Point((Double(width) - box.width * unit) / 2, (Double(height) - box.height * unit) / 2) : .zero
        self.width = width
        self.height = height
        transform = AffineTransform(
            a: unit, b: 0, c: 0, d: unit,
            tx: room.x - box.minX * unit, ty: room.y - box.minY * unit)
    }

    /// Rounds up, except for what only rounding errors put above a whole number.
    private static func wholePixels(_ length: Double) throws(CanvasError) -> Int {
        guard length.isFinite, length < Double(Int32.max) else { throw .size(width: .max, height: .max) }
        return max(1, Int((length - 1e-6).rounded(.up)))
    }
}
