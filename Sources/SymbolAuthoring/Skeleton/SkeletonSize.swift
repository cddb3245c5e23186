internal import SymbolGeometry
internal import SymbolText

/// What the shapes of a skeleton come to, each of which is looked at beside all others and drawn in every weight.
struct SkeletonSize {
    /// Icons of real sets have at most some 500 contours and 6,000 segments; a sheet of frames has 1,057 contours.
    private var (contours, segments) = (5000, 100_000)
    /// Lines that stray from curves by no more than a hundredth of a grid unit.
    private var chords = 1_000_000

    /// Grid units from the grid: what reaches further overflows when it is outlined and scaled, and is in no picture.
    private static let reach = 1e9

    private let limits: (contours: Int, segments: Int, chords: Int)
    /// Grid units to one of the paths.
    private let scale: Double

    init(_ limits: ReadLimits, scale: Double) {
        contours *= limits.factor
        segments *= limits.factor
        chords *= limits.factor
        (self.limits, self.scale) = ((contours, segments, chords), scale)
    }

    /// Counts paths.
    ///
    /// - Throws: `ReadError` where they are more than a skeleton may have.
    mutating func add(_ paths: [Path], at position: SourcePosition) throws(ReadError) {
        for path in paths { take(path) }
        func check(_ left: Int, of limit: Int, _ what: String) throws(ReadError) {
            guard left < 0 else { return }
            throw ReadError(position: position, message: "more than \(limit) \(what) in an icon to convert")
        }
        try check(contours, of: limits.contours, "contours")
        try check(segments, of: limits.segments, "segments")
        try check(chords, of: limits.chords, "lines to follow the curves")
    }

    /// Looks how far strokes in grid units reach.
    ///
    /// - Parameters:
    ///   - strokes: What one layer draws.
    ///   - width: The regular width, of which each stroke has a part.
    ///   - position: The layer's.
    /// - Throws: `ReadError` where that is too far.
    static func checkReach(
        of strokes: [SkeletonStroke], width: Double, at position: SourcePosition
    ) throws(ReadError) {
        for stroke in strokes {
            let corners = stroke.path.bounds.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } ?? []
            // Of what is not a number nothing holds.
            guard corners.allSatisfy({ abs($0) <= reach }), stroke.width * width <= reach, width <= reach else {
                throw ReadError(
                    position: position, message: "reaches further than 1000000000 grid units in an icon to convert")
            }
        }
    }

    private mutating func take(_ path: Path) {
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
