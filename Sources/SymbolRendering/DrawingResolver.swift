public import SymbolDrawing
internal import SymbolGeometry

extension DisplayList {
    /// The steps that paint `drawing` where the surrounding text has the colour `tint`.
    public init(_ drawing: Drawing, tint: Color) {
        self.init(items: DrawingResolver(tint: tint).items(for: drawing.nodes))
    }
}

private struct DrawingResolver {
    let tint: Color

    func items(for nodes: [DrawingNode]) -> [DisplayItem] {
        nodes.flatMap { node in
            switch node {
            case .shape(let shape): items(for: shape)
            case .group(let group): items(for: group)
            }
        }
    }

    private func items(for shape: DrawingShape) -> [DisplayItem] {
        let fill = shape.fill.map { fill in
            DisplayItem.fill(DisplayFill(
                path: shape.path.transformed(by: shape.transform), rule: fill.rule,
                paint: resolved(fill.paint), isAntialiased: shape.isAntialiased))
        }
        let stroke = shape.stroke.map { stroke in
            DisplayItem.stroke(DisplayStroke(
                path: shape.path, style: stroke.style, transform: shape.transform,
                paint: resolved(stroke.paint), isAntialiased: shape.isAntialiased))
        }
        return (shape.strokesFirst ? [stroke, fill] : [fill, stroke]).compactMap { $0 }
    }

    private func items(for group: DrawingGroup) -> [DisplayItem] {
        let items = items(for: group.nodes)
        guard !items.isEmpty, group.opacity > 0 else { return [] }
        let group = DisplayGroup(
            opacity: group.opacity, blend: group.blend, filter: group.filter, clips: group.clips,
            masks: group.masks.map(resolved), items: items)
        return group.isIsolating ? [.group(group)] : items
    }

    private func resolved(_ mask: Mask) -> DisplayMask {
        DisplayMask(kind: mask.kind, region: mask.region, isLinearRGB: mask.isLinearRGB, items: items(for: mask.nodes))
    }

    private func resolved(_ paint: Paint<ColorReference>) -> Paint<Color> {
        paint.map { $0.resolved(tint: tint) }
    }
}

extension DisplayGroup {
    /// Whether painting the items one by one would look different.
    fileprivate var isIsolating: Bool {
        opacity < 1 || blend != .normal || filter != nil || !clips.isEmpty || !masks.isEmpty || items.contains(where: \.blends)
    }
}

extension DisplayItem {
    fileprivate var blends: Bool {
        if case .group(let group) = self { group.blend != .normal } else { false }
    }
}
