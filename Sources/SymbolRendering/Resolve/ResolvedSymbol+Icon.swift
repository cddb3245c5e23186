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
        self.init(
            layers: drawing.nodes.layers.map { node in
                let art = IconArt(items: resolver.items(for: [node]), pen: draws ? IconPen(node) : nil)
                return ResolvedLayer(
                    traits: .init(), paints: true, outline: [node].outline, bounds: [node].inkBounds, art: art)
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

extension [DrawingNode] {
    fileprivate var outline: Path {
        reduce(into: Path()) { path, node in
            switch node {
            case .shape(let shape): path.append(shape.path.transformed(by: shape.transform))
            case .group(let group): path.append(group.nodes.outline)
            }
        }
    }

    /// What is painted, strokes included.
    ///
    /// A miter reaches as far as its limit allows.
    fileprivate var inkBounds: Rect? {
        reduce(into: nil) { bounds, node in
            let more: Rect? =
                switch node {
                case .shape(let shape):
                    shape.path.transformed(by: shape.transform).bounds.map { $0.insetBy(-shape.strokeReach) }
                case .group(let group): group.nodes.inkBounds
                }
            if let more { bounds = bounds?.union(more) ?? more }
        }
    }
}

extension DrawingShape {
    fileprivate var strokeReach: Double {
        guard let style = stroke?.style else { return 0 }
        return style.width / 2 * transform.meanScale * (style.join == .miter ? style.miterLimit : 1.5)
    }
}

extension DrawingNode {
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
    let items: [DisplayItem]
    let pen: IconPen?

    var penLength: Double { pen?.length ?? 0 }
    var isSwept: Bool { pen?.isSolid ?? false }
    func travellingBounds(_ range: DrawRange) -> Rect? { nil }

    func items(opacity: Double, clearing: Double, draw: DrawRange) -> [DisplayItem] {
        guard opacity > 0, !draw.isEmpty else { return [] }
        let items = draw.isFull ? items : pen?.items(self.items, draw) ?? items
        if opacity == 1 || items.isEmpty { return items }
        return [.group(DisplayGroup(opacity: opacity, items: items))]
    }
}
