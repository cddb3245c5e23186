internal import SymbolGeometry
public import SymbolModel

/// The positions of a symbol's margins and lines in its picture, in pixels from the top-left corner.
public struct PixelMetrics: Hashable, Codable, Sendable {
    /// The x-coordinate of the left margin.
    public var leftMargin: Double
    /// The x-coordinate of the right margin.
    public var rightMargin: Double
    /// The y-coordinate of the baseline.
    public var baseline: Double
    /// The y-coordinate of the cap line; `nil` for plain icons, which have none.
    public var capline: Double?
    /// The distances from the picture's edges to the layout box.
    public var alignmentInsets: AlignmentInsets
    /// The text size, in points, that corresponds to the size of the symbol; `nil` if it is unknown.
    public var pointSize: Double?
    /// The weight that was drawn; `nil` for plain icons.
    public var weight: Weight?

    /// Creates metrics from positions in pixels.
    public init(
        leftMargin: Double, rightMargin: Double, baseline: Double, capline: Double? = nil,
        alignmentInsets: AlignmentInsets
    ) {
        (self.leftMargin, self.rightMargin, self.baseline, self.capline) = (leftMargin, rightMargin, baseline, capline)
        self.alignmentInsets = alignmentInsets
    }
}

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
