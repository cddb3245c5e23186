internal import SymbolGeometry
internal import SymbolText

/// What the shapes of a skeleton come to, each of which is looked at beside all others and drawn in every weight.
struct SkeletonSize {
    /// Icons of real sets have at most 500 contours and 6,000 segments.
    private static let (contours, segments) = (5000, 100_000)

    private let limits: (contours: Int, segments: Int)
    private var (contours, segments) = (0, 0)

    init(_ limits: ReadLimits) {
        self.limits = (Self.contours * limits.factor, Self.segments * limits.factor)
    }

    /// Counts paths.
    ///
    /// - Throws: `ReadError` where they are more than a skeleton may have.
    mutating func add(_ paths: [Path], at position: SourcePosition) throws(ReadError) {
        for path in paths {
            let moves = path.elements.count { if case .move = $0 { true } else { false } }
            contours += moves
            segments += path.elements.count - moves
        }
        if contours > limits.contours {
            throw ReadError(position: position, message: "more than \(limits.contours) contours in an icon to convert")
        }
        if segments > limits.segments {
            throw ReadError(position: position, message: "more than \(limits.segments) segments in an icon to convert")
        }
    }
}
