internal import SymbolGeometry

/// The ink within the rim of an outline, such as the lines between its holes, as contours that any weight has.
///
/// The sides of that ink are runs of the holes' segments. Where a run ends at the rim, the run on the other side of the
/// ink follows, so that the runs form loops around the ink. A hole that lies nowhere at the rim bounds it from within.
struct InnerInk {
    private let outline: Int
    /// The holes that lie amid the ink.
    private let amid: [Int]
    private var loops: [[InkRun]] = []
    /// Whether ink is left out because contours around it would cross, or cut into the holes.
    private(set) var isIncomplete = false

    /// The least area of inner ink, in squares of the rim's thickness; less is part of the rim.
    private static let leastArea = 1.0
    /// The greatest number of segments of the holes: the time grows with its square, and no drawn icon has as many.
    private static let mostSegments = 1000

    /// Finds the ink between the holes of an outline.
    ///
    /// - Parameters:
    ///   - outline: The index of the outline.
    ///   - holes: The indices of its holes, which run in the opposite direction.
    ///   - subpaths: All contours, in grid units.
    init(of outline: Int, around holes: [Int], in subpaths: [Subpath]) {
        guard holes.reduce(0, { $0 + subpaths[$1].segments.count }) <= Self.mostSegments else {
            (self.outline, amid, isIncomplete) = (outline, [], true)
            return
        }
        let rim = OutlineRim(subpaths[outline], holes.map { subpaths[$0] })
        let runs = InkRuns(along: holes, in: subpaths, rim)
        (self.outline, amid) = (outline, runs.amid)
        let space = holes.filter { !runs.amid.contains($0) }.reduce(into: Path()) { $0.append(subpaths[$1]) }
        let large = runs.loops.filter { loop in
            let ink = FlatPath(path(of: loop, in: subpaths, exits: false))
            return abs(ink.signedArea) >= Self.leastArea * rim.thickness * rim.thickness
        }
        loops = large.filter { path(of: $0, in: subpaths).isSimple(sparing: space) }
        isIncomplete = loops.count < large.count
        let whole = FlatPath(loops.reduce(into: Path()) { $0.append(path(of: $1, in: subpaths)) })
        // What is in the ink is only left when the ink around it is cut out.
        if !amid.allSatisfy({ whole.windingNumber(about: subpaths[$0].start) != 0 }) {
            (loops, isIncomplete) = ([], true)
        }
    }

    var isEmpty: Bool { loops.isEmpty }

    /// Returns the contours of the ink among contours that have the same structure.
    func path(in subpaths: [Subpath]) -> Path {
        let inner = isEmpty ? [] : amid.map { Path(subpaths[$0]) }
        return (inner + loops.map { path(of: $0, in: subpaths) }).reduce(into: Path()) { $0.append($1) }
    }

    private func path(of loop: [InkRun], in subpaths: [Subpath], exits: Bool = true) -> Path {
        let edges = Path(subpaths[outline]).edges(0.02)
        let runs = loop.map { $0.sides(in: subpaths) }
        var path = Path()
        for (index, run) in runs.enumerated() {
            guard let first = run.first, let last = run.last, let next = runs[(index + 1) % runs.count].first
            else { continue }
            if index == 0 { path.move(to: first.start) } else { path.line(to: first.start) }
            for segment in run { path.append(segment.element) }
            guard exits, let exit = loop[index].exit else { continue }
            for point in exit.points(beyond: last, next, through: edges) { path.line(to: point) }
        }
        path.close()
        return path
    }
}

extension Path {
    /// Returns whether the path surrounds an area without crossing itself, and next to nothing of the area lies in
    /// another one.
    fileprivate func isSimple(sparing other: Path) -> Bool {
        guard let bounds else { return false }
        let raster = ScanlineRegion.Raster(bounds, step: max(0.125, bounds.height / 1000))
        let region = ScanlineRegion(self, raster)
        var common = ScanlineRegion(other, raster)
        common.formIntersection(region)
        // Where a contour crosses itself, areas cancel one another out.
        return abs(FlatPath(self).signedArea) > 0.9 * region.area && common.area < 0.05 * region.area
    }
}
