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

extension Path {
    /// The strokes that a filled outline (nonzero rule) has been put together from, and what of it is none.
    package func strokeBands() -> (strokes: [BandedOutline], rest: Path) {
        let figures = OutlineFigures(self)
        var (strokes, rest): ([BandedOutline], Path) = ([], Path())
        for figure in figures.figures {
            let outline = figures.path(of: figure)
            if let band = StrokeBand(figure, of: figures) {
                strokes.append(BandedOutline(outline: outline, band: band))
            } else {
                rest.append(outline)
            }
        }
        return (strokes, rest)
    }
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

    /// Whether it is about equally wide all along, but about corners; what is hardly longer than wide has none.
    private var isEven: Bool {
        let radii = cuts.map(\.radius).sorted()
        let widest = cuts.map { left.point(at: $0.left).distance(to: right.point(at: $0.right)) }.max() ?? 0
        let isShort = length < 6 * halfWidth
        return radii[radii.count / 10] > (isShort ? 0.9 : 0.4) * halfWidth && widest < (isShort ? 2.2 : 9) * halfWidth
    }
}
