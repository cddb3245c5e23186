internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// Neighbours in a list that are painted at once: shapes of one opaque paint, or any one item.
///
/// Each by its own coverage, shapes would let through what lies behind along the edges on which they meet.
struct PaintRun {
    let items: ArraySlice<DisplayItem>
    /// Of shapes, if it is opaque.
    let paint: Paint<Color>?
    /// Nil where they are not joined, and it has not been asked yet.
    let windings: CoveredWindings?

    var isJoined: Bool { items.count > 1 }
}

extension [DisplayItem] {
    var runs: [PaintRun] {
        var runs: [PaintRun] = []
        for place in indices {
            let paint = shapePaint(at: place)
            if let paint, let last = runs.last, last.paint == paint,
                let windings = (last.windings ?? last.items.windings)?.joined(with: self[place...place].windings)
            {
                let items = self[last.items.startIndex...place]
                runs[runs.count - 1] = PaintRun(items: items, paint: paint, windings: windings)
            } else {
                runs.append(PaintRun(items: self[place...place], paint: paint, windings: nil))
            }
        }
        return runs
    }

    /// The opaque paint of a shape, or of one that is cleared first; nil for anything else.
    private func shapePaint(at place: Int) -> Paint<Color>? {
        if isReplaced(at: place) { return shapePaint(at: place + 1) }
        if case .fill(let fill) = self[place], fill.rule != .nonZero { return nil }
        guard let paint = self[place].shapePaint, paint.isOpaque else { return nil }
        return paint
    }
}

extension ArraySlice<DisplayItem> {
    /// Nil where a shape winds too often to be told from others.
    fileprivate var windings: CoveredWindings? {
        reduce(CoveredWindings()) { windings, item in
            switch item {
            case .fill(let fill): windings?.joined(with: CoveredWindings(fill: fill.path))
            case .stroke(let stroke): windings?.joined(with: CoveredWindings(stroke: stroke.path))
            case .erase, .group: windings
            }
        }
    }
}

extension Paint<Color> {
    /// Whether it hides all that lies behind it.
    ///
    /// That is not asked of patterns, nor of radial gradients, which may be cones with nothing beside them.
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha == 1
        case .linearGradient(let gradient): gradient.ramp.stops.allSatisfy { $0.color.alpha == 1 }
        case .radialGradient, .pattern: false
        }
    }
}
