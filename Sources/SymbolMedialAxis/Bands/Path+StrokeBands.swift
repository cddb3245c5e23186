package import SymbolGeometry

/// An outline with the stroke that it is of.
package struct BandedOutline: Sendable {
    package let outline: Path
    package let band: StrokeBand

    package init(outline: Path, band: StrokeBand) {
        self.outline = outline
        self.band = band
    }
}

/// The strokes that a filled outline (nonzero rule) has been put together from, and what of it is none.
package struct StrokeBands: Sendable {
    package private(set) var strokes: [BandedOutline] = []
    /// Where each of them lies.
    package private(set) var courses: [StrokeCourse] = []
    /// What is no stroke: the contours of each figure.
    package private(set) var figures: [[Int]] = []
    /// The same, joined.
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
    /// The strokes that a filled outline (nonzero rule) has been put together from, and what of it is none.
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
        guard isEven else { return nil }
    }

    private var isWrittenForward: Bool {
        ((cuts.last?.center ?? .zero) - (cuts.first?.center ?? .zero)).isWrittenForward
    }

    /// Whether it is about equally wide all along, but about corners; what is hardly longer than wide has none, and the
    /// small head of an arrow a right-angled one.
    ///
    /// From such a corner's inner side to a round outer one it is 1 + √2 halves of the width.
    private var isEven: Bool {
        let radii = cuts.map(\.radius).sorted()
        let widest = cuts.map { left.point(at: $0.left).distance(to: right.point(at: $0.right)) }.max() ?? 0
        let ways = length / halfWidth
        let (least, most) = ways < 3.8 ? (0.9, 2.2) : ways < 6 ? (0.9, 2.5) : (0.4, 9)
        return radii[radii.count / 10] > least * halfWidth && widest < most * halfWidth
    }
}
