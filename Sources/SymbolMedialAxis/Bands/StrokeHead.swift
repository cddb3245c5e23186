package import SymbolGeometry

/// A chevron at the end of a stroke, such as an arrowhead, that travels with the pen.
package struct StrokeHead: Sendable {
    /// The outline when the stroke is complete.
    package let outline: Path
    /// Whether the head belongs to the stroke's end rather than its start.
    package let isAtEnd: Bool
    private let band: StrokeBand
    /// The length of the head's arms.
    ///
    /// The head opens over the same length of the stroke, and takes its direction from it.
    private let depth: Double

    /// Creates the head of a stroke from another that is known to be its head; nil when either has no length.
    package init?(_ banded: BandedOutline, isAtEnd: Bool, on stroke: StrokeBand) {
        guard let first = banded.band.cuts.first, let last = banded.band.cuts.last else { return nil }
        let tip = stroke.cut(at: isAtEnd ? 1 : 0).center
        depth = max(first.center.distance(to: tip), last.center.distance(to: tip))
        guard depth > 0 else { return nil }
        (outline, band, self.isAtEnd) = (banded.outline, banded.band, isAtEnd)
    }

    /// Creates the head of a stroke; nil unless the chevron has its corner at one end of the stroke and both arms slant
    /// back equally on either side of it.
    init?(_ banded: BandedOutline, on stroke: StrokeBand) {
        let chevron = banded.band
        guard !chevron.isClosed, !stroke.isClosed, let first = chevron.cuts.first, let last = chevron.cuts.last
        else { return nil }
        let ends = StrokeEnds(stroke).reached(by: StrokeEnds(chevron))
        guard let isAtEnd = ends.first, ends.count == 1 else { return nil }
        let tip = stroke.cut(at: isAtEnd ? 1 : 0).center
        let arms = [first.center - tip, last.center - tip]
        let depth = max(arms[0].length, arms[1].length)
        let back = min(depth / stroke.length, 1)
        let direction = tip - stroke.cut(at: isAtEnd ? 1 - back : back).center
        guard depth > 0, direction.length > 0, stroke.length > 0.5 * depth else { return nil }
        let lean = arms.map { $0.dot(direction) / ($0.length * direction.length) }
        let isSplit = arms[0].cross(direction) * arms[1].cross(direction) < 0
        guard isSplit, lean.allSatisfy({ $0 < -0.3 }), abs(lean[0] - lean[1]) < 0.35,
            abs(arms[0].length - arms[1].length) < 0.25 * depth
        else { return nil }
        (outline, band, self.isAtEnd, self.depth) = (banded.outline, chevron, isAtEnd, depth)
    }

    /// Returns the outline of the head at a point of the pen's travel.
    ///
    /// - Parameters:
    ///   - stroke: The stroke that the head belongs to.
    ///   - penProgress: The fraction of the pen's travel along the stroke, 0…1 from its start.
    ///   - tailLength: The fraction of the travel that is drawn behind the pen, which limits the length of the arms.
    ///   - tip: The scale of the head, 0…1.
    /// - Returns: The outline, with the pen at the head's corner.
    package func outline(on stroke: StrokeBand, at penProgress: Double, behind tailLength: Double, tip: Double) -> Path
    {
        let progress = isAtEnd ? penProgress : 1 - penProgress
        let arm = min(tailLength * stroke.length / depth, 1)
        if progress >= 1, arm >= 1, tip >= 1 { return outline }
        let origin = stroke.cut(at: isAtEnd ? 1 : 0).center
        let position = stroke.cut(at: penProgress).center
        let (from, to) = (direction(on: stroke, at: 1), direction(on: stroke, at: progress))
        let rotation = AffineTransform(
            a: from.dot(to), b: from.cross(to), c: -from.cross(to), d: from.dot(to), tx: 0, ty: 0)
        let drawn = arm >= 1 ? outline : band.drawn(from: (1 - arm) / 2, to: (1 + arm) / 2)
        return drawn.transformed(
            by: .translation(x: position.x, y: position.y) * rotation * .scale(tip)
                * .translation(x: -origin.x, y: -origin.y))
    }

    private func direction(on stroke: StrokeBand, at progress: Double) -> Point {
        let fraction = min(depth / stroke.length, 1)
        let progress = max(progress, fraction)
        func center(_ progress: Double) -> Point { stroke.cut(at: isAtEnd ? progress : 1 - progress).center }
        let direction = center(progress) - center(progress - fraction)
        return direction.length > 0 ? direction / direction.length : Point(1, 0)
    }
}

extension [BandedOutline] {
    /// The strokes that are heads of others: for the index of each head, the index of its owner and the head.
    package var heads: [Int: (owner: Int, head: StrokeHead)] {
        var heads: [Int: (owner: Int, head: StrokeHead)] = [:]
        let open = indices.filter { !self[$0].band.isClosed }
        let ends = open.map { StrokeEnds(self[$0].band) }
        for (chevron, apex) in zip(open, ends) {
            for (stroke, ends) in zip(open, ends) where stroke != chevron && heads[stroke] == nil {
                // Most strokes are elsewhere.
                guard ends.reached(by: apex).count == 1 else { continue }
                guard let head = StrokeHead(self[chevron], on: self[stroke].band) else { continue }
                heads[chevron] = (stroke, head)
                break
            }
        }
        return heads
    }
}

/// The places of an open stroke at which a head can be, and the one that a chevron would have there.
private struct StrokeEnds {
    let (start, middle, end): (Point, Point, Point)
    let halfWidth: Double

    init(_ band: StrokeBand) {
        (start, middle, end) = (band.cut(at: 0).center, band.cut(at: 0.5).center, band.cut(at: 1).center)
        halfWidth = band.halfWidth
    }

    /// Returns for each end near the corner of a chevron whether it is the stroke's end rather than its start.
    func reached(by chevron: StrokeEnds) -> [Bool] {
        let reach = 1.5 * max(chevron.halfWidth, halfWidth)
        return [true, false].filter { ($0 ? end : start).distance(to: chevron.middle) < reach }
    }
}
