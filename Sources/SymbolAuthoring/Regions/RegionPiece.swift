internal import SymbolGeometry

/// A connected part of a region.
struct RegionPiece {
    private let runs: [(line: Int, run: ClosedRange<Double>)]
    private let raster: ScanlineRegion.Raster
    /// The bounds of all boxes.
    let bounds: Rect

    private init?(_ runs: [(line: Int, run: ClosedRange<Double>)], _ raster: ScanlineRegion.Raster) {
        guard let bounds = runs.map({ raster.box(of: $0.run, in: $0.line) }).union else { return nil }
        (self.runs, self.raster, self.bounds) = (runs, raster, bounds)
    }

    var region: ScanlineRegion { ScanlineRegion(raster) { append in for (line, run) in runs { append(line, run) } } }

    var area: Double { runs.reduce(0) { $0 + $1.run.upperBound - $1.run.lowerBound } * raster.step }

    /// Returns the area that the piece shares with a region of the same scan lines.
    func area(within region: ScanlineRegion) -> Double {
        runs.reduce(0) { area, part in
            region[part.line].reduce(area) { area, run in
                area + max(0, min(run.upperBound, part.run.upperBound) - max(run.lowerBound, part.run.lowerBound))
            }
        } * raster.step
    }

    /// Boxes that together contain the piece, which can extend almost a step beyond its lines.
    var boxes: [Rect] { runs.map { raster.box(of: $0.run, in: $0.line) } }

    /// Returns whether the piece overlaps a piece of another region, which may have other scan lines.
    func meets(_ other: RegionPiece) -> Bool {
        guard let common = bounds.intersection(other.bounds) else { return false }
        let theirs = other.boxes.filter { $0.intersection(common) != nil }
        return boxes.contains { box in
            box.intersection(common) != nil && theirs.contains { $0.intersection(box) != nil }
        }
    }

    /// Returns the runs of pieces by line, each with the area of its piece.
    static func runs(of pieces: [RegionPiece]) -> [Int: [(run: ClosedRange<Double>, area: Double)]] {
        pieces.reduce(into: [:]) { lines, piece in
            let area = piece.area
            for (line, run) in piece.runs { lines[line, default: []].append((run, area)) }
        }
    }

    /// Returns whether one of the runs overlaps a run that belongs to a piece larger than the given area.
    func touches(_ lines: [Int: [(run: ClosedRange<Double>, area: Double)]], from area: Double) -> Bool {
        runs.contains { line, run in lines[line]?.contains { $0.area > area && $0.run.overlaps(run) } ?? false }
    }

    /// Returns whether one of the runs overlaps a run of a region.
    func touches(_ region: ScanlineRegion) -> Bool {
        runs.contains { line, run in region[line].contains { $0.overlaps(run) } }
    }

    /// Returns the connected parts of a region, from top to bottom.
    static func pieces(of region: ScanlineRegion) -> [RegionPiece] {
        let runs = region.runs
        var joined = DisjointSets(runs.count)
        var above = 0..<0
        for line in 0..<region.raster.count {
            let current = region.range(of: line)
            var first = current.lowerBound
            for upper in above {
                while first < current.upperBound, runs[first].upperBound < runs[upper].lowerBound { first += 1 }
                var lower = first
                while lower < current.upperBound, runs[lower].lowerBound <= runs[upper].upperBound {
                    joined.join(upper, lower)
                    lower += 1
                }
            }
            above = current
        }
        let lines = (0..<region.raster.count).flatMap { repeatElement($0, count: region[$0].count) }
        return joined.groups.compactMap { group in RegionPiece(group.map { (lines[$0], runs[$0]) }, region.raster) }
    }
}

extension ScanlineRegion.Raster {
    fileprivate func box(of run: ClosedRange<Double>, in line: Int) -> Rect {
        Rect(minX: run.lowerBound, minY: height(line) - step, maxX: run.upperBound, maxY: height(line) + step)
    }
}
