internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// Consecutive items of a list that are painted at once: shapes of one opaque paint, or any single item.
///
/// If each were painted by its own coverage, the backdrop would show through along the edges where shapes meet.
struct PaintRun {
    let items: ArraySlice<DisplayItem>
    /// The paint of shapes, if it is opaque.
    let paint: Paint<Color>?
    /// The windings of joined items; nil for a single item, for which they have not been computed yet.
    let windings: CoveredWindings?

    var isJoined: Bool { items.count > 1 }
}

extension [DisplayItem] {
    var runs: [PaintRun] {
        var runs: [PaintRun] = []
        for index in indices {
            let paint = shapePaint(at: index)
            if let paint, let last = runs.last, last.paint == paint,
                let windings = (last.windings ?? last.items.windings)?.joined(with: self[index...index].windings)
            {
                let items = self[last.items.startIndex...index]
                runs[runs.count - 1] = PaintRun(items: items, paint: paint, windings: windings)
            } else {
                runs.append(PaintRun(items: self[index...index], paint: paint, windings: nil))
            }
        }
        return runs
    }

    /// Returns the opaque paint of a shape, or of an eraser for the shape after it; nil for anything else.
    func shapePaint(at index: Int) -> Paint<Color>? {
        if isReplaced(at: index) { return shapePaint(at: index + 1) }
        if case .fill(let fill) = self[index], fill.rule != .nonZero { return nil }
        guard let paint = self[index].shapePaint, paint.isOpaque else { return nil }
        return paint
    }
}

extension ArraySlice<DisplayItem> {
    /// The windings of the items, or nil if they wind too often to be distinguished.
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
    /// Whether the paint hides everything behind it.
    ///
    /// Patterns and images count as translucent, and so do radial gradients, which may be cones that are transparent
    /// outside.
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha == 1
        case .linearGradient(let gradient): gradient.ramp.stops.allSatisfy { $0.color.alpha == 1 }
        case .radialGradient, .pattern, .image: false
        }
    }
}
