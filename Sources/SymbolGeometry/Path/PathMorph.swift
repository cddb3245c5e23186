/// A morph from one filled outline to another.
///
/// Filled contours are paired with the nearest and most similar in size first; where one path has more of them, the
/// others split off from, or join, the nearest of the other path. Holes are paired within their contours as far as
/// there are partners, and the others open from, or close to, a point. A contour that splits is divided, together with
/// its holes, halfway between the targets of its parts, so that a gap opens between the parts and a wall grows on
/// either side of it. Both contours of a pair run in the same direction and are cut at equal fractions of their
/// lengths.
package struct PathMorph: Hashable, Sendable {
    package let from: Path
    package let to: Path
    private let tracks: [Track]
    /// Whether disjoint shapes come from, or end as, one with holes: while two still overlap, each would be visible
    /// through the other's holes.
    private let cutsThrough: Bool
    /// Whether a hole leaves its shape as it closes or opens, and turns what lies outside to ink.
    package let losesHoles: Bool

    /// The cubics of one contour at both ends of the morph, equally many.
    private struct Track: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case turning, closing, opening }

        var from: [CubicBezier]
        var to: [CubicBezier]
        var kind = Kind.turning
        var isHole = false
    }

    /// Creates a morph between two paths, filled by the nonzero rule; nil if one of them encloses nothing.
    package init?(from: Path, to: Path) {
        guard let shapes = MorphCorrespondence(from: from, to: to) else { return nil }
        self.from = from
        self.to = to
        tracks = shapes.pairs.flatMap(Self.tracks)
        cutsThrough = shapes.dividesShapes && tracks.contains(where: \.isHole)
        losesHoles = shapes.pairs.contains { $0.old.losesHole(to: $0.new) || $0.new.losesHole(to: $0.old) }
    }

    /// Returns the outline at a progress of 0…1, to be filled by the nonzero rule; at the ends it is the given path.
    ///
    /// - Parameters:
    ///   - progress: The progress of the morph, 0…1.
    ///   - closed: The progress at which a closing hole has vanished; an opening one begins at `1 - closed`. The eye
    ///     follows a hole longer than the shape it changes into.
    /// - Returns: The outline between the two.
    package func path(at progress: Double, closedAt closed: Double = 1) -> Path {
        if progress <= 0 { return from }
        if progress >= 1 { return to }
        return path(of: tracks, at: progress, closedAt: closed)
    }

    /// Returns the outline at a progress of 0…1, and the area to clear once it is filled, which is empty unless
    /// shapes with holes split or join.
    package func steps(at progress: Double, closedAt closed: Double = 1) -> (filled: Path, cleared: Path) {
        guard cutsThrough, progress > 0, progress < 1 else { return (path(at: progress, closedAt: closed), Path()) }
        return (
            path(of: tracks.filter { !$0.isHole }, at: progress, closedAt: closed),
            path(of: tracks.filter(\.isHole), at: progress, closedAt: closed)
        )
    }

    private func path(of tracks: [Track], at progress: Double, closedAt closed: Double) -> Path {
        var path = Path()
        for track in tracks {
            let part =
                switch track.kind {
                case .turning: progress
                case .closing: progress / closed
                case .opening: 1 - (1 - progress) / closed
                }
            guard let first = track.from.first, let last = track.to.first, (0.0...1.0).contains(part) else { continue }
            path.move(to: first.start.interpolated(to: last.start, part))
            for (a, b) in zip(track.from, track.to) {
                path.cubic(
                    to: a.end.interpolated(to: b.end, part),
                    control1: a.control1.interpolated(to: b.control1, part),
                    control2: a.control2.interpolated(to: b.control2, part))
            }
            path.close()
        }
        return path
    }

    private static func tracks(_ old: MorphShape, _ new: MorphShape) -> [Track] {
        let (olds, news) = (old.holes, new.holes)
        let pairs = MorphCorrespondence.pairs(olds, news)
        let closing = olds.indices.filter { old in !pairs.contains { $0.old == old } }
        let opening = news.indices.filter { new in !pairs.contains { $0.new == new } }
        return [track(old.solid, new.solid)] + pairs.map { track(olds[$0.old], news[$0.new]) }
            + closing.map { Track(from: olds[$0].segments, to: olds[$0].collapsed, kind: .closing, isHole: true) }
            + opening.map { Track(from: news[$0].collapsed, to: news[$0].segments, kind: .opening, isHole: true) }
    }

    private static func track(_ old: MorphContour, _ new: MorphContour) -> Track {
        let alignment = MorphAlignment(old, new)
        return Track(from: alignment.from, to: alignment.to, isHole: old.isHole)
    }
}
