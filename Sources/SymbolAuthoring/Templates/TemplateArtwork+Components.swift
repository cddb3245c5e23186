internal import SymbolGeometry
internal import SymbolModel

extension TemplateArtwork {
    /// The artwork with layers in every mode, without a change in appearance: missing ones are filled in with their
    /// fallbacks.
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

    /// Returns the artwork with the layers of a component, which is centred on x = 0, in front of its own layers or
    /// behind them.
    ///
    /// If layers move in groups, the component forms another group.
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
                var layer = layer.mapShapeIndices { $0.map { $0 + size } }
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

    /// Returns the bounds of what any mode paints of a variant; nil when nothing is painted.
    func paintedBounds(of variant: Variant) -> Rect? { paintedShapes(of: variant).compactMap(\.path.bounds).union }

    func paintedShapes(of variant: Variant) -> [SymbolShape] {
        paintedIndices.filter(variant.shapes.indices.contains).map { variant.shapes[$0] }.filter(\.isPainted)
    }

    /// The indices of the shapes that any mode paints.
    var paintedIndices: [Int] {
        Set(layers.values.joined().filter { $0.opacity > 0 }.flatMap(\.shapeIndices)).sorted()
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
