internal import SymbolGeometry
internal import SymbolText

/// What the shapes of a skeleton come to, each of which is looked at beside all others and drawn in every weight.
struct SkeletonSize {
    /// Icons of real sets have at most some 500 contours and 6,000 segments; a sheet of frames has 1,057 contours.
    private var (contours, segments) = (5000, 100_000)
    /// Lines that stray from curves by no more than a hundredth of a grid unit.
    private var chords = 1_000_000

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
