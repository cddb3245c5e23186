internal import SymbolGeometry
package import SymbolModel

extension TemplateArtwork {
    /// Returns the symbol with layers made of whole shapes, which every version of the format supports.
    ///
    /// A `LayerTree` makes layers of subpaths, combining some in steps that draw and erase. Here the subpaths that
    /// belong to the same layers become a shape, and what a step erases is wound against what it is erased from.
    ///
    /// - Returns: The symbol, and whether winding could express all steps; contours that cross others are not erased.
    package func flatteningLayerTree() -> (artwork: TemplateArtwork, isExact: Bool) {
        guard layers.values.joined().contains(where: { $0.parts.contains(where: \.isOfSubpaths) }),
            let reference = cells.first.flatMap({ variants[$0] })
        else { return (self, true) }
        let contours = reference.shapes.flatMap { $0.path.subpaths }
        var (users, isExact) = ([Winding: Set<LayerPosition>](), true)
        for (mode, layers) in layers {
            for (index, layer) in layers.enumerated() {
                let resolved = LayerSteps(layer, contours).resolved()
                isExact = isExact && resolved.isExact
                for winding in resolved.windings { users[winding, default: []].insert(LayerPosition(mode, index)) }
            }
        }
        let used = Set(users.keys.map(\.contour))
        for contour in contours.indices where !used.contains(contour) {
            users[Winding(contour: contour, isReversed: false)] = []
        }
        let groups = Dictionary(grouping: users.keys.sorted()) { users[$0] ?? [] }
            .sorted { $0.value[0] < $1.value[0] }
        var artwork = redrawn(variants.compactMapValues { $0.regrouped(groups.map(\.value)) })
        var shapes: [LayerPosition: [Int]] = [:]
        for (shape, group) in groups.enumerated() {
            for position in group.key { shapes[position, default: []].append(shape) }
        }
        for (mode, layers) in layers {
            artwork.layers[mode] = layers.enumerated().map { index, layer in
                var layer = layer
                layer.parts = [.init(.draw, .shapes(shapes[LayerPosition(mode, index)] ?? []))]
                return layer
            }
        }
        return (artwork, isExact)
    }
}

/// A contour of a variant with the direction in which a layer uses it.
struct Winding: Hashable, Comparable {
    let contour: Int
    let isReversed: Bool

    static func < (a: Winding, b: Winding) -> Bool {
        (a.contour, a.isReversed ? 1 : 0) < (b.contour, b.isReversed ? 1 : 0)
    }
}

private struct LayerPosition: Hashable {
    let mode: LayerMode
    let index: Int

    init(_ mode: LayerMode, _ index: Int) { (self.mode, self.index) = (mode, index) }
}

extension Variant {
    /// Returns the variant with its contours grouped into other shapes.
    ///
    /// A shape that stays as it is keeps its draw keyframes, which refer to its own outline.
    fileprivate func regrouped(_ groups: [[Winding]]) -> Variant? {
        let contours = shapes.flatMap { shape in shape.path.subpaths.map { (shape, $0) } }
        return redrawn(
            groups.compactMap { group in
                let members = group.filter { contours.indices.contains($0.contour) }
                guard let first = members.first else { return nil }
                var shape = contours[first.contour].0
                let whole = shape.path
                shape.path = members.reduce(into: Path()) { path, winding in
                    let contour = contours[winding.contour].1
                    path.append(winding.isReversed ? contour.reversed : contour)
                }
                if shape.path != whole { shape.drawKeyframes = [] }
                return shape
            })
    }
}
