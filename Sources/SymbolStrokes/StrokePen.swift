/// The pen of a stroke: what it leaves at the ends of a line and at its corners (SVG 2 §13.5).
public struct StrokePen: Hashable, Sendable {
    public enum Cap: String, Hashable, Sendable { case butt, round, square }

    public enum Join: Hashable, Sendable {
        /// A sharp corner; a bevel where the miter would be longer than `limit` stroke widths, at least 1.
        case miter(limit: Double)
        case round
        case bevel
    }

    public var cap: Cap
    public var join: Join

    public init(cap: Cap = .butt, join: Join = .miter(limit: 4)) {
        self.cap = cap
        self.join = join
    }
}
