internal import SymbolGeometry
internal import SymbolText

/// An area of the plane, represented by the runs of evenly spaced horizontal lines within it.
struct ScanlineRegion {
    typealias Run = ClosedRange<Double>

    /// The runs of all lines from top to bottom; those of a line are ascending and disjoint.
    private(set) var runs: [Run] = []
    /// The number of runs up to the end of each line.
    private var ends: [Int] = []
    let raster: Raster

    /// The positions of the lines, which regions must share to be combined.
    struct Raster {
        let top: Double
        let step: Double
        let count: Int
        let sides: ClosedRange<Double>

        /// Creates lines across a box, limited in number so that they fit in memory.
        init(_ box: Rect, step: Double) {
            // Most edges of drawings lie at round heights, and no line should run along them.
            (top, self.step) = (box.minY + 0.37 * step, step)
            sides = box.minX...box.maxX
            count = min(max(0, Int(clamping: (box.height / step).rounded(.up))), 1 << 16)
        }

        func height(_ line: Int) -> Double { top + Double(line) * step }
    }

    init(empty raster: Raster) { self.init(raster) { _ in } }

    /// Creates a region with everything between the sides of the raster's box.
    init(all raster: Raster) {
        self.init(raster) { append in for line in 0..<raster.count { append(line, raster.sides) } }
    }

    /// Creates the region that a path fills by the nonzero rule.
    init(_ path: Path, _ raster: Raster) {
        let contours = path.flattened(tolerance: raster.step / 8).subpaths.map { subpath in
            ([subpath.start] + subpath.segments.map(\.end)).map {
                Point($0.x, ($0.y - raster.top) / raster.step)
            }
        }
        self.init(raster) { append in ScanlineSpans(contours, lines: raster.count) { $0 }.forEach(append) }
    }

    /// Creates a region from the runs that `body` appends: line by line from the top, and from the left.
    init(_ raster: Raster, _ body: (_ append: (_ line: Int, _ run: Run) -> Void) -> Void) {
        self.raster = raster
        ends.reserveCapacity(raster.count)
        body { line, run in
            endLines(before: line)
            runs.append(run)
        }
        endLines(before: raster.count)
    }

    private mutating func endLines(before line: Int) {
        while ends.count < line { ends.append(runs.count) }
    }

    /// Returns the positions in `runs` of the runs of a line.
    func range(of line: Int) -> Range<Int> { (line == 0 ? 0 : ends[line - 1])..<ends[line] }

    /// The runs of a line.
    subscript(line: Int) -> ArraySlice<Run> { runs[range(of: line)] }

    var area: Double { runs.reduce(0) { $0 + $1.upperBound - $1.lowerBound } * raster.step }

    mutating func formUnion(_ other: ScanlineRegion) { combine(other) { $0 || $1 } }
    mutating func subtract(_ other: ScanlineRegion) { combine(other) { $0 && !$1 } }
    mutating func formIntersection(_ other: ScanlineRegion) { combine(other) { $0 && $1 } }

    /// Combines two regions, which must have the same raster.
    @inline(__always)
    private mutating func combine(_ other: ScanlineRegion, _ isIn: (Bool, Bool) -> Bool) {
        var (own, others) = (RunEdges(runs), RunEdges(other.runs))
        runs = []
        runs.reserveCapacity(own.count + others.count)
        for line in ends.indices {
            (own.end, others.end) = (ends[line], other.ends[line])
            var start: Double?
            while let x = own.next(before: others) ?? others.next() {
                if isIn(own.isInside, others.isInside) {
                    start = start ?? x
                } else if let from = start {
                    if x > from { runs.append(from...x) }
                    start = nil
                }
            }
            ends[line] = runs.count
        }
    }
}

/// The edges of runs from left to right, line by line.
private struct RunEdges {
    private let runs: [ScanlineRegion.Run]
    private var index = 0
    /// The end of the current line's runs.
    var end = 0
    /// Whether the last edge was the beginning of a run.
    private(set) var isInside = false

    init(_ runs: [ScanlineRegion.Run]) { self.runs = runs }

    var count: Int { runs.count }

    /// The next edge of the line.
    private var x: Double? { index == end ? nil : isInside ? runs[index].upperBound : runs[index].lowerBound }

    /// Moves on to the next edge and returns it, or `nil` at the end of the line.
    @inline(__always)
    mutating func next() -> Double? {
        guard let x else { return nil }
        index += isInside ? 1 : 0
        isInside.toggle()
        return x
    }

    /// Moves on to the next edge if no other comes before it.
    @inline(__always)
    mutating func next(before other: RunEdges) -> Double? {
        if let x, let theirs = other.x, theirs < x { return nil }
        return next()
    }
}
