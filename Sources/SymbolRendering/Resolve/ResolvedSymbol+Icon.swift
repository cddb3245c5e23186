package import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel

extension ResolvedSymbol {
    /// Resolves a plain icon, in which each painted element is a layer: a shape, or a group that is composited as a
    /// whole.
    ///
    /// An element without ink, such as the frame around many icons, is none.
    ///
    /// - Parameters:
    ///   - drawing: The icon.
    ///   - style: The colours of the layers.
    ///   - weight: The weight; strokes keep their drawn widths at 400 and follow `IconStroke` at other weights.
    ///   - draws: Whether layers will be drawn in part.
    package init(_ drawing: Drawing, style: SymbolStyle, weight: Weight?, draws: Bool = false) {
        let resolver = IconResolver(
            style: style, box: drawing.bounds, widening: weight.map { IconStroke.factor(weight: $0) } ?? 1)
        let (viewport, nodes) = (drawing.bounds, drawing.nodes.layers.filter(\.hasInk))
        let painted = nodes.map { resolver.items(for: $0) }
        let arrows = draws ? IconArrows(painted) : nil
        self.init(
            layers: nodes.indices.map { index in
                let (node, items) = (nodes[index], painted[index])
                let ink = items.inkBounds
                let extendsOutside = ink.map { $0.intersection(viewport) != $0 } ?? false
                let leader = arrows?.shafts[index]
                let pen =
                    draws
                    ? IconPen(node, height: viewport.height, arrows: leader == nil ? arrows?.pens[index] : []) : nil
                let clips = extendsOutside ? [Path(rect: viewport)] : []
                let art = IconArt(node: node, items: items, pen: pen, clips: clips)
                return ResolvedLayer(
                    traits: .init(), paints: true, bounds: ink.flatMap { $0.intersection(viewport) }, art: art,
                    leader: leader)
            })
    }
}

extension DisplayList {
    /// Creates the list of steps that paint a plain icon, in the icon's own space.
    package init(_ drawing: Drawing, style: SymbolStyle, weight: Weight?) {
        self = ResolvedSymbol(drawing, style: style, weight: weight).displayList()
    }
}

extension [DrawingNode] {
    /// The nodes with every group that does nothing but contain others replaced by its contents.
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

/// An icon's layer, whose steps are final.
private struct IconArt: LayerArt {
    let node: DrawingNode
    let items: [DisplayItem]
    private(set) var pen: IconPen?
    /// The viewport, where the layer extends beyond it; it moves with the layer, so that what it hides stays hidden.
    let clips: [Path]

    var outline: Path { node.outline }
    var penLength: Double { pen?.length ?? 0 }
    var isHidden: Bool { false }
    var tipShare: Double { pen?.tipShare ?? 0 }
    var look: String { IconLook(items).key }
    var isSwept: Bool { pen?.isSolid ?? false }
    var isGuided: Bool { false }

    func sweptFromRight() -> IconArt {
        var art = self
        art.pen?.sweepFromRight()
        return art
    }

    func travellingBounds(_ range: DrawRange) -> Rect? { pen?.travellingBounds(range) }
    var ghost: Double { 0 }
    /// None, since SVG composites shapes one by one.
    func sharedOpacity(_ reason: SharedOpacity.Reason) -> SharedOpacity { .none }
    func ghostItems(
        opacity: Double, clearing: Double, draw: DrawRange, sharing shared: [SharedOpacity.Reason]
    ) -> [DisplayItem] { [] }

    func items(
        opacity: Double, clearing: Double, draw: DrawRange, sharing shared: [SharedOpacity.Reason]
    ) -> [DisplayItem] {
        guard opacity > 0, !draw.isEmpty else { return [] }
        let drawn = draw.isFull ? items : pen?.items(items, draw) ?? items
        let items = clips.isEmpty ? drawn : drawn.map { $0.clipped(to: clips) }
        if opacity == 1 || items.isEmpty { return items }
        return [.group(DisplayGroup(opacity: opacity, items: items))]
    }
}
