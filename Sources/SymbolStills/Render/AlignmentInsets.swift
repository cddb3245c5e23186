internal import SymbolGeometry

/// The insets in pixels from a picture's edges to the layout box, by which a symbol is aligned.
///
/// The layout box lies between the margins and between the cap line and the baseline; for a plain icon, it is the
/// viewport. Anything that extends beyond it, such as a badge, makes the picture larger but does not move the symbol.
public struct AlignmentInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge; like the other distances, it is negative if the box begins outside the picture.
    public var top: Double
    /// The distance from the left edge.
    public var left: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the right edge.
    public var right: Double

    /// Creates insets from distances in pixels.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    init(of box: Rect, width: Int, height: Int) {
        self.init(top: box.minY, left: box.minX, bottom: Double(height) - box.maxY, right: Double(width) - box.maxX)
    }
}
