internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolModel
internal import SymbolStrokes

extension ResolvedSymbol {
    /// Groups layers into bodies that are connected and so have to move as one.
    ///
    /// Two layers are connected where the ink of one meets that of the other with no gap cleared between them, and
    /// where one ends just within what another clears, since its tips would otherwise come out beyond. A layer that
    /// restores the ground of another is connected to none.
    ///
    /// - Parameter joins: Whether a layer that only clears is connected to one that it clears.
    /// - Returns: For each layer, the lowest index of a layer in its body, which is its own for a body of one layer.
    package func bodies(joins: (_ eraser: Int, _ cleared: Int) -> Bool) -> [Int] {
        guard layers.count > 1, var grid = InkGrid(layers.compactMap(\.bounds)) else { return Array(layers.indices) }
        var bodies = DisjointSets(layers.count)
        for index in layers.indices {
            let layer = layers[index]
            if layer.paints, layer.leader == nil {
                for other in grid.cover(layer.ink.map { $0.transformed(by: layer.placement) }, by: index) {
                    bodies.join(other, index)
                }
            } else if !layer.paints {
                let separate = Set(layers.indices.prefix(index).filter { !joins(index, $0) })
                let ending = grid.layersEnding(within: layer.outline, among: separate)
                let joined = grid.cover([layer.outline], by: nil).subtracting(separate).union(ending)
                for other in joined { bodies.join(other, index) }
            }
        }
        return layers.indices.map { bodies.root($0) }
    }
}

extension ResolvedLayer {
    /// The outlines of what the layer paints, in the space of its art, for the nonzero rule.
    fileprivate var ink: [Path] { art.items(opacity: 1, clearing: 0, draw: .full, sharing: []).flatMap(\.ink) }
}

extension DisplayItem {
    /// The outlines of what the step paints, ignoring clips, masks and dashes.
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
