internal import SymbolDrawing
internal import SymbolGeometry
public import SymbolModel

extension DisplayList {
    /// The steps that paint one variant of a template, in glyph space.
    public init(_ artwork: TemplateArtwork, variant: Variant, style: SymbolStyle) {
        let outlines = VariantOutlines(variant)
        let layers = artwork.layers(for: style.mode) ?? [Layer(outlining: variant)]
        let lighting = VariableLighting(layers, style: style)
        var items: [DisplayItem] = []
        for (place, layer) in layers.enumerated() {
            let isLit = lighting?.lights(place) ?? true
            if !isLit, style.inactiveLayers == .hide { continue }
            let color = style.ink(of: layer.role).multiplyingAlpha(by: isLit ? 1 : SymbolStyle.dimmedOpacity)
            items += layer.items(outlines, color: color, paint: { style.paint($0, in: variant.ink) })
        }
        self.init(items: items)
    }
}

extension TemplateArtwork {
    /// The layers that a mode draws. A mode that the file has none for falls back: hierarchical and multicolor to the
    /// monochrome layers in the tint, the palette mode to the hierarchical ones and then likewise. Nil where there are
    /// none at all.
    public func layers(for mode: RenderingMode) -> [Layer]? {
        let own: [Layer]? = switch mode {
        case .automatic, .monochrome: nil
        case .hierarchical, .palette: layers[.hierarchical]
        case .multicolor: layers[.multicolor]
        }
        return own ?? layers[.monochrome]
    }
}

extension Layer {
    /// All outlines of a variant: the system concatenates them where there are no layers.
    fileprivate init(outlining variant: Variant) {
        self.init(index: 0, parts: [.init(.draw, .shapes(Array(variant.shapes.indices)))])
    }

    /// The steps that paint the layer: first it clears its own shape, then it paints it.
    fileprivate func items(_ outlines: VariantOutlines, color: Color, paint: (Color) -> Paint<Color>) -> [DisplayItem] {
        let opaque = steps(outlines, paint: .color(.black))
        guard !opaque.isEmpty else { return [] }
        var items: [DisplayItem] = []
        // A shape put together in steps is finished by itself before it meets what lies below.
        if clearsBehind {
            items = opaque.solePath.map { [.erase($0, rule: .nonZero)] } ?? [.group(DisplayGroup(erases: true, items: opaque))]
        }
        let alpha = opacity * color.alpha
        guard alpha > 0 else { return items }
        if opaque.solePath != nil {
            items += steps(outlines, paint: paint(color.multiplyingAlpha(by: opacity)))
        } else {
            let solid = Color(red: color.red, green: color.green, blue: color.blue)
            items.append(.group(DisplayGroup(opacity: alpha, items: steps(outlines, paint: paint(solid)))))
        }
        return items
    }

    private func steps(_ outlines: VariantOutlines, paint: Paint<Color>) -> [DisplayItem] {
        parts.compactMap { part in
            let path = outlines.path(of: part.outlines)
            guard !path.isEmpty else { return nil }
            return switch part.action {
            case .draw: .fill(DisplayFill(path: path, rule: .nonZero, paint: paint))
            case .erase: .erase(path, rule: .nonZero)
            }
        }
    }
}

extension [DisplayItem] {
    /// The path of a list that only fills one by the nonzero rule.
    fileprivate var solePath: Path? {
        if count == 1, case .fill(let fill) = self[0], fill.rule == .nonZero { fill.path } else { nil }
    }
}
