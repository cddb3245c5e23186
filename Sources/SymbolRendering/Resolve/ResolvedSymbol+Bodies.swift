internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolStrokes

extension ResolvedSymbol {
    /// Finds the layers that hang together.
    ///
    /// Layers hang together where the ink of one meets that of another, with no gap cleared between, and where one ends
    /// just within what another clears: its tips would look out beyond that. What restores the ground of another layer
    /// hangs together with none.
    ///
    /// - Parameter holds: Whether a layer that only clears hangs together with one that it clears.
    /// - Returns: For each layer the first of those that it hangs together with, itself where that is none of the
    ///   others.
    package func bodies(holds: (_ eraser: Int, _ cleared: Int) -> Bool) -> [Int] {
        guard layers.count > 1, var grid = InkGrid(layers.compactMap(\.bounds)) else { return Array(layers.indices) }
        var bodies = Array(layers.indices)
        func join(_ one: Int, _ other: Int) {
            let (a, b) = (bodies[one], bodies[other])
            if a != b { bodies = bodies.map { $0 == max(a, b) ? min(a, b) : $0 } }
        }
        for place in layers.indices {
            let layer = layers[place]
            if layer.paints, layer.leader == nil {
                for other in grid.cover(layer.ink.map { $0.transformed(by: layer.placement) }, by: place) {
                    join(other, place)
                }
            } else if !layer.paints {
                let apart = Set(layers.indices.prefix(place).filter { !holds(place, $0) })
                let ending = grid.ending(within: layer.outline, of: apart)
                let held = grid.cover([layer.outline], by: nil).subtracting(apart).union(ending)
                for other in held { join(other, place) }
            }
        }
        return bodies
    }
}

extension ResolvedLayer {
    /// The outlines of what it paints, in the space of its art, for the nonzero rule.
    fileprivate var ink: [Path] { art.items(opacity: 1, clearing: 0, draw: .full).flatMap(\.ink) }
}

extension DisplayItem {
    /// Clips, masks and dashes left out of account.
    fileprivate var ink: [Path] {
        switch self {
        case .fill(let fill): return [fill.path.woundForNonZero(from: fill.rule)]
        case .stroke(let stroke):
            let (pen, width) = (StrokePen(stroke.style), stroke.style.width)
            guard width > 0, width.isFinite else { return [] }
            return [
                stroke.path.stroked(pen, width: width, tolerance: width / 16).transformed(by: stroke.transform)
            ]
        case .erase: return []
        case .group(let group): return group.erases ? [] : group.items.flatMap(\.ink)
        }
    }
}
