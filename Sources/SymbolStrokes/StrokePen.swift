/// The pen of a stroke: what it leaves at the ends of a line and at its corners (SVG 2 §13.5).
package struct StrokePen: Hashable, Sendable {
    /// The shape of a line's ends.
    package enum Cap: String, Hashable, Sendable { case butt, round, square }

    /// The shape of a line's corners.
    package enum Join: Hashable, Sendable {
        /// A sharp corner; a bevel where the miter would be longer than `limit` stroke widths, at least 1.
        case miter(limit: Double)
        case round
        case bevel
    }

    package var cap: Cap
    package var join: Join

    package init(cap: Cap = .butt, join: Join = .miter(limit: 4)) {
        self.cap = cap
        self.join = join
    }
}
