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
    init?(_ profile: ThicknessProfile) {
        let leastInk = profile.ground > Self.widest ? Self.leastWideInk : Self.leastInk
        guard profile.isAmidSolidInk, profile.ink > leastInk * profile.ground else { return nil }
        self.init(along: profile)
    }

    /// Creates the cut of a hole.
    init(along profile: ThicknessProfile) {
        (halfWidth, ink) = (profile.ground, profile.quantile(0.35, \.ink))
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
            let outline = ThicknessProfile((holes + (part.map { [$0] } ?? [])).map { self[$0].profile })
            let area = FlatPath(part.map { Path(rings[$0].subpath) } ?? Path())
            let lines = holes.filter { hole in
                self[hole].profile.ground <= CutLine.widest && !self[hole].profile.isFramed(by: area)
            }
            let areSigns = outline.isSolid && ThicknessProfile(lines.map { self[$0].profile }).isSurrounded
            for hole in holes {
                let profile = self[hole].profile
                let isSign = areSigns && (lines.contains(hole) || profile.isAmidSolidInk)
                found[hole].cut = isSign ? CutLine(along: profile) : CutLine(profile)
            }
        }
        for island in rings.indices where rings[island].area > 0 {
            if let hole = around[island] { found[island].cut = found[hole].cut }
        }
        return found
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
