internal import SymbolGeometry

/// A line that is cut out of solid ink, such as a sign in a badge: a hole, and the contours that it goes round.
struct CutLine {
    /// Half the width of the line, in grid units.
    let halfWidth: Double
    /// The radius of the ink beside the line where it is thin, in grid units.
    let ink: Double

    /// The greatest half width of a line, in grid units; the usual one is 1.
    static let widest = 1.9
    /// The least thickness of the ink around lines, as a multiple of their width.
    static let leastInk = 0.8
    /// The least thickness of the ink around a hole that is wider than a line, as a multiple of the hole's width.
    private static let leastWideInk = 1.5

    /// Creates the cut of a hole with solid ink around it; nil for a counter.
    init?(_ profile: ThicknessProfile, _ form: HoleForm) {
        let leastInk = form.isWide ? Self.leastWideInk : Self.leastInk
        guard profile.isAmidSolidInk, profile.ink > leastInk * form.halfWidth else { return nil }
        self.init(along: profile, form)
    }

    /// Creates the cut of a hole.
    init(along profile: ThicknessProfile, _ form: HoleForm) {
        (halfWidth, ink) = (form.halfWidth, profile.quantile(0.35, \.ink))
    }
}

extension CutLine {
    /// Returns how far the line's edges move in solid ink, as a fraction of the movement of solid edges; beside ink
    /// that is thin itself, any movement counts as much.
    fileprivate func movement(beside profile: ThicknessProfile) -> Double {
        profile.isAmidSolidInk ? min(halfWidth, 1) : 1
    }
}

extension [ContourThickness] {
    /// Returns the contours with their cuts, which are decided for each part of the drawing as a whole, so that holes
    /// that belong together are treated alike.
    func findingCuts(_ rings: [ContourRing]) -> [ContourThickness] {
        var found = self
        let around = rings.innermostAround
        let holes = rings.indices.filter { rings[$0].area < 0 }
        for (part, holes) in Dictionary(grouping: holes, by: { around[$0] }) {
            let islands = holes.map { hole in rings.indices.filter { rings[$0].area > 0 && around[$0] == hole } }
            let forms = zip(holes, islands).map { hole, islands in
                HoleForm(rings[hole], self[hole].profile, around: islands.map { self[$0].profile })
            }
            let cuts = cuts(of: holes, profiles(of: holes, rings), forms, in: part, rings)
            let lost = holes.indices.reduce(0.0) { lost, index in
                let sides = [holes[index]] + (forms[index].isRing ? islands[index] : [])
                let movement = cuts[index].map { $0.movement(beside: self[holes[index]].profile) } ?? 0
                return lost + movement * sides.reduce(0) { $0 + rings[$1].perimeter }
            }
            // Where lines gain more than the outline, there would be more ink in Ultralight than in Black.
            guard lost <= part.map({ rings[$0].perimeter }) ?? .infinity else { continue }
            for index in holes.indices {
                found[holes[index]].cut = cuts[index]
                for island in islands[index] where forms[index].isRing { found[island].cut = cuts[index] }
            }
        }
        return found
    }

    /// Returns the profiles of the holes of a part, in which holes of one size count as one: whatever lies beside
    /// one of them, they are treated alike.
    private func profiles(of holes: [Int], _ rings: [ContourRing]) -> [ThicknessProfile] {
        var sizes: [[Int]] = []
        let places = holes.map { hole in
            let known = sizes.firstIndex { rings[$0[0]].isAsLarge(as: rings[hole]) }
            if let known { sizes[known].append(hole) } else { sizes.append([hole]) }
            return known ?? sizes.count - 1
        }
        let profiles = sizes.map { size in ThicknessProfile(size.map { self[$0].profile }) }
        return places.map { profiles[$0] }
    }

    /// Returns the cuts of the holes of a part, given their profiles; nil for counters.
    private func cuts(
        of holes: [Int], _ profiles: [ThicknessProfile], _ forms: [HoleForm], in part: Int?, _ rings: [ContourRing]
    ) -> [CutLine?] {
        let outline = ThicknessProfile((holes + (part.map { [$0] } ?? [])).map { self[$0].profile })
        let area = FlatPath(part.map { Path(rings[$0].subpath) } ?? Path())
        let lines = holes.indices.filter { !forms[$0].isWide && !profiles[$0].isFramed(by: area) }
        let areSigns = outline.isSolid && ThicknessProfile(lines.map { self[holes[$0]].profile }).isSurrounded
        return holes.indices.map { index in
            let profile = profiles[index]
            let isSign = areSigns && (lines.contains(index) || profile.isAmidSolidInk)
            return isSign ? CutLine(along: profile, forms[index]) : CutLine(profile, forms[index])
        }
    }
}

extension ThicknessProfile {
    /// The least fraction of the outline of a solid part that has solid ink.
    private static let solidShare = 0.3
    /// The least median radius of the ink around a hole whose edges are not those of strokes, in grid units.
    private static let solidInk = 1.4
    /// The greatest fraction of the outline of a sign that lies along lines: beside the edge of a badge, it is a half.
    private static let framedShare = 0.55

    fileprivate var ink: Double { quantile(0.5, \.ink) }
    fileprivate var ground: Double { quantile(0.5, \.ground) }

    /// Whether the ink along the outline of a part is thicker than that of lines.
    fileprivate var isSolid: Bool { share { !$0.isThin } > Self.solidShare }

    /// Whether most of the ink beside a hole is thicker than that of lines.
    fileprivate var isAmidSolidInk: Bool { ink > Self.solidInk }

    /// Returns whether most of a hole is bounded by lines, with the ground around the part beyond them, as the space
    /// under a handle is.
    fileprivate func isFramed(by area: FlatPath) -> Bool {
        share { $0.isThin && area.windingNumber(about: $0.beyond) == 0 } > Self.framedShare
    }

    /// Whether there is about as much ink beside lines as they are wide.
    fileprivate var isSurrounded: Bool { ink > CutLine.leastInk * ground }
}

extension ThicknessProfile.Sample {
    /// Whether the ink is no thicker than that of a line; the usual radius is 1.
    fileprivate var isThin: Bool { radii.ink <= 1.2 }
}

extension ContourRing {
    /// Returns whether another contour encloses as much with as long an outline, within a twentieth.
    fileprivate func isAsLarge(as other: ContourRing) -> Bool {
        func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= abs(second) / 20 }
        return isNear(area, other.area) && isNear(perimeter, other.perimeter)
    }
}

extension [ContourRing] {
    /// For each contour, the smallest one around it that runs in the opposite direction: the part of a hole, or the
    /// hole of an island; nil where there is none.
    fileprivate var innermostAround: [Int?] {
        let flat = map { FlatPath(Path($0.subpath)) }
        return indices.map { index in
            let start = self[index].subpath.start
            return indices.filter { other in
                flat[other].signedArea * flat[index].signedArea < 0 && flat[other].windingNumber(about: start) != 0
            }.min { abs(flat[$0].signedArea) < abs(flat[$1].signedArea) }
        }
    }
}
