internal import SymbolGeometry

/// The positions of a symbol's margins and lines in its picture, in pixels from the top left corner.
public struct PixelMetrics: Hashable, Codable, Sendable {
    /// The x position of the left margin.
    public var leftMargin: Double
    /// The x position of the right margin.
    public var rightMargin: Double
    /// The y position of the baseline.
    public var baseline: Double
    /// The y position of the cap line; `nil` for plain icons, which have none.
    public var capline: Double?
    /// The distances from the picture's edges to the layout box.
    public var alignmentInsets: AlignmentInsets
    /// The size in points of the text that the symbol is as large as; `nil` where it is not known.
    public var pointSize: Double?
    /// The weight that is drawn, from 100 to 900; `nil` for plain icons.
    public var weight: Double?

    /// Creates metrics from positions in pixels.
    public init(
        leftMargin: Double, rightMargin: Double, baseline: Double, capline: Double? = nil,
        alignmentInsets: AlignmentInsets
    ) {
        (self.leftMargin, self.rightMargin, self.baseline, self.capline) = (leftMargin, rightMargin, baseline, capline)
        self.alignmentInsets = alignmentInsets
    }
}

/// The distances in pixels from a picture's edges inwards to the layout box, by which a symbol is aligned.
///
/// The layout box lies between the margins and between cap line and baseline; of a plain icon it is the viewport. What
/// sticks out of it, such as a badge, makes the picture larger but leaves the symbol in its place.
public struct AlignmentInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge; negative where the box begins above the picture, and so for the others.
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
