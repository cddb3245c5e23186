internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
package import SymbolModel

extension ResolvedSymbol {
    /// Resolves one variant of a template, in glyph space.
    ///
    /// With `moves`, layers may be in different states, and with `draws`, these may have draw ranges; finding what
    /// belongs together and the strokes of the outlines takes time.
    package init(
        _ artwork: TemplateArtwork, variant: Variant, style: SymbolStyle, moves: Bool = false, draws: Bool = false
    ) {
        let layers = artwork.layers(for: style.mode) ?? [Layer(outlining: variant)]
        let outlines = VariantOutlines(variant, for: layers)
        let variations = LayerVariation.of(layers, artwork.defaults, style: style)
        var arts: [OutlineArt] = []
        for (place, (layer, variation)) in zip(layers, variations).enumerated() {
            let erasers = layers[(place + 1)...].filter(\.isEraser)
            let art = OutlineArt(
                layer, outlines, color: style.color(of: layer.role), gradientBox: style.gradientBox(variant.ink),
                variation: variation, draws: draws,
                hidden: erasers.reduce(into: Path()) { $0.append(outlines.outline(of: $1)) })
            arts.append(moves ? art.restoring(groundOf: arts) : art)
        }
        self.init(
            layers: zip(layers, arts).map { layer, art in
                ResolvedLayer(
                    traits: layer.traits, paints: art.color.alpha > 0, bounds: art.outline.bounds, art: art,
                    leader: art.ground)
            })
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
