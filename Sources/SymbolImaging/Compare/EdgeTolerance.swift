/// How far edges may differ for one drawing sampled twice.
public struct EdgeTolerance: Hashable, Sendable {
    /// Most pixels: the largest difference as a share of the contrast among the pixel and its eight neighbours.
    public var contrast: Double
    /// The mean outward or inward distance of a part's edges, in pixels.
    public var growth: Double
    /// The mean distance of a part's edges in either direction, in pixels.
    public var distance: Double
    /// The movement of a part, in pixels.
    public var shift: Double

    public init(contrast: Double, growth: Double, distance: Double, shift: Double) {
        self.contrast = contrast
        self.growth = growth
        self.distance = distance
        self.shift = shift
    }

    public static let flattening = EdgeTolerance(contrast: 0.3, growth: 0.035, distance: 0.06, shift: 0.05)
    public static let sampling = EdgeTolerance(contrast: 0.45, growth: 0.1, distance: 0.16, shift: 0.13)
}
