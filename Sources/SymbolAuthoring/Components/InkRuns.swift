internal import SymbolGeometry

/// A run along one side of the ink within an outline.
struct InkRun {
    let hole: Int
    /// The parts of the hole's segments.
    let parts: [SegmentPart]
    /// How the ink between the run's end and the next run is cut through the rim; nil unless it is a line.
    var exit: InkExit?

    func sides(in subpaths: [Subpath]) -> [PathSegment] {
        let closed = subpaths[hole].closedSegments
        return parts.map { $0.of(closed) }
    }
}

/// The runs along the ink within an outline, and the order in which they follow one another around it.
struct InkRuns {
    /// The holes that lie nowhere at the rim.
    private(set) var amid: [Int] = []
    private var runs: [InkRun] = []
    /// The parts of holes at the rim: their places along the outline, and the runs that end and begin there.
    private var rims: [(place: Double, ending: Int, beginning: Int)] = []
    /// The index of the run that follows each run.
    private var following: [Int] = []

    /// The greatest width of a line, relative to the thickness of the rim.
    private static let widestLine = 2.0

    init(along holes: [Int], in subpaths: [Subpath], _ rim: OutlineRim) {
        for (hole, sides) in zip(holes, rim.sides) {
            if sides.isBeside.contains(true) { add(hole, subpaths[hole], sides, rim) } else { amid.append(hole) }
        }
        following = Array(runs.indices)
        rims.sort { $0.place < $1.place }
        // Holes run against the outline: what comes before a part of a hole at the rim is next on the outline.
        for (current, ahead) in zip(rims, rims.dropFirst() + rims.prefix(1)) {
            following[current.ending] = ahead.beginning
            guard let end = runs[current.ending].sides(in: subpaths).last,
                let start = runs[ahead.beginning].sides(in: subpaths).first,
                end.end.distance(to: start.start) <= Self.widestLine * rim.thickness
            else { continue }
            runs[current.ending].exit = InkExit(beyond: end, start, through: rim.outline)
        }
    }

    private mutating func add(_ hole: Int, _ contour: Subpath, _ sides: OutlineRim.Sides, _ rim: OutlineRim) {
        let groups = sides.isBeside.cyclicGroups
        guard groups.count > 1 else { return }
        let (first, segments) = (runs.count, contour.closedSegments)
        for (index, group) in groups.enumerated() {
            guard sides.isBeside[group[0]] else {
                runs.append(InkRun(hole: hole, parts: group.map { sides.parts[$0] }.joined))
                continue
            }
            let middle = sides.parts[group[group.count / 2]].of(segments).point(at: 0.5)
            // The groups begin with a run, which follows the last of them.
            let next = index + 1 < groups.count ? runs.count : first
            rims.append((rim.place(of: middle), runs.count - 1, next))
        }
    }

    /// The runs around each piece of ink.
    var loops: [[InkRun]] {
        var seen = Set<Int>()
        return runs.indices.compactMap { first in
            var (loop, next) = ([InkRun](), first)
            while seen.insert(next).inserted {
                loop.append(runs[next])
                next = following[next]
            }
            return loop.isEmpty ? nil : loop
        }
    }
}
