internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// The layers of a template that is made from a skeleton.
struct DrawnLayers {
    private let skeleton: Skeleton
    private let outlines: [LayerOutlines]
    /// The transform from the grid to glyph space at each weight.
    private let placements: [Master: AffineTransform]
    /// The indices of the layers that take part in variable values.
    private let varying: [Int]

    init(_ skeleton: Skeleton, _ outlines: [LayerOutlines], _ placements: [Master: AffineTransform]) {
        (self.skeleton, self.outlines, self.placements) = (skeleton, outlines, placements)
        varying = skeleton.layers.indices.filter { skeleton.layers[$0].isVariable }
    }

    /// Returns the layer that clears a gap around a layer.
    func cleared(around index: Int, _ gap: SkeletonLayer.Gap) -> TemplateDrawing.Layer {
        var cleared = layer(index, .erases, outlines[index].clearance)
        if case .ground(let level, let color) = gap {
            (cleared.clearing, cleared.level, cleared.color) = (.restores, level, color)
        }
        return cleared
    }

    /// Returns the layer that paints a layer of the skeleton.
    func painted(_ index: Int) -> TemplateDrawing.Layer {
        let source = skeleton.layers[index]
        var painted = layer(index, source.clearing, outlines[index].path)
        (painted.rotates, painted.pulses) = (source.rotates, source.pulses)
        painted.keyframes = outlines[index].keyframes
        guard let step = varying.firstIndex(of: index) else { return painted }
        if skeleton.drawsVariableValue {
            let count = Double(varying.count)
            painted.drawSpan = .init(start: Double(step) / count, span: 1 / count)
        } else {
            painted.threshold = Layer.evenThreshold(ofStep: step, of: varying.count)
        }
        return painted
    }

    private func layer(
        _ index: Int, _ clearing: SkeletonLayer.Clearing, _ path: (Master) -> Path
    ) -> TemplateDrawing.Layer {
        let source = skeleton.layers[index]
        let paths = Dictionary(
            uniqueKeysWithValues: Master.allCases.map { master in
                (master, path(master).transformed(by: placements[master] ?? .identity))
            })
        var layer = TemplateDrawing.Layer(paths: paths, clearing: clearing, level: source.level)
        (layer.color, layer.motionGroup, layer.opacity) = (source.color, source.motionGroup, source.opacity)
        layer.unmirroredGroup = skeleton.mirrorsInRightToLeft ? source.unmirroredGroup : nil
        layer.tags = Self.tags(of: source, in: skeleton)
        return layer
    }

    /// Returns the tags by which a layer is matched with layers in variants of the symbol and in symbols that it is
    /// replaced with.
    private static func tags(of layer: SkeletonLayer, in skeleton: Skeleton) -> [String] {
        guard let id = layer.id else { return layer.tags }
        if id == "slash" || id == "badge" { return ["_" + id] }
        if id.hasPrefix("badge.") { return ["_badge", String(id.dropFirst(6))] }
        if id == Skeleton.enclosureID { return ["_enclosure"] }
        return ["\(skeleton.stem).\(id)"] + layer.tags
    }
}
