package import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel

extension ResolvedSymbol {
    /// Resolves a plain icon, in which each painted element is a layer: a shape, or a group composited as a whole.
    ///
    /// - Parameters:
    ///   - drawing: The icon.
    ///   - style: The colours of the layers.
    ///   - weight: The weight from 100 to 900; strokes are as wide as drawn at 400 and follow `IconStroke` at other
    ///     weights.
    ///   - draws: Whether states may have draw ranges.
    package init(_ drawing: Drawing, style: SymbolStyle, weight: Weight?, draws: Bool = false) {
        let resolver = IconResolver(
            style: style, box: drawing.bounds, widening: weight.map { IconStroke.factor(weight: $0) } ?? 1)
        let (viewport, nodes) = (drawing.bounds, drawing.nodes.layers)
        let painted = nodes.map { resolver.items(for: $0) }
        let arrows = draws ? IconArrows(painted) : nil
        self.init(
            layers: nodes.indices.map { place in
                let (node, items) = (nodes[place], painted[place])
                let ink = items.inkBounds
                let sticksOut = ink.map { $0.intersection(viewport) != $0 } ?? false
                let leader = arrows?.shafts[place]
                let pen =
                    draws
                    ? IconPen(node, height: viewport.height, arrows: leader == nil ? arrows?.pens[place] : []) : nil
                let clips = sticksOut ? [Path(rect: viewport)] : []
                let art = IconArt(node: node, items: items, pen: pen, clips: clips)
                return ResolvedLayer(
                    traits: .init(), paints: true, bounds: ink.flatMap { $0.intersection(viewport) }, art: art,
                    leader: leader)
            })
    }
}

extension DisplayList {
    /// The steps that paint a plain icon, in its own space.
    package init(_ drawing: Drawing, style: SymbolStyle, weight: Weight?) {
        self = ResolvedSymbol(drawing, style: style, weight: weight).displayList()
    }
}

extension [DrawingNode] {
    /// Groups that are nothing but their contents opened.
    fileprivate var layers: [DrawingNode] {
        if contains(where: \.blends) { return [.group(DrawingGroup(nodes: self))] }
        return flatMap { node in
            guard case .group(let group) = node, group.isTransparentToPainting else { return [node] }
            return group.nodes.layers
        }
    }
}

extension DrawingNode {
    fileprivate var outline: Path {
        switch self {
        case .shape(let shape): shape.path.transformed(by: shape.transform)
        case .group(let group): group.nodes.reduce(into: Path()) { $0.append($1.outline) }
        }
    }

    fileprivate var blends: Bool {
        if case .group(let group) = self { group.blend != .normal } else { false }
    }
}

extension DrawingGroup {
    fileprivate var isTransparentToPainting: Bool {
        opacity == 1 && blend == .normal && filter == nil && clips.isEmpty && masks.isEmpty
            && !nodes.contains(where: \.blends)
    }
}

/// An icon's layer: finished steps.
private struct IconArt: LayerArt {
    let node: DrawingNode
    let items: [DisplayItem]
    let pen: IconPen?
    /// The viewport where the layer sticks out of it: it moves with the layer, and what it hides stays hidden.
    let clips: [Path]

    var outline: Path { node.outline }
    var penLength: Double { pen?.length ?? 0 }
    var isHidden: Bool { false }
    var tipShare: Double { 0 }
    /// Icons do not turn into each other.
    var look: String { "" }
    var isSwept: Bool { pen?.isSolid ?? false }
    var isGuided: Bool { false }
    func travellingBounds(_ range: DrawRange) -> Rect? { pen?.travellingBounds(range) }
    var ghost: Double { 0 }
    func ghostItems(opacity: Double, clearing: Double, draw: DrawRange) -> [DisplayItem] { [] }

    func items(opacity: Double, clearing: Double, draw: DrawRange) -> [DisplayItem] {
        guard opacity > 0, !draw.isEmpty else { return [] }
        let drawn = draw.isFull ? items : pen?.items(items, draw) ?? items
        let items = clips.isEmpty ? drawn : drawn.map { $0.clipped(to: clips) }
        if opacity == 1 || items.isEmpty { return items }
        return [.group(DisplayGroup(opacity: opacity, items: items))]
    }
}
