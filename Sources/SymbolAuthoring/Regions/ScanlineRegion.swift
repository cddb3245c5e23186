internal import SymbolGeometry
internal import SymbolText

/// An area of the plane, represented by the runs of evenly spaced horizontal lines within it.
struct ScanlineRegion {
    /// The lines from top to bottom; the runs of a line are ascending and disjoint.
    private(set) var lines: [[ClosedRange<Double>]]
    let raster: Raster

    private struct Edge {
        let x: Double
        let isOther: Bool
    }

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

    init(empty raster: Raster) {
        (lines, self.raster) = (Array(repeating: [], count: raster.count), raster)
    }

    /// Creates a region with everything between the sides of the raster's box.
    init(all raster: Raster) {
        (lines, self.raster) = (Array(repeating: [raster.sides], count: raster.count), raster)
    }

    /// Creates the region that a path fills by the nonzero rule.
    init(_ path: Path, _ raster: Raster) {
        self.init(empty: raster)
        let contours = path.flattened(tolerance: raster.step / 8).subpaths.map { subpath in
            ([subpath.start] + subpath.segments.map(\.end)).map {
                Point($0.x, ($0.y - raster.top) / raster.step)
            }
        }
        let spans = ScanlineSpans(contours, lines: raster.count) { $0 }
        spans.forEach { line, span in lines[line].append(span) }
    }

    var area: Double {
        lines.joined().reduce(0) { $0 + $1.upperBound - $1.lowerBound } * raster.step
    }

    mutating func formUnion(_ other: ScanlineRegion) { combine(other) { $0 || $1 } }
    mutating func subtract(_ other: ScanlineRegion) { combine(other) { $0 && !$1 } }
    mutating func formIntersection(_ other: ScanlineRegion) { combine(other) { $0 && $1 } }

    /// Returns whether the region contains a disc whose centre is on a line.
    func containsDisc(radius: Double) -> Bool {
        let reach = Int(clamping: radius / raster.step)
        let chords = (-reach...reach).map { offset in
            (offset, (radius * radius - Double(offset * offset) * raster.step * raster.step).squareRoot())
        }
        return lines.indices.dropFirst(reach).dropLast(reach).contains { line in
            var middles = lines[line]
            for (offset, half) in chords where !middles.isEmpty {
                middles = middles.flatMap { middle in
                    lines[line + offset].compactMap { run in
                        let (first, last) = (run.lowerBound + half, run.upperBound - half)
                        let (from, to) = (max(middle.lowerBound, first), min(middle.upperBound, last))
                        return from <= to ? from...to : nil
                    }
                }
            }
            return !middles.isEmpty
        }
    }

    /// Appends a run, which must lie after those of its line.
    mutating func append(_ run: ClosedRange<Double>, to line: Int) { lines[line].append(run) }

    /// Combines two regions, which must have the same raster.
    private mutating func combine(_ other: ScanlineRegion, _ isIn: (Bool, Bool) -> Bool) {
        for line in lines.indices {
            guard !other.lines[line].isEmpty else {
                if !isIn(true, false) { lines[line] = [] }
                continue
            }
            guard !lines[line].isEmpty || isIn(false, true) else { continue }
            let edges =
                lines[line].flatMap { [Edge(x: $0.lowerBound, isOther: false), Edge(x: $0.upperBound, isOther: false)] }
                + other.lines[line].flatMap {
                    [Edge(x: $0.lowerBound, isOther: true), Edge(x: $0.upperBound, isOther: true)]
                }
            var (inside, insideOther, start) = (false, false, Double?.none)
            var runs: [ClosedRange<Double>] = []
            for edge in edges.sorted(by: { $0.x < $1.x }) {
                if edge.isOther { insideOther.toggle() } else { inside.toggle() }
                if isIn(inside, insideOther) {
                    start = start ?? edge.x
                } else if let from = start {
                    if edge.x > from { runs.append(from...edge.x) }
                    start = nil
                }
            }
            lines[line] = runs
        }
    }
}
