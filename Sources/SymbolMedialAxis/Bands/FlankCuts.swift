internal import SymbolGeometry

/// The cuts between the paired points of two flanks.
///
/// The pen's centres lie halfway between the flanks, but around a round corner half a width from the outer flank. At a
/// mitre the flanks extend beyond the centre line's corner: a cut ends where the pen touches the outer flank, and the
/// whole mitre lies between the two cuts at the corner.
struct FlankCuts {
    private let left, right: Flank
    private let pairs: [(left: Int, right: Int)]
    /// The distances between paired points.
    private let distances: [Double]
    /// Half the typical distance.
    private let typical: Double

    init(_ left: Polyline, _ right: Polyline) {
        (self.left, self.right) = (Flank(line: left), Flank(line: right))
        pairs = FlankPairing(left, right).pairs
        distances = pairs.map { left.points[$0.left].distance(to: right.points[$0.right]) }
        let bare = pairs.map {
            StrokeBand.Cut(left: left.lengths[$0.left], right: right.lengths[$0.right], center: .zero, radius: 0)
        }
        typical = StrokeBand.median(distances, of: bare) / 2
    }

    /// The cuts in the direction of travel, none of which ends before the last.
    var cuts: [StrokeBand.Cut] {
        pairs.indices.reduce(into: []) { cuts, position in
            var cut = cut(at: position)
            if let last = cuts.last { (cut.left, cut.right) = (max(cut.left, last.left), max(cut.right, last.right)) }
            cuts.append(cut)
        }
    }

    private func cut(at position: Int) -> StrokeBand.Cut {
        let (pair, distance, share) = (pairs[position], distances[position], leftShare(around: position))
        let isLeftOuter = share > 0.5
        let (outer, index) = isLeftOuter ? (left, pair.left) : (right, pair.right)
        let center = center(of: pair, distance, leftShare: share)
        let radius = [(left, pair.left), (right, pair.right)].reduce(distance / 2) {
            min($0, $1.0.distance(from: center, around: $1.1, reach: distance))
        }
        var cut = StrokeBand.Cut(
            left: left.line.lengths[pair.left], right: right.line.lengths[pair.right], center: center, radius: radius)
        if distance > 2.1 * typical {
            let foot = outer.foot(of: center, at: index)
            if isLeftOuter { cut.left = foot } else { cut.right = foot }
        }
        return cut
    }

    /// Returns the left flank's share, 0…1, of the length of both flanks around a pair: above one half where it is
    /// the outer flank of a bend.
    private func leftShare(around position: Int) -> Double {
        let (before, after) = (pairs[max(position - 3, 0)], pairs[min(position + 3, pairs.count - 1)])
        let advances = (
            left: left.line.lengths[after.left] - left.line.lengths[before.left],
            right: right.line.lengths[after.right] - right.line.lengths[before.right]
        )
        let sum = advances.left + advances.right
        return sum > 0 ? advances.left / sum : 0.5
    }

    /// Returns the centre of the pen between two paired points.
    private func center(of pair: (left: Int, right: Int), _ distance: Double, leftShare share: Double) -> Point {
        let isLeftOuter = share > 0.5
        let ends = (left.line.points[pair.left], right.line.points[pair.right])
        let (outer, index) = isLeftOuter ? (left, pair.left) : (right, pair.right)
        let isAboutCorner = distance > 2.1 * typical && abs(share - 0.5) > 0.25
        if isAboutCorner,
            let beside = outer.center(of: isLeftOuter ? typical : -typical, at: index, reach: 2 * distance)
        {
            return beside
        }
        let across = LineSegment(start: isLeftOuter ? ends.0 : ends.1, end: isLeftOuter ? ends.1 : ends.0)
        let short = distance > 2 * typical ? outer.clearance(of: typical, along: across, around: index) : 0.5
        return ends.0.interpolated(to: ends.1, short * share + (1 - short) * (1 - share))
    }
}
