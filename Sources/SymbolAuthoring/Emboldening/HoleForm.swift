internal import SymbolGeometry
internal import SymbolStrokes

/// The form of a hole: a line round what lies in it, or a space of its own.
struct HoleForm {
    /// Whether the hole and the contours in it are the sides of a line.
    let isRing: Bool
    /// Half the usual width of the line, or else of the hole without what lies in it, in grid units.
    let halfWidth: Double
    /// Whether the hole is wider than a line somewhere.
    let isWide: Bool

    /// The least fraction of the outlines of a hole and of each contour in it along which the line is evenly wide; the
    /// hole of a digit has a tail besides.
    private static let even = 0.5

    init(_ hole: ContourRing, _ profile: ThicknessProfile, around islands: [ThicknessProfile]) {
        let width = profile.quantile(0.5, \.ground)
        isRing =
            !islands.isEmpty && profile.share(asWideAs: width) > Self.even
            && islands.allSatisfy { $0.share(asWideAs: width) > Self.even }
        let isAlone = islands.isEmpty || isRing
        let profile = isAlone ? profile : ContourThickness(hole, in: OutlineThickness([hole])).profile
        halfWidth = profile.quantile(0.5, \.ground)
        isWide =
            isRing
            ? width > CutLine.widest
            : Counter(of: hole.subpath, tolerance: 0.1).isOpen(under: CutLine.widest)
    }
}

extension ThicknessProfile {
    /// Returns the fraction of the outline along which the ground is about as wide as given.
    fileprivate func share(asWideAs ground: Double) -> Double {
        share { abs($0.radii.ground - ground) <= ground / 2 }
    }
}
