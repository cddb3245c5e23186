internal import SymbolGeometry
package import SymbolModel

extension TemplateDrawing {
    /// The artwork made of the drawing's masters and of its layers in each mode.
    package var artwork: TemplateArtwork {
        var variants: [Cell: Variant] = [:]
        for master in Master.allCases {
            let cell = Cell(master.weight, .small)
            let shapes = layers.map { layer in
                SymbolShape(
                    path: layer.paths[master] ?? .init(), classes: [], isPainted: true,
                    drawKeyframes: layer.keyframes[master] ?? [])
            }
            variants[cell] = Variant(cell: cell, shapes: shapes, advance: advances[master] ?? 0)
        }
        var modes: [LayerMode: [SymbolModel.Layer]] = [:]
        for mode in LayerMode.allCases { modes[mode] = layers.enumerated().compactMap { $1.layer(in: mode, at: $0) } }
        return TemplateArtwork(
            version: nil, variants: variants, guides: [:], layers: modes.filter { !$0.value.isEmpty },
            defaults: defaults)
    }
}

extension TemplateDrawing.Layer {
    /// Returns the layer in a mode; nil when the mode leaves it out: some systems ignore a layer's opacity in
    /// monochrome.
    fileprivate func layer(in mode: LayerMode, at index: Int) -> SymbolModel.Layer? {
        if opacity < 1, mode == .monochrome { return nil }
        var layer = SymbolModel.Layer(index: index, role: role(in: mode), parts: [.init(.draw, .shapes([index]))])
        // In the hierarchical mode the level implies the opacity.
        if mode == .multicolor { layer.opacity = opacity }
        switch (clearing, mode) {
        case (.none, _): break
        // Painting the background's own colour twice only matters when it is translucent; elsewhere it would pale
        // edges.
        case (.restores, _): layer.clearsBehind = mode == .hierarchical
        case (.erases, _), (.knocksOut, .monochrome), (.knocksOut(paintsHierarchy: false), .hierarchical):
            (layer.opacity, layer.clearsBehind) = (0, true)
        case (.knocksOut, .multicolor) where color == nil:
            (layer.opacity, layer.clearsBehind) = (1 - opacity, true)
        case (.knocksOut, _): layer.clearsBehind = true
        }
        (layer.traits.variableThreshold, layer.traits.variableDraw) = (threshold, drawSpan)
        (layer.traits.motionGroup, layer.traits.tags) = (motionGroup, tags)
        layer.traits.unmirroredGroup = unmirroredGroup
        (layer.traits.alwaysRotates, layer.traits.alwaysPulses) = (rotates, pulses)
        return layer
    }

    private func role(in mode: LayerMode) -> SymbolModel.Layer.Role {
        switch mode {
        case .monochrome: .plain
        case .hierarchical: .level(level)
        case .multicolor: .color(color ?? .tint)
        }
    }
}
