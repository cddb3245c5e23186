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
