/// The width, caps, joins and dashes of a stroke (SVG 2 §13.5), in the units of the path's own space.
package struct StrokeStyle: Hashable, Sendable {
    /// The shape of a line's ends.
    package enum Cap: String, Hashable, Sendable { case butt, round, square }
    /// The shape of a line's corners.
    package enum Join: String, Hashable, Sendable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    /// The ratio of mitre length to stroke width, at least 1, beyond which a mitre join becomes a bevel.
    package var miterLimit: Double
    /// The alternating lengths of dashes and gaps, none of them negative and with a positive sum; empty for a solid
    /// line.
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
