/// The width, ends, corners and dashes of a stroke (SVG 2 §13.5), in the units of the path's own space.
package struct StrokeStyle: Hashable, Sendable {
    /// The shape of a line's ends.
    package enum Cap: String, Hashable, Sendable { case butt, round, square }
    /// The shape of a line's corners.
    package enum Join: String, Hashable, Sendable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    /// Largest miter length over stroke width before a miter join turns into a bevel; at least 1.
    package var miterLimit: Double
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    ///
    /// None is negative and their sum is positive.
    package var dashes: [Double]
    package var dashOffset: Double

    package init(
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
