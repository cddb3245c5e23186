internal import SymbolGeometry
internal import SymbolModel

/// Finds the margins of cells that lack a pair of their own.
///
/// Apple's order is: the pairs of the three small sources, interpolated; then Regular-M's; then Regular-S's; then any.
/// How a pair carries over to another cell is not published; here its side bearings (from the margins to the outlines)
/// are scaled with the cell and placed around the cell's own outlines.
struct MarginResolver {
    private struct Bearings {
        /// In units of 1/100 em.
        var left: Double
        var right: Double
    }

    private let guides: Guides
    private var bearings: [Cell: Bearings] = [:]
    private var note: String?

    init(guides: Guides, drawn: [DrawnCell]) {
        self.guides = guides
        for cell in drawn {
            guard let span = guides.margins[cell.cell] else { continue }
            bearings[cell.cell] = Bearings(
                left: (cell.inkBounds.minX - span.left) * cell.band.unit,
                right: (span.right - cell.inkBounds.maxX) * cell.band.unit)
        }
    }

    /// Returns the margins of `cell`, in page coordinates.
    mutating func span(of cell: DrawnCell) -> Guides.Span {
        if let span = guides.margins[cell.cell] { return span }
        note = guides.faults[cell.cell].map { "\($0); the pair is not used" }
        let own = interpolated(for: cell.cell) ?? inherited(by: cell.cell)
        if own == nil, note == nil {
            let others = guides.margins.isEmpty ? "no other cell has any" : "no drawn cell has any"
            note = "\(cell.cell) has no margins and \(others): its advance is the width of its outlines"
        }
        return Guides.Span(
            left: cell.inkBounds.minX - (own?.left ?? 0) / cell.band.unit,
            right: cell.inkBounds.maxX + (own?.right ?? 0) / cell.band.unit)
    }

    mutating func takeNote() -> String? {
        defer { note = nil }
        return note
    }

    private func interpolated(for cell: Cell) -> Bearings? {
        guard let ultralight = bearings[Cell(.ultralight, .small)], let regular = bearings[Cell(.regular, .small)],
            let black = bearings[Cell(.black, .small)]
        else { return nil }
        let weights = InterpolationWeights(for: cell)
        return Bearings(
            left: weights.blend(ultralight.left, regular.left, black.left) * cell.scale.factor,
            right: weights.blend(ultralight.right, regular.right, black.right) * cell.scale.factor)
    }

    private func inherited(by cell: Cell) -> Bearings? {
        let preferred = [Cell(.regular, .medium), Cell(.regular, .small)]
        guard let source = preferred.first(where: { bearings[$0] != nil }) ?? bearings.keys.min(),
            let found = bearings[source]
        else { return nil }
        let factor = cell.scale.factor / source.scale.factor
        return Bearings(left: found.left * factor, right: found.right * factor)
    }
}
