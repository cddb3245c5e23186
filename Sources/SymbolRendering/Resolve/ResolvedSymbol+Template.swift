internal import SymbolColor
internal import SymbolDrawing
package import SymbolGeometry
package import SymbolModel

extension ResolvedSymbol {
    /// Resolves a variant of a template, in glyph space.
    ///
    /// With `moves`, layers can be in different states, and with `draws`, their states can have draw ranges; both take
    /// time to find connected layers and the strokes of outlines.
    ///
    /// One drawing determines for all variants of its structure how strokes are drawn and which layers restore the
    /// ground of another: Regular in the medium scale, or the nearest one. A symbol resolved in another variant, passed
    /// as `other`, already has the result.
    ///
    /// `placing` returns the transform of each layer, given the symbol without transforms and the box between its
    /// margins.
    package init(
        _ artwork: TemplateArtwork, variant: Variant, style: SymbolStyle, moves: Bool = false, draws: Bool = false,
        like other: ResolvedSymbol? = nil, placing: ((ResolvedSymbol, Rect) -> [AffineTransform])? = nil
    ) {
        let layers = artwork.layers(for: style.mode) ?? [Layer(outlining: variant)]
        let outlines = VariantOutlines(variant, for: layers)
        let variations = LayerVariation.of(layers, artwork.defaults, style: style)
        let needsModel = moves || draws || variations.contains(where: \.isPartlyDrawn)
        let modelVariant = other == nil && needsModel ? artwork.model(of: variant) : nil
        let model =
            modelVariant.map {
                ResolvedSymbol(artwork, variant: $0, style: style, moves: moves, draws: draws, placing: placing)
            } ?? other
        let models = model?.layers.map { $0.art as? OutlineArt }
        let plain = zip(layers, variations).map { layer, variation in
            OutlineArt(
                layer, outlines, paint: style.layerPaint(of: layer.role),
                shading: style.shading(variant.inkBounds), variation: variation)
        }
        let placements = placing?(ResolvedSymbol(layers, plain), variant.layoutBox)
        var arts: [OutlineArt] = []
        for (index, var art) in plain.enumerated() {
            let pen = models?[index]?.pen
            if let ground = models.map({ $0[index]?.ground }) ?? (moves ? art.ground(among: arts) : nil) {
                art.restore(ground, of: arts)
            } else if let plate = models.map({ $0[index]?.plate })
                ?? (draws ? art.plate(among: layers.companions(below: index), of: arts) : nil)
            {
                art.follow(plate, of: arts)
            } else if pen != nil || draws || variations[index].isPartlyDrawn {
                art.pen = layers.pen(of: index, outlines, placements, like: pen)
            }
            arts.append(art)
        }
        self.init(layers, arts)
        if let placements { self = placed(placements) }
    }

    private init(_ layers: [Layer], _ arts: [OutlineArt]) {
        self.init(
            layers: zip(layers, arts).map { layer, art in
                ResolvedLayer(
                    traits: layer.traits, paints: art.color.alpha > 0, bounds: art.outline.bounds, art: art,
                    leader: art.ground)
            })
    }
}

extension TemplateArtwork {
    /// Returns the variant whose drawing determines what all of its structure have in common; `nil` where that is the
    /// given variant, or where the structures differ.
    fileprivate func model(of variant: Variant) -> Variant? {
        guard let model = self.variant(weight: nil, scale: nil)?.variant,
            (model.weight, model.scale) != (variant.weight, variant.scale),
            model.firstDifference(from: variant) == nil
        else { return nil }
        return model
    }
}

extension [Layer] {
    /// Returns the indices of the layers below one that are in its motion group.
    fileprivate func companions(below index: Int) -> [Int] {
        guard let group = self[index].traits.motionGroup else { return [] }
        return indices.prefix(index).filter { self[$0].traits.motionGroup == group }
    }

    /// Returns the pen of a layer, for which the areas of erasers above the layer are hidden.
    fileprivate func pen(
        of index: Int, _ outlines: VariantOutlines, _ placements: [AffineTransform]?, like model: OutlinePen?
    ) -> OutlinePen {
        let hidden = indices[(index + 1)...].filter { self[$0].isEraser }.reduce(into: Path()) {
            let outline = outlines.outline(of: self[$1])
            guard let own = placements?[index], let place = placements?[$1], own != place, let back = own.inverse else {
                return $0.append(outline)
            }
            $0.append(outline.transformed(by: back * place))
        }
        let drawn = self[index].parts.filter { $0.action == .draw }
        return OutlinePen(drawn.flatMap { outlines.shapes(of: $0.outlines) }, hidden: hidden, like: model)
    }
}

extension DisplayList {
    /// Creates the list of steps that paint a variant of a template, in glyph space.
    package init(_ artwork: TemplateArtwork, variant: Variant, style: SymbolStyle) {
        self = ResolvedSymbol(artwork, variant: variant, style: style).displayList()
    }
}

extension TemplateArtwork {
    /// Returns the layers that a mode draws; `nil` where the file has neither its layers nor those it falls back to.
    ///
    /// Without layers of their own, the hierarchical and multicolor modes fall back to the monochrome layers in the
    /// tint, and the palette mode to the hierarchical layers and then to the monochrome ones.
    package func layers(for mode: RenderingMode) -> [Layer]? {
        let own: [Layer]? =
            switch mode {
            case .automatic: defaults.renderingMode.flatMap { layers[$0] }
            case .monochrome: nil
            case .hierarchical, .palette: layers[.hierarchical]
            case .multicolor: layers[.multicolor]
            }
        return own ?? layers[.monochrome]
    }
}

extension Layer {
    /// Creates a layer of all outlines of a variant, which the system combines where a file has no layers.
    init(outlining variant: Variant) {
        self.init(index: 0, parts: [.init(.draw, .shapes(Array(variant.shapes.indices)))])
    }
}

extension Layer {
    /// Whether the layer clears what lies behind it and paints nothing.
    var isEraser: Bool { clearsBehind && opacity == 0 }
}

extension VariantOutlines {
    fileprivate func outline(of layer: Layer) -> Path {
        layer.parts.filter { $0.action == .draw }.reduce(into: Path()) { $0.append(path(of: $1.outlines)) }
    }
}
