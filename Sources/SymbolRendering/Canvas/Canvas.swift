public import SymbolColor
package import SymbolGeometry

/// The grid of pixels on which a display list is drawn.
public struct Canvas: Hashable, Sendable {
    /// The width in pixels, from 1 to `maximumSide`; the area is at most `maximumArea`.
    public let width: Int
    /// The height in pixels, from 1 to `maximumSide`; the area is at most `maximumArea`.
    public let height: Int
    /// The transform from the list's space to pixels, where (0, 0) is the top-left corner of the top-left pixel.
    package let transform: AffineTransform
    /// The colour that shows where the list paints nothing.
    public let background: Color

    /// The greatest width or height in pixels: the limit of Cairo's image surfaces.
    public static let maximumSide = 32_767
    /// The greatest number of pixels, which take up 512 MiB per surface.
    public static let maximumArea = 1 << 27

    /// Creates the canvas of a framed symbol.
    ///
    /// - Throws: `CanvasError` for a size outside the limits.
    package init(_ framing: Framing, background: Color) throws(CanvasError) {
        try self.init(
            width: framing.width, height: framing.height, transform: framing.transform, background: background)
    }

    /// Creates a canvas from a size in pixels and a transform from the list's space to pixels.
    ///
    /// - Throws: `CanvasError` for a size outside the limits or a transform that is not finite.
    package init(
        width: Int, height: Int, transform: AffineTransform, background: Color = .clear
    ) throws(CanvasError) {
        guard width >= 1, height >= 1, width <= Self.maximumSide, height <= Self.maximumSide,
            width * height <= Self.maximumArea
        else { throw .size(width: width, height: height) }
        guard transform.isFinite else { throw .transform }
        self.width = width
        self.height = height
        self.transform = transform
        self.background = background
    }
}
