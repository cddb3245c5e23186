package import SymbolGeometry

/// A chevron at a stroke's end, such as an arrow's, that travels with the pen.
package struct StrokeHead: Sendable {
    /// The outline where the stroke is whole.
    package let outline: Path
    /// Whether it is the stroke's end that it belongs to, rather than its start.
    package let isAtEnd: Bool
    private let band: StrokeBand
    /// How long its arms are.
    ///
    /// Over as much of the stroke's way it opens, and it takes its direction from as much.
    private let depth: Double

    /// Of a stroke that is known to be another's head; nil where the one or the other has no length.
    package init?(_ banded: BandedOutline, isAtEnd: Bool, on stroke: StrokeBand) {
        guard let first = banded.band.cuts.first, let last = banded.band.cuts.last else { return nil }
        let tip = stroke.cut(at: isAtEnd ? 1 : 0).center
        depth = max(first.center.distance(to: tip), last.center.distance(to: tip))
        guard depth > 0 else { return nil }
        (outline, band, self.isAtEnd) = (banded.outline, banded.band, isAtEnd)
    }

    /// Nil unless a chevron has its corner at one end of the stroke and both arms slant back alike on either side of
    /// it.
    init?(_ banded: BandedOutline, on stroke: StrokeBand) {
        let chevron = banded.band
        guard !chevron.isClosed, !stroke.isClosed, let first = chevron.cuts.first, let last = chevron.cuts.last
        else { return nil }
        let apex = chevron.cut(at: 0.5).center
        let reach = 1.5 * max(chevron.halfWidth, stroke.halfWidth)
        let ends = [true, false].filter { stroke.cut(at: $0 ? 1 : 0).center.distance(to: apex) < reach }
        guard let isAtEnd = ends.first, ends.count == 1 else { return nil }
        let tip = stroke.cut(at: isAtEnd ? 1 : 0).center
        let arms = [first.center - tip, last.center - tip]
        let depth = max(arms[0].length, arms[1].length)
        let back = min(depth / stroke.length, 1)
        let way = tip - stroke.cut(at: isAtEnd ? 1 - back : back).center
        guard depth > 0, way.length > 0, stroke.length > 0.5 * depth else { return nil }
        let lean = arms.map { $0.dot(way) / ($0.length * way.length) }
        let isSplit = arms[0].cross(way) * arms[1].cross(way) < 0
        guard isSplit, lean.allSatisfy({ $0 < -0.3 }), abs(lean[0] - lean[1]) < 0.35,
            abs(arms[0].length - arms[1].length) < 0.25 * depth
        else { return nil }
        (outline, band, self.isAtEnd, self.depth) = (banded.outline, chevron, isAtEnd, depth)
    }

    /// The outline, as large as its tip, where the pen has come to a share of its way along the stroke, 0…1 from its
    /// start.
    ///
    /// Its arms are no longer than the way that is drawn behind it, a share of the way.
    package func outline(on stroke: StrokeBand, at ink: Double, behind way: Double, tip: Double) -> Path {
        let progress = isAtEnd ? ink : 1 - ink
        let arm = min(way * stroke.length / depth, 1)
        if progress >= 1, arm >= 1, tip >= 1 { return outline }
        let home = stroke.cut(at: isAtEnd ? 1 : 0).center
        let place = stroke.cut(at: ink).center
        let (from, to) = (direction(on: stroke, at: 1), direction(on: stroke, at: progress))
        let turn = AffineTransform(
            a: from.dot(to), b: from.cross(to), c: -from.cross(to), d: from.dot(to), tx: 0, ty: 0)
        let drawn = arm >= 1 ? outline : band.drawn(from: (1 - arm) / 2, to: (1 + arm) / 2)
        return drawn.transformed(
            by: .translation(x: place.x, y: place.y) * turn * .scale(tip) * .translation(x: -home.x, y: -home.y))
    }

    private func direction(on stroke: StrokeBand, at progress: Double) -> Point {
        let share = min(depth / stroke.length, 1)
        let progress = max(progress, share)
        func center(_ progress: Double) -> Point { stroke.cut(at: isAtEnd ? progress : 1 - progress).center }
        let way = center(progress) - center(progress - share)
        return way.length > 0 ? way / way.length : Point(1, 0)
    }
}

extension [BandedOutline] {
    /// The heads among them: by its place each that belongs to another one, with that one's place.
    package var heads: [Int: (owner: Int, head: StrokeHead)] {
        var heads: [Int: (owner: Int, head: StrokeHead)] = [:]
        for chevron in indices {
            for stroke in indices where stroke != chevron && heads[stroke] == nil {
                guard let head = StrokeHead(self[chevron], on: self[stroke].band) else { continue }
                heads[chevron] = (stroke, head)
                break
            }
        }
        return heads
    }
}
