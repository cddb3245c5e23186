/// The colours of one frame or of all frames, and the number that stands for transparency.
struct GIFColorTable: Hashable, Sendable {
    private let colors: [RGBA8]
    let transparentNumber: Int?

    static let capacity = 256

    /// Creates a table of at most `capacity` colours, of which a non-opaque one stands for transparency.
    init(_ colors: [RGBA8]) {
        self.colors = colors
        transparentNumber = colors.firstIndex { !$0.isOpaque }
    }

    /// The number of bits of a colour number: the size of a table is a power of two (GIF89a specification, section 19).
    var depth: Int { (1...8).first { colors.count <= 1 << $0 } ?? 8 }

    /// The table with three bytes per colour, padded with black.
    var bytes: [UInt8] {
        colors.flatMap { [$0.red, $0.green, $0.blue] }
            + Array(repeating: 0, count: 3 * (1 << depth - colors.count))
    }
}
