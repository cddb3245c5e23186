/// The pen of a stroke, with the shapes it leaves at the ends and corners of a line (SVG 2 §13.5).
package struct StrokePen: Hashable, Sendable {
    /// The shape of a line's ends.
    package enum Cap: String, Hashable, Sendable { case butt, round, square }

    /// The shape of a line's corners.
    package enum Join: Hashable, Sendable {
        /// A sharp corner, or a bevel when the mitre would be longer than `limit` stroke widths (at least 1).
        case miter(limit: Double)
        /// A round corner.
        case round
        /// A corner cut off by a straight line.
        case bevel
    }

    /// The shape of a line's ends.
    package var cap: Cap
    /// The shape of a line's corners.
    package var join: Join

    /// Creates a pen.
    package init(cap: Cap = .butt, join: Join = .miter(limit: 4)) {
        self.cap = cap
        self.join = join
    }
}
