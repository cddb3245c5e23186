internal import SymbolGeometry
internal import SymbolModel

/// Contours that are cleared along with a gap so that it leaves no crumbs: pieces smaller than half a stroke's square.
///
/// They have the same structure in all cells; where a cell has no crumb, they collapse to points within the gap.
struct CrumbCovers {
    /// A weight at which crumbs are searched for, and the cells from which it is interpolated.
    struct Sample {
        var remains: GapRemains
        let parts: [(cell: Cell, part: Double)]
        /// The cells whose own covers must contain the sample's crumbs.
        let covering: [Cell]
    }

    private var samples: [Sample]
    /// Points along the shape that the gap surrounds.
    private let anchors: [Point]
    /// Cells that are drawn although they could be interpolated, with the cells from which they would be interpolated.
    private let followers: [(cell: Cell, parts: [(cell: Cell, part: Double)])]

    init(
        _ samples: [Sample], followers: [(cell: Cell, parts: [(cell: Cell, part: Double)])], anchors: [Point]
    ) {
        (self.samples, self.followers, self.anchors) = (samples, followers, anchors)
        agree()
    }

    /// Makes a piece that is a crumb at one weight a crumb at all weights, and so a short piece that the gap swallows
    /// in Regular.
    private mutating func agree() {
        var crumbs = samples.flatMap(\.remains.sizedCrumbs)
        while let (crumb, size) = crumbs.popLast() {
            for index in samples.indices {
                crumbs += samples[index].remains.drop(meeting: crumb, of: size).map { ($0, size) }
            }
        }
        let regular = samples.first { $0.parts.map(\.cell) == [Cell(.regular, .small)] }
        if let regular { for index in samples.indices { samples[index].remains.drop(absentFrom: regular.remains) } }
    }

    /// The contours of each cell, in grid units about the grid's centre; empty when there are no crumbs.
    var paths: [Cell: Path] {
        var paths: [Cell: Path] = [:]
        for crumb in crumbs {
            for cover in covers(crumb) ?? [] {
                for (cell, polygon) in cover { paths[cell, default: Path()].append(polygon.path) }
                for (cell, parts) in followers {
                    paths[cell, default: Path()].append(blend(cover, parts).path)
                }
            }
        }
        return paths
    }

    /// The boxes that contain a crumb, keyed by the index of the sample.
    private typealias Crumb = [Int: [Rect]]

    /// The crumbs, each combined across weights.
    private var crumbs: [Crumb] {
        let pieces = samples.indices.flatMap { index in samples[index].remains.crumbs.map { (index, piece: $0) } }
        var joined = DisjointSets(pieces.count)
        for one in pieces.indices {
            for other in pieces.indices where other > one && pieces[one].piece.meets(pieces[other].piece) {
                joined.join(one, other)
            }
        }
        return joined.groups.map { group in
            Dictionary(group.map { (pieces[$0].0, pieces[$0].piece.boxes) }, uniquingKeysWith: +)
        }
    }

    private typealias Cover = [Cell: SupportPolygon]

    /// Distances, in grid units, by which covers extend beyond crumbs to leave no pale edge; the first that spares the
    /// rest is used.
    private static let margins = [0.6, 0.3, 0.15, 0.05]

    /// Returns the covers of a crumb; nil when at some weight every cover would cut into what remains, or leave a part
    /// of the crumb.
    ///
    /// Beside what remains, where the cover shrinks, a hair of the crumb would stay visible. A bent crumb is covered in
    /// parts.
    private func covers(_ crumb: Crumb, depth: Int = 0) -> [Cover]? {
        guard !crumb.isEmpty else { return nil }
        let whole = Self.margins.lazy.map { cover(crumb, $0) }
        if let cover = whole.first(where: { overlap($0) < Self.negligible && contains($0, crumb) }) { return [cover] }
        guard depth < 3, let box = crumb.values.flatMap({ $0 }).union else { return nil }
        var covers: [Cover] = []
        for half in box.halves {
            let part = crumb.mapValues { $0.compactMap(half.intersection) }.filter { !$0.value.isEmpty }
            guard !part.isEmpty else { continue }
            guard let cover = self.covers(part, depth: depth + 1) else { return nil }
            covers += cover
        }
        return covers
    }

    private func cover(_ crumb: Crumb, _ margin: Double) -> Cover {
        var cover: Cover = [:]
        let cells = Set(samples.flatMap { $0.parts.map(\.cell) })
        for cell in cells {
            let boxes = crumb.filter { samples[$0.key].covering.contains(cell) }.values.joined()
            cover[cell] = SupportPolygon(boxes.flatMap(\.corners), margin: margin)
        }
        guard let middle = crumb.values.flatMap({ $0 }).union?.center else { return cover }
        let anchor = anchors.min { $0.distance(to: middle) < $1.distance(to: middle) } ?? middle
        for cell in cells where cover[cell] == nil { cover[cell] = SupportPolygon([anchor], margin: 0) }
        return cover
    }

    private func blend(_ cover: Cover, _ parts: [(cell: Cell, part: Double)]) -> SupportPolygon {
        SupportPolygon.blend(parts.compactMap { part in cover[part.cell].map { ($0, part.part) } })
    }

    /// Returns whether a cover contains the crumb at each sample.
    private func contains(_ cover: Cover, _ crumb: Crumb) -> Bool {
        crumb.allSatisfy { index, boxes in
            let polygon = blend(cover, samples[index].parts)
            return boxes.flatMap(\.corners).allSatisfy(polygon.contains)
        }
    }

    /// The area, in square grid units, whose loss is not visible.
    private static let negligible = 0.01

    /// Returns the area of what remains that a cover would clear, at the sample where it is greatest.
    private func overlap(_ cover: Cover) -> Double {
        samples.reduce(0) { most, sample in
            var common = ScanlineRegion(blend(cover, sample.parts).path, sample.remains.kept.raster)
            common.formIntersection(sample.remains.kept)
            return max(most, common.area)
        }
    }
}

extension Rect {
    /// The halves of the rectangle, split across its longer side.
    fileprivate var halves: [Rect] {
        var (first, second) = (self, self)
        if width > height { (first.maxX, second.minX) = (midX, midX) } else { (first.maxY, second.minY) = (midY, midY) }
        return [first, second]
    }
}
