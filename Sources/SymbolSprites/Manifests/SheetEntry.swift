public import SymbolStills

/// A sprite of a sheet.
public struct SheetEntry: Hashable, Sendable {
    public var name: String
    /// Where its pixels lie in the sheet's image, after trimming.
    public var x, y, width, height: Int
    /// Its size before trimming, in pixels.
    public var sourceWidth, sourceHeight: Int
    /// Where the trimmed part lies in it, in pixels.
    public var offsetX, offsetY: Int
    /// In pixels of the sprite before trimming; nil for a sprite without text metrics.
    public var metrics: PixelMetrics?
    /// What a screen reader says.
    public var label: String?
    /// Milliseconds that a frame of an animation is shown; nil for a still.
    public var duration: Double?

    /// An untrimmed sprite.
    public init(name: String, x: Int, y: Int, width: Int, height: Int) {
        self.name = name
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (sourceWidth, sourceHeight) = (width, height)
        (offsetX, offsetY) = (0, 0)
    }

    var isTrimmed: Bool { width != sourceWidth || height != sourceHeight }
}
