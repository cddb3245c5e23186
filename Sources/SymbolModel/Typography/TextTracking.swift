/// The adjustment of the distance between the letters of a text.
public struct TextTracking: Hashable, Sendable, Encodable {
    /// The adjustment, in thousandths of the text's size.
    public var thousandths: Double
    /// The adjustment in points, rounded as published.
    public var points: Double

    /// Creates tracking from thousandths of the text's size and from points.
    public init(thousandths: Double, points: Double) { (self.thousandths, self.points) = (thousandths, points) }

    /// Creates the tracking of text of a size in points; `nil` for a size that is not published for the platform.
    ///
    /// Source: Apple Human Interface Guidelines, Typography, "Tracking values".
    public init?(ofPointSize pointSize: Double, on platform: Platform) {
        guard let row = TrackingTables.row(ofPointSize: pointSize, on: platform) else { return nil }
        self.init(thousandths: row.thousandths, points: row.points)
    }
}
