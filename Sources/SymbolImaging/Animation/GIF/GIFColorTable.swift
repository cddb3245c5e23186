/// The colours of one frame or of all, and the number that stands for transparency.
struct GIFColorTable: Hashable, Sendable {
    private let colors: [RGBA8]
    let transparentNumber: Int?

    static let capacity = 256

    /// - Parameter colors: at most `capacity`; one without alpha is the transparent one.
    init(_ colors: [RGBA8]) {
        self.colors = colors
        transparentNumber = colors.firstIndex { !$0.isOpaque }
    }

    /// The bits of a number: a table has a power of two of colours (GIF89a specification, section 19).
    var depth: Int { (1...8).first { colors.count <= 1 << $0 } ?? 8 }

    /// Three bytes a colour, black where there are no more.
    var bytes: [UInt8] {
        colors.flatMap { [$0.red, $0.green, $0.blue] }
            + Array(repeating: 0, count: 3 * (1 << depth - colors.count))
    }
}
