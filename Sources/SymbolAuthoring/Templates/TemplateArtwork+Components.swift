internal import SymbolGeometry
internal import SymbolModel

extension TemplateArtwork {
    /// With layers in all modes, which are drawn as before: those that it has none for are what they fall back to.
    var withLayersInAllModes: TemplateArtwork {
        var artwork = self
        let all = cells.first.flatMap { variants[$0]?.shapes.indices } ?? 0..<0
        let plain = layers[.monochrome] ?? [Layer(index: 0, parts: [.init(.draw, .shapes(Array(all)))])]
        let roles: [LayerMode: Layer.Role] = [.hierarchical: .level(.primary), .multicolor: .color(.tint)]
        artwork.layers[.monochrome] = plain
        for (mode, role) in roles where layers[mode] == nil {
            artwork.layers[mode] = plain.map { layer in
                var layer = layer
                layer.role = role
                return layer
            }
        }
        return artwork
    }

    /// With the layers of a component, which stands about x = 0, in front of its own or behind them.
    ///
    /// Layers that move in groups are joined by one group more.
    func adding(_ component: TemplateArtwork, behind: Bool = false) -> TemplateArtwork {
        let count = component.cells.first.flatMap { component.variants[$0]?.shapes.count } ?? 0
        let size = cells.first.flatMap { variants[$0]?.shapes.count } ?? 0
        var artwork = redrawn(
            variants.mapValues { variant in
                let own = component.variant(weight: variant.weight, scale: variant.scale)?.variant.shapes ?? []
                let middle = AffineTransform.translation(x: variant.advance / 2, y: 0)
                return variant.redrawn(variant.shapes + own.map { $0.transformed(by: middle) }) ?? variant
            })
        let group = layers.values.joined().compactMap(\.traits.motionGroup).max().map { $0 + 1 }
        let top = layers.values.joined().map(\.index).max().map { $0 + 1 } ?? 0
        for mode in LayerMode.allCases {
            let added = (component.layers[mode] ?? []).map { layer in
                var layer = layer.moved { $0.map { $0 + size } }
                layer.index += behind ? 0 : top
                layer.traits.motionGroup = group
                return layer
            }
            let own = (layers[mode] ?? []).map { layer in
                var layer = layer
                layer.index += behind ? count : 0
                return layer
            }
            artwork.layers[mode] = behind ? added + own : own + added
        }
        return artwork
    }

    /// The bounds of what some mode paints of a variant; nil where that is nothing.
    func paintedInk(of variant: Variant) -> Rect? { paintedShapes(of: variant).compactMap(\.path.bounds).union }

    func paintedShapes(of variant: Variant) -> [SymbolShape] {
        paintedPlaces.filter(variant.shapes.indices.contains).map { variant.shapes[$0] }.filter(\.isPainted)
    }

    /// The places of the shapes that some mode paints.
    var paintedPlaces: [Int] {
        Set(layers.values.joined().filter { $0.opacity > 0 }.flatMap(\.places)).sorted()
    }

    var hasDrawGuides: Bool { variants.values.contains { $0.shapes.contains { !$0.drawKeyframes.isEmpty } } }
}

extension SymbolShape {
    func transformed(by transform: AffineTransform) -> SymbolShape {
        var shape = self
        shape.path = path.transformed(by: transform)
        return shape
    }
}
