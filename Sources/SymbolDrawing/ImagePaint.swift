package import SymbolColor
package import SymbolGeometry
package import SymbolImaging

/// A picture of pixels that an area is painted with; beyond its edges, the pixels there continue.
package struct ImagePaint: Hashable, Sendable {
    package let pixmap: Pixmap
    /// The mean colour of the visible pixels; nil if there are none.
    package let meanColor: Color?
    /// The transform from the picture, whose pixels are one unit wide and whose origin is its top left corner, to the
    /// drawing's space.
    package var transform: AffineTransform
    /// Whether pixels blend into each other where they are enlarged (CSS `image-rendering`).
    package var isSmooth: Bool

    package init(_ pixmap: Pixmap, transform: AffineTransform, isSmooth: Bool) {
        self.pixmap = pixmap
        meanColor = pixmap.meanColor
        self.transform = transform
        self.isSmooth = isSmooth
    }

    /// Returns the picture in one colour, of which each pixel has as much as of its own.
    package func painted(in color: Color) -> ImagePaint {
        ImagePaint(pixmap.painted(in: color), transform: transform, isSmooth: isSmooth)
    }
}
