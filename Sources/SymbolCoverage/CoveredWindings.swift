package import SymbolGeometry

/// The range of winding numbers that is needed to distinguish shapes that form a union.
package struct CoveredWindings: Hashable {
    /// An upper bound for the number of combinations of the winding numbers of all fills.
    private var numbers = 1
    /// An upper bound for the pieces of strokes that may wind around one point.
    private var pieces = 0

    /// Creates the range for no shape.
    package init() {}

    package init(fill path: Path) { numbers = path.mostTurns + 1 }

    package init(stroke path: Path) { pieces = path.penPieces }

    /// Returns the range for the shapes of both, or nil if it exceeds the 32 bits of a winding number in `EdgeTable`.
    package func joined(with other: CoveredWindings?) -> CoveredWindings? {
        guard var all = other else { return nil }
        all.numbers *= numbers
        all.pieces += pieces
        let (most, isTooLarge) = all.numbers.multipliedReportingOverflow(by: all.pieces + 1)
        return !isTooLarge && most <= Int32.max ? all : nil
    }
}
