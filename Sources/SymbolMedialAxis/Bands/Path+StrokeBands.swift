package import SymbolGeometry
internal import SymbolText

/// An outline together with the stroke that it outlines.
package struct BandedOutline: Sendable {
    /// The outline.
    package let outline: Path
    /// The stroke.
    package let band: StrokeBand

    /// Creates a pair of an outline and its stroke.
    package init(outline: Path, band: StrokeBand) {
        self.outline = outline
        self.band = band
    }
}

/// The strokes of which a filled outline (nonzero rule) is composed, and the parts that are not strokes.
package struct StrokeBands: Sendable {
    /// The strokes.
    package private(set) var strokes: [BandedOutline] = []
    /// The courses of the strokes, in the same order.
    package private(set) var courses: [StrokeCourse] = []
    /// The contours of each figure that is not a stroke.
    package private(set) var figures: [[Int]] = []
    /// The outlines of those figures, combined.
    package private(set) var rest = Path()

    fileprivate init(_ figures: OutlineFigures) {
        for figure in figures.figures {
            let outline = figures.path(of: figure)
            if let band = StrokeBand(figure, of: figures) {
                strokes.append(BandedOutline(outline: outline, band: band))
                courses.append(
                    StrokeCourse(
                        of: band, outer: figure.outer, hole: figure.holes.first, figures.subpaths[figure.outer]))
            } else {
                self.figures.append(figure.contours)
                rest.append(outline)
            }
        }
    }
}

extension Path {
    /// Returns the strokes of which a filled outline (nonzero rule) is composed, and the parts that are not strokes.
    package func strokeBands() -> StrokeBands { StrokeBands(OutlineFigures(self)) }
}

extension StrokeBand {
    fileprivate init?(_ figure: OutlineFigures.Figure, of figures: OutlineFigures) {
        guard figure.covered.isEmpty, figure.holes.count < 2, let outer = figures.rings[figure.outer] else {
            return nil
        }
        if let hole = figure.holes.first {
            guard let inner = figures.rings[hole] else { return nil }
            self.init(outer: outer, inner: inner)
        } else {
            guard let turns = StrokeTurns(outer) else { return nil }
            self.init(turns)
            guard abs(halfWidth - turns.radius) < 0.15 * turns.radius else { return nil }
            if !isWrittenForward { self = reversed }
        }
        guard isEven, bluntness < Self.greatestBluntness, isAlong(outer) else { return nil }
    }

    /// The bluntness from which caps are most of a shape, which is then none of a pen's: of the set's strokes, nine of
    /// ten are below 0.01, and few are between 0.04 and 0.08.
    private static let greatestBluntness = 0.05

    /// Whether the pen stays within an outline: between flanks that do not belong together, it leaves it.
    ///
    /// A gap that matters is as wide as half the pen.
    private func isAlong(_ outline: Polyline) -> Bool {
        let steps = max(min(cuts.count, Int(clamping: (length / halfWidth).rounded(.up))), 1)
        return (0...steps).allSatisfy { step in
            outline.winding(about: cut(at: Double(step) / Double(steps)).center) != 0
        }
    }

    private var isWrittenForward: Bool {
        ((cuts.last?.center ?? .zero) - (cuts.first?.center ?? .zero)).isWrittenForward
    }

    /// Whether the stroke is about equally wide throughout, except around corners.
    ///
    /// A stroke that is hardly longer than wide has no corners; the small head of an arrow may have a right-angled one.
    /// Across such a corner, from the inner side to a round outer one, the distance is 1 + √2 half-widths.
    private var isEven: Bool {
        let radii = cuts.map(\.radius).sorted()
        let widest = cuts.map { left.point(at: $0.left).distance(to: right.point(at: $0.right)) }.max() ?? 0
        let lengthInHalfWidths = length / halfWidth
        let (least, most) = lengthInHalfWidths < 3.8 ? (0.9, 2.2) : lengthInHalfWidths < 6 ? (0.9, 2.5) : (0.4, 9)
        return radii[radii.count / 10] > least * halfWidth && widest < most * halfWidth
    }
}
