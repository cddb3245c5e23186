extension Pixmap {
    /// The smallest rectangle around the pixels that are not fully transparent, or nil if all are.
    package var inkBounds: PixelRectangle? {
        changedArea(from: Pixmap(width: width, height: height))
    }
}
