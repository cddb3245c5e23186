/// How a path is stroked (SVG 2 §13.5), in the units of the path's own space.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    public var width: Double
    public var cap: Cap
    public var join: Join
    /// Largest miter length over stroke width before a miter join turns into a bevel; at least 1.
    public var miterLimit: Double
    /// Alternating lengths of dashes and gaps; empty for a solid line. None is negative and their sum is positive.
    public var dashes: [Double]
    public var dashOffset: Double

    public init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
        dashes: [Double] = [], dashOffset: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashOffset = dashOffset
    }
}
