package import SymbolGeometry

/// Which part of the plane becomes the image.
public enum CanvasKind: String, CaseIterable, Hashable, Sendable {
    /// The layout box, its top left corner on the first pixel's, its size rounded up to whole pixels.
    case layout
    /// The smallest square around the layout box, centred.
    case square
    /// The tight bounds of the outlines.
    case ink
}

/// How large a symbol is drawn.
public enum SymbolSize: Hashable, Sendable {
    /// Points of the text it stands beside: a symbol unit is 1/100 of them; a plain icon is as high as the points.
    case points(Double)
    /// The box's longer side, in pixels at display scale 1.
    case pixels(Int)
    /// Exactly this image, in pixels, the box fitted into it and centred.
    case fit(width: Int, height: Int)
    /// A template as it is drawn, at 100 points; an icon in its own size.
    case natural
}

/// Where a symbol lies on its image.
public struct Framing: Hashable, Sendable {
    public var width: Int
    public var height: Int
    /// From symbol space to pixels.
    package var transform: AffineTransform

    /// - Parameters:
    ///   - box: what is framed, in symbol space.
    ///   - em: symbol units in the text size.
    ///   - displayScale: pixels a point.
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

    /// Rounded up, save for what only rounding errors put above a whole number.
    private static func wholePixels(_ length: Double) throws(CanvasError) -> Int {
        guard length.isFinite, length < Double(Int32.max) else { throw .size(width: .max, height: .max) }
        return max(1, Int((length - 1e-6).rounded(.up)))
    }
}
