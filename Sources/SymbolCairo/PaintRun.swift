internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// Neighbours in a list that are painted at once: shapes of one opaque colour, or any one item.
///
/// Each by its own coverage, shapes would let through what lies behind along the edges on which they meet.
struct PaintRun {
    let items: ArraySlice<DisplayItem>
    /// Of shapes.
    let color: Color?
    let fills: Int

    var isJoined: Bool { items.count > 1 }
}

extension [DisplayItem] {
    var runs: [PaintRun] {
        var runs: [PaintRun] = []
        for place in indices {
            let color = shapeColor(at: place)
            let fills = if case .fill = self[place] { 1 } else { 0 }
            if let color, let last = runs.last, last.color == color, last.fills + fills <= CoveredShape.mostFills {
                let items = self[last.items.startIndex...place]
                runs[runs.count - 1] = PaintRun(items: items, color: color, fills: last.fills + fills)
            } else {
                runs.append(PaintRun(items: self[place...place], color: color, fills: fills))
            }
        }
        return runs
    }

    /// The opaque colour of a shape, or of one that is cleared first; nil for anything else.
    private func shapeColor(at place: Int) -> Color? {
        if isReplaced(at: place) { return shapeColor(at: place + 1) }
        if case .fill(let fill) = self[place], fill.rule != .nonZero { return nil }
        guard let color = self[place].flatColor, color.alpha == 1 else { return nil }
        return color
    }
}
