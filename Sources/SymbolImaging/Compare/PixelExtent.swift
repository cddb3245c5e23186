/// The columns and rows around some pixels of a picture, at least one of each.
public struct PixelExtent: Hashable, Sendable, CustomStringConvertible {
    public let columns: Range<Int>
    public let rows: Range<Int>

    init(x: Int, y: Int, width: Int, height: Int) {
        columns = x..<x + width
        rows = y..<y + height
    }

    /// Such as `3×2 at (10, 4)`.
    public var description: String { "\(columns.count)×\(rows.count) at (\(columns.lowerBound), \(rows.lowerBound))" }
}
