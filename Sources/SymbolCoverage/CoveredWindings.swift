package import SymbolGeometry

/// How shapes that cover together wind, as far as each must be told from the others.
package struct CoveredWindings: Hashable {
    /// How many windings of all fills there are to be told from one another, at most.
    private var numbers = 1
    /// Those of strokes that may wind about one place.
    private var pieces = 0

    /// Of no shape.
    package init() {}

    package init(fill path: Path) { numbers = path.mostTurns + 1 }

    package init(stroke path: Path) { pieces = path.penPieces }

    /// Those of all shapes; nil where they are more than a winding's 32 bits hold, as `EdgeTable` counts them.
    package func joined(with other: CoveredWindings?) -> CoveredWindings? {
        guard var all = other else { return nil }
        all.numbers *= numbers
        all.pieces += pieces
        let (most, isTooLarge) = all.numbers.multipliedReportingOverflow(by: all.pieces + 1)
        return !isTooLarge && most <= Int32.max ? all : nil
    }
}
