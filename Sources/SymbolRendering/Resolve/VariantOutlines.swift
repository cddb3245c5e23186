internal import SymbolGeometry
internal import SymbolModel

/// The outlines that layers pick from.
struct VariantOutlines {
    private let variant: Variant
    /// Every subpath as a shape of its own; none where no layer picks any.
    private let subpaths: [SymbolShape]

    init(_ variant: Variant, for layers: some Sequence<Layer>) {
        self.variant = variant
        guard layers.contains(where: \.picksSubpaths) else {
            subpaths = []
            return
        }
        subpaths = variant.shapes.flatMap { shape in
            shape.path.subpaths.map { SymbolShape(path: Path($0), classes: shape.classes, isPainted: true) }
        }
    }

    /// The painted ones.
    func shapes(of outlines: Layer.Outlines) -> [SymbolShape] {
        switch outlines {
        case .shapes(let places):
            places.filter(variant.shapes.indices.contains).map { variant.shapes[$0] }.filter(\.isPainted)
        case .subpaths(let places):
            places.filter(subpaths.indices.contains).map { subpaths[$0] }
        }
    }

    /// The painted ones, joined to one path.
    func path(of outlines: Layer.Outlines) -> Path {
        shapes(of: outlines).reduce(into: Path()) { $0.append($1.path) }
    }
}

extension Layer {
    fileprivate var picksSubpaths: Bool {
        parts.contains { if case .subpaths = $0.outlines { true } else { false } }
    }
}
