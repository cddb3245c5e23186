package import SymbolStills

/// A sprite of a sheet.
package struct SpriteSheetEntry: Hashable, Sendable {
    package var name: String
    /// Where its pixels lie in the sheet's image, after trimming.
    package var x, y, width, height: Int
    /// Its size before trimming, in pixels.
    package var sourceWidth, sourceHeight: Int
    /// Where the trimmed part lies in it, in pixels.
    package var offsetX, offsetY: Int
    /// In pixels of the sprite before trimming; nil for a sprite without text metrics.
    package var metrics: PixelMetrics?
    /// What a screen reader says.
    package var label: String?
    /// Milliseconds that a frame of an animation is shown; nil for a still.
    package var duration: Double?
    /// The sprite that it is a frame of; nil for a still.
    package var animation: String?
    /// What maps know of it.
    package var map = MapImage()

    /// An untrimmed sprite.
    package init(name: String, x: Int, y: Int, width: Int, height: Int) {
        self.name = name
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (sourceWidth, sourceHeight) = (width, height)
        (offsetX, offsetY) = (0, 0)
    }

    var isTrimmed: Bool { width != sourceWidth || height != sourceHeight }
}
