internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel

extension ResolvedSymbol {
    /// Resolves one variant of a template, in glyph space.
    ///
    /// With `moves`, layers may be in different states, and with `draws`, these may have draw ranges; finding what
    /// belongs together and the strokes of the outlines takes time.
    ///
    /// How the strokes are drawn, and what restores the ground of another layer, is told by one drawing for all
    /// variants of its structure: Regular in the medium scale, or the nearest. The symbol in another variant knows of
    /// it.
    package init(
        _ artwork: TemplateArtwork, variant: Variant, style: SymbolStyle, moves: Bool = false, draws: Bool = false,
        like other: ResolvedSymbol? = nil
    ) {
        let layers = artwork.layers(for: style.mode) ?? [Layer(outlining: variant)]
        let outlines = VariantOutlines(variant, for: layers)
        let variations = LayerVariation.of(layers, artwork.defaults, style: style)
        let isDecided = moves || draws || variations.contains(where: \.isPartlyDrawn)
        let decisive = other == nil && isDecided ? artwork.model(of: variant) : nil
        let model =
            decisive.map { ResolvedSymbol(artwork, variant: $0, style: style, moves: moves, draws: draws) } ?? other
        let models = model?.layers.map { $0.art as? OutlineArt }
        var arts: [OutlineArt] = []
        for (place, layer) in layers.enumerated() {
            var art = OutlineArt(
                layer, outlines, color: style.color(of: layer.role), gradientBox: style.gradientBox(variant.ink),
                variation: variations[place])
            let pen = models?[place]?.pen
            if let ground = models.map({ $0[place]?.ground }) ?? (moves ? art.ground(among: arts) : nil) {
                art.restore(ground, of: arts)
            } else if pen != nil || draws || variations[place].isPartlyDrawn {
                art.pen = layers.pen(of: place, outlines, like: pen)
            }
            arts.append(art)
        }
        self.init(
            layers: zip(layers, arts).map { layer, art in
                ResolvedLayer(
                    traits: layer.traits, paints: art.color.alpha > 0, bounds: art.outline.bounds, art: art,
                    leader: art.ground)
            })
    }
}

extension TemplateArtwork {
    /// The drawing of another variant that decides what is alike in all of its structure; nil where that is this one,
    /// or where this one has not its structure.
    fileprivate func model(of variant: Variant) -> Variant? {
        guard let model = self.variant(weight: nil, scale: nil)?.variant,
            (model.weight, model.scale) != (variant.weight, variant.scale),
            zip(model.shapes, variant.shapes).allSatisfy({ $0.isPainted == $1.isPainted }),
            model.firstDifference(from: variant) == nil
        else { return nil }
        return model
    }
}

extension [Layer] {
    /// The pen that draws a layer, with what is hidden by erasers above it.
    fileprivate func pen(of place: Int, _ outlines: VariantOutlines, like model: OutlinePen?) -> OutlinePen {
        let hidden = self[(place + 1)...].filter(\.isEraser).reduce(into: Path()) {
            $0.append(outlines.outline(of: $1))
        }
        let drawn = self[place].parts.filter { $0.action == .draw }
        return OutlinePen(drawn.flatMap { outlines.shapes(of: $0.outlines) }, hidden: hidden, like: model)
    }
}

extension DisplayList {
    /// The steps that paint one variant of a template, in glyph space.
    package init(_ artwork: TemplateArtwork, variant: Variant, style: SymbolStyle) {
        self = ResolvedSymbol(artwork, variant: variant, style: style).displayList()
    }
}

extension TemplateArtwork {
    /// The layers that a mode draws.
    ///
    /// A mode that the file has none for falls back: hierarchical and multicolor to the monochrome layers in the tint,
    /// the palette mode to the hierarchical ones and then likewise. Nil where there are none at all.
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
    /// All outlines of a variant: the system concatenates them where there are no layers.
    init(outlining variant: Variant) {
        self.init(index: 0, parts: [.init(.draw, .shapes(Array(variant.shapes.indices)))])
    }
}

extension Layer {
    /// Whether it clears what is behind it and paints nothing.
    var isEraser: Bool { clearsBehind && opacity == 0 }
}

extension VariantOutlines {
    fileprivate func outline(of layer: Layer) -> Path {
        layer.parts.filter { $0.action == .draw }.reduce(into: Path()) { $0.append(path(of: $1.outlines)) }
    }
}
