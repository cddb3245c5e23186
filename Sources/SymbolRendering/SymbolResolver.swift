public import SymbolDrawing
internal import SymbolGeometry
public import SymbolModel

extension DisplayList {
    /// The steps that paint one variant of a template in a single colour, in glyph space.
    ///
    /// Without layers the outlines are one shape filled by the nonzero rule: the system concatenates them.
    public init(monochrome artwork: TemplateArtwork, variant: Variant, tint: Color) {
        let outlines = VariantOutlines(variant)
        let whole = Layer(index: 0, parts: [.init(.draw, .shapes(Array(variant.shapes.indices)))])
        let layers = artwork.monochromeLayers.isEmpty ? [whole] : artwork.monochromeLayers
        self.init(items: layers.flatMap { $0.items(outlines, paint: .color(tint)) })
    }
}

/// The outlines that layers pick from.
struct VariantOutlines {
    private let variant: Variant
    private let subpaths: [Path]

    init(_ variant: Variant) {
        self.variant = variant
        subpaths = variant.shapes.flatMap { $0.path.subpaths.map { Path($0) } }
    }

    /// The painted ones, joined to one path.
    func path(of outlines: Layer.Outlines) -> Path {
        let paths: [Path] = switch outlines {
        case .shapes(let places):
            places.filter(variant.shapes.indices.contains).map { variant.shapes[$0] }.filter(\.isPainted).map(\.path)
        case .subpaths(let places): places.filter(subpaths.indices.contains).map { subpaths[$0] }
        }
        return paths.reduce(into: Path()) { $0.append($1) }
    }
}

extension Layer {
    /// The steps that paint the layer: first it clears its own shape, then it paints it.
    func items(_ outlines: VariantOutlines, paint: Paint<Color>) -> [DisplayItem] {
        let shape: [DisplayItem] = parts.compactMap { part in
            let path = outlines.path(of: part.outlines)
            guard !path.isEmpty else { return nil }
            return switch part.action {
            case .draw: .fill(DisplayFill(path: path, rule: .nonZero, paint: paint))
            case .erase: .erase(path, rule: .nonZero)
            }
        }
        guard !shape.isEmpty else { return [] }
        var items: [DisplayItem] = []
        // A shape put together in steps is finished by itself before it meets what lies below.
        if clearsBehind {
            items = shape.solePath.map { [.erase($0, rule: .nonZero)] } ?? [.group(DisplayGroup(erases: true, items: shape))]
        }
        if opacity == 1, shape.solePath != nil {
            items += shape
        } else if opacity > 0 {
            items.append(.group(DisplayGroup(opacity: opacity, items: shape)))
        }
        return items
    }
}

extension [DisplayItem] {
    /// The path of a list that only fills one by the nonzero rule.
    fileprivate var solePath: Path? {
        if count == 1, case .fill(let fill) = self[0], fill.rule == .nonZero { fill.path } else { nil }
    }
}
