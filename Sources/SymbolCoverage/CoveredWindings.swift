package import SymbolGeometry

/// How shapes that cover together wind, as far as each must be told from the others.
package struct CoveredWindings: Hashable {
    private var fills = 0
    /// Those of strokes that may wind about one place.
    private var pieces = 0

    /// Of no shape.
    package init() {}

    /// Nil for an outline that may wind too often.
    package init?(fill path: Path) {
        guard path.mostTurns <= EdgeTable.mostTurns else { return nil }
        fills = 1
    }

    package init(stroke path: Path) { pieces = path.penPieces }

    /// Those of all shapes; nil where they are too many.
    package func joined(with other: CoveredWindings?) -> CoveredWindings? {
        guard var all = other else { return nil }
        all.fills += fills
        all.pieces += pieces
        return all.fills <= CoveredShape.mostFills && all.pieces <= EdgeTable.pieces(beside: all.fills) ? all : nil
    }
}
