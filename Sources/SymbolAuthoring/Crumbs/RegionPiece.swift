internal import SymbolGeometry

/// A connected part of a region.
struct RegionPiece {
    private let runs: [(line: Int, run: ClosedRange<Double>)]
    private let raster: ScanlineRegion.Raster

    var region: ScanlineRegion { ScanlineRegion(runs, raster) }

    var area: Double { runs.reduce(0) { $0 + $1.run.upperBound - $1.run.lowerBound } * raster.step }

    /// Boxes that hold it whole: between two lines it may go on for almost a step.
    var boxes: [Rect] {
        runs.map { line, run in
            let y = raster.height(line)
            return Rect(minX: run.lowerBound, minY: y - raster.step, maxX: run.upperBound, maxY: y + raster.step)
        }
    }

    /// Whether it has a place in common with a piece of another region, on whatever lines.
    func meets(_ other: RegionPiece) -> Bool {
        let (mine, theirs) = (boxes, other.boxes)
        guard let around = Rect(around: theirs), Rect(around: mine)?.intersection(around) != nil else { return false }
        return mine.contains { box in
            box.intersection(around) != nil && theirs.contains { $0.intersection(box) != nil }
        }
    }

    /// Whether a region has a run that meets one of its own.
    func touches(_ region: ScanlineRegion) -> Bool {
        runs.contains { line, run in region.lines[line].contains { $0.overlaps(run) } }
    }

    /// The connected parts of a region, from the top.
    static func pieces(of region: ScanlineRegion) -> [RegionPiece] {
        let runs = region.lines.enumerated().flatMap { line, runs in runs.map { (line: line, run: $0) } }
        var joined = DisjointSets(runs.count)
        var (above, first) = (0..<0, 0)
        for line in region.lines {
            let current = first..<(first + line.count)
            for upper in above {
                for lower in current where runs[upper].run.overlaps(runs[lower].run) { joined.join(upper, lower) }
            }
            (above, first) = (current, current.upperBound)
        }
        return joined.groups.map { group in RegionPiece(runs: group.map { runs[$0] }, raster: region.raster) }
    }
}

extension ScanlineRegion {
    fileprivate init(_ runs: [(line: Int, run: ClosedRange<Double>)], _ raster: Raster) {
        self.init(empty: raster)
        for (line, run) in runs { append(run, to: line) }
    }
}

extension Rect {
    /// Nil where there are none.
    init?(around boxes: [Rect]) {
        guard let first = boxes.first else { return nil }
        self = boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}
