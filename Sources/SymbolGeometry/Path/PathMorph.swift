/// The change of one filled outline into another, through outlines between them.
///
/// Contours that hold ink correspond one to one, nearest and most alike in size first; holes do as far as there are
/// as many, and the others open from, or close to, a point. Both contours of a pair are cut into the same number of
/// cubics, run the same way round and start where their points are nearest to each other.
package struct PathMorph: Hashable, Sendable {
    package let from: Path
    package let to: Path
    private let tracks: [Track]

    /// One contour's cubics at both ends, as many in each.
    private struct Track: Hashable, Sendable {
        var from: [CubicBezier]
        var to: [CubicBezier]
    }

    /// Nil where the paths, filled by the nonzero rule, cannot correspond: one of them encloses nothing, or they differ
    /// in the number of contours that hold ink.
    package init?(from: Path, to: Path) {
        let (olds, news) = (MorphContour.contours(of: from), MorphContour.contours(of: to))
        let (oldSolids, newSolids) = (olds.filter { !$0.isHole }, news.filter { !$0.isHole })
        guard !oldSolids.isEmpty, oldSolids.count == newSolids.count else { return nil }
        self.from = from
        self.to = to
        tracks = Self.tracks(oldSolids, newSolids) + Self.tracks(olds.filter(\.isHole), news.filter(\.isHole))
    }

    /// The outline at 0…1, to be filled by the nonzero rule; at the ends the given paths themselves.
    package func path(at progress: Double) -> Path {
        if progress <= 0 { return from }
        if progress >= 1 { return to }
        var path = Path()
        for track in tracks {
            guard let first = track.from.first, let last = track.to.first else { continue }
            path.move(to: first.start.interpolated(to: last.start, progress))
            for (a, b) in zip(track.from, track.to) {
                path.cubic(
                    to: a.end.interpolated(to: b.end, progress),
                    control1: a.control1.interpolated(to: b.control1, progress),
                    control2: a.control2.interpolated(to: b.control2, progress))
            }
            path.close()
        }
        return path
    }

    private static func tracks(_ olds: [MorphContour], _ news: [MorphContour]) -> [Track] {
        let pairs = nearestPairs(olds, news)
        let paired = pairs.map { track(olds[$0.old], news[$0.new]) }
        let closing = olds.indices.filter { old in !pairs.contains { $0.old == old } }
        let opening = news.indices.filter { new in !pairs.contains { $0.new == new } }
        return paired
            + closing.map { Track(from: olds[$0].segments, to: olds[$0].collapsed) }
            + opening.map { Track(from: news[$0].collapsed, to: news[$0].segments) }
    }

    private static func nearestPairs(_ olds: [MorphContour], _ news: [MorphContour]) -> [(old: Int, new: Int)] {
        let all = olds.indices.flatMap { old in
            news.indices.map { new in (cost: olds[old].difference(from: news[new]), old: old, new: new) }
        }
        var pairs: [(old: Int, new: Int)] = []
        for candidate in all.sorted(by: { ($0.cost, $0.old, $0.new) < ($1.cost, $1.old, $1.new) })
        where !pairs.contains(where: { $0.old == candidate.old || $0.new == candidate.new }) {
            pairs.append((candidate.old, candidate.new))
        }
        return pairs
    }

    private static func track(_ old: MorphContour, _ new: MorphContour) -> Track {
        let count = max(old.segments.count, new.segments.count)
        let (a, b) = (old.subdivided(to: count), new.subdivided(to: count))
        let costs = (0..<count).map { turn in
            (0..<count).reduce(0.0) { sum, index in
                let way = a[index].start - b[(index + turn) % count].start
                return sum + way.dot(way)
            }
        }
        let turn = costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0
        return Track(from: a, to: Array(b[turn...] + b[..<turn]))
    }
}
