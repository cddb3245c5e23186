internal import SymbolGeometry
internal import SymbolText

/// The complexity of a skeleton, whose shapes are each compared with all others and drawn in every weight.
struct SkeletonSize {
    /// The remaining numbers of contours and segments.
    ///
    /// Icons of real sets have at most some 500 contours and 6,000 segments; a sheet of frames has 1,057 contours.
    private var (contours, segments) = (5000, 100_000)
    /// The remaining number of lines that approximate curves to a hundredth of a grid unit.
    private var chords = 1_000_000

    /// The greatest distance from the grid, in grid units: anything farther would overflow when outlined and scaled,
    /// and is in no picture.
    private static let reach = 1e9

    private let limits: (contours: Int, segments: Int, chords: Int)
    /// The size of a unit of the paths, in grid units.
    private let scale: Double

    init(_ limits: ReadLimits, scale: Double) {
        contours *= limits.factor
        segments *= limits.factor
        chords *= limits.factor
        (self.limits, self.scale) = ((contours, segments, chords), scale)
    }

    /// Counts the contents of paths.
    ///
    /// - Throws: `ReadError` when they exceed the limits for a skeleton.
    mutating func add(_ paths: [Path], at position: SourcePosition) throws(ReadError) {
        for path in paths { count(path) }
        func check(_ left: Int, of limit: Int, _ what: String) throws(ReadError) {
            guard left < 0 else { return }
            throw ReadError(position: position, message: "the icon to convert has more than \(limit) \(what)")
        }
        try check(contours, of: limits.contours, "contours")
        try check(segments, of: limits.segments, "segments")
        try check(chords, of: limits.chords, "lines once its curves are flattened")
    }

    /// Checks how far strokes extend, in grid units.
    ///
    /// - Parameters:
    ///   - strokes: The strokes of one layer.
    ///   - width: The Regular width, of which each stroke's width is a multiple.
    ///   - position: The position of the layer.
    /// - Throws: `ReadError` when a stroke extends too far.
    static func checkReach(
        of strokes: [SkeletonStroke], width: Double, at position: SourcePosition
    ) throws(ReadError) {
        for stroke in strokes {
            let corners = stroke.path.bounds.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } ?? []
            // Comparisons with NaN are false, so this rejects it too.
            guard corners.allSatisfy({ abs($0) <= reach }), stroke.width * width <= reach, width <= reach else {
                throw ReadError(
                    position: position, message: "the icon to convert extends beyond 1000000000 grid units")
            }
        }
    }

    private mutating func count(_ path: Path) {
        var start: Point?
        for element in path.elements {
            if let start, let segment = element.segment(from: start) {
                segments -= 1
                chords -= segment.chordCount(tolerance: 0.01 / scale)
            } else if case .move = element {
                contours -= 1
            }
            start = element.points.last ?? start
        }
    }
}
