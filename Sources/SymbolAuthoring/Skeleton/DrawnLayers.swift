internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// What a skeleton's layers become in a template.
struct DrawnLayers {
    private let skeleton: Skeleton
    private let outlines: [LayerOutlines]
    /// From the grid to glyph space.
    private let placements: [Master: AffineTransform]
    private let groups: [Int?]
    /// The layers that take part in variable values.
    private let varying: [Int]

    init(_ skeleton: Skeleton, _ outlines: [LayerOutlines], _ placements: [Master: AffineTransform]) {
        (self.skeleton, self.outlines, self.placements) = (skeleton, outlines, placements)
        groups = Self.motionGroups(of: skeleton.layers)
        varying = skeleton.layers.indices.filter { skeleton.layers[$0].isVariable }
    }

    /// What clears a gap around a layer.
    func cleared(around place: Int, _ gap: SkeletonLayer.Gap) -> TemplateDrawing.Layer {
        var cleared = layer(place, .erases, outlines[place].clearance)
        if case .ground(let level, let color) = gap {
            (cleared.clearing, cleared.level, cleared.color) = (.restores, level, color)
        }
        return cleared
    }

    func painted(_ place: Int) -> TemplateDrawing.Layer {
        let source = skeleton.layers[place]
        var painted = layer(place, source.clearing, outlines[place].path)
        (painted.rotates, painted.pulses) = (source.rotates, source.pulses)
        painted.keyframes = outlines[place].keyframes
        guard let turn = varying.firstIndex(of: place) else { return painted }
        let (order, count) = (Double(turn), Double(varying.count))
        if skeleton.drawsVariableValue {
            painted.drawSpan = .init(start: order / count, span: 1 / count)
        } else {
            painted.threshold = turn == 0 ? 0 : ((100 * order / count).rounded() + 1) / 100
        }
        return painted
    }

    private func layer(
        _ place: Int, _ clearing: SkeletonLayer.Clearing, _ path: (Master) -> Path
    ) -> TemplateDrawing.Layer {
        let source = skeleton.layers[place]
        let paths = Dictionary(
            uniqueKeysWithValues: Master.allCases.map { master in
                (master, path(master).transformed(by: placements[master] ?? .identity))
            })
        var layer = TemplateDrawing.Layer(paths: paths, clearing: clearing, level: source.level)
        (layer.color, layer.motionGroup, layer.opacity) = (source.color, groups[place], source.opacity)
        layer.unmirroredGroup = skeleton.mirrorsInRightToLeft ? source.unmirroredGroup : nil
        layer.tags = Self.tags(of: source, in: skeleton)
        return layer
    }

    /// By the skeleton's numbers, else by order; a layer without a number that is cut out moves with the one it is cut
    /// from.
    private static func motionGroups(of layers: [SkeletonLayer]) -> [Int?] {
        var groups: [Int?] = []
        var next = 0
        for layer in layers {
            let belonging: [SkeletonLayer.Clearing] = [.erases, .restores, .knocksOut(paintsHierarchy: false)]
            if belonging.contains(layer.clearing), let last = groups.last {
                groups.append(layer.motionGroup ?? last)
            } else {
                groups.append(layer.motionGroup ?? next)
                next += 1
            }
        }
        return Set(groups).count > 1 ? groups : groups.map { _ in nil }
    }

    /// By which a layer is known again in other variants of the symbol, and in others that it turns into.
    private static func tags(of layer: SkeletonLayer, in skeleton: Skeleton) -> [String] {
        guard let id = layer.id else { return layer.tags }
        if id == "slash" || id == "badge" { return ["_" + id] }
        if id.hasPrefix("badge.") { return ["_badge", String(id.dropFirst(6))] }
        if id == Skeleton.enclosureID { return ["_enclosure"] }
        return ["\(skeleton.stem).\(id)"] + layer.tags
    }
}
