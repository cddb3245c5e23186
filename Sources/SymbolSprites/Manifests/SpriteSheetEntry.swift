package import SymbolStills

/// A sprite on a sheet.
package struct SpriteSheetEntry: Hashable, Sendable {
    /// The name, which is unique on the sheet.
    package var name: String
    /// The rectangle of the trimmed pixels on the sheet, in pixels.
    package var x, y, width, height: Int
    /// The size before trimming, in pixels.
    package var sourceWidth, sourceHeight: Int
    /// The position of the trimmed part in the untrimmed sprite, in pixels.
    package var offsetX, offsetY: Int
    /// The metrics in pixels of the untrimmed sprite; nil for a sprite without any.
    package var metrics: PixelMetrics?
    /// The text that a screen reader speaks.
    package var label: String?
    /// The duration of an animation's frame in milliseconds; nil for a still.
    package var duration: Double?
    /// The name of the animation that the sprite is a frame of; nil for a still.
    package var animation: String?
    /// The properties of the image in a map's sprite.
    package var map = MapImage()

    /// Creates an entry for an untrimmed sprite.
    package init(name: String, x: Int, y: Int, width: Int, height: Int) {
        self.name = name
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (sourceWidth, sourceHeight) = (width, height)
        (offsetX, offsetY) = (0, 0)
    }

    var isTrimmed: Bool { width != sourceWidth || height != sourceHeight }
}
