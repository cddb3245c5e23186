internal import SymbolGeometry
internal import SymbolModel

/// The outlines of a variant, from which layers are made.
struct VariantOutlines {
    private let variant: Variant
    /// Every subpath as a shape of its own; empty where no layer refers to subpaths.
    private let subpaths: [SymbolShape]

    init(_ variant: Variant, for layers: some Sequence<Layer>) {
        self.variant = variant
        guard layers.contains(where: \.usesSubpaths) else {
            subpaths = []
            return
        }
        subpaths = variant.shapes.flatMap { shape in
            shape.path.subpaths.map { SymbolShape(path: Path($0), classes: shape.classes, isPainted: true) }
        }
    }

    /// Returns the painted shapes among outlines.
    func shapes(of outlines: Layer.Outlines) -> [SymbolShape] {
        switch outlines {
        case .shapes(let indices):
            indices.filter(variant.shapes.indices.contains).map { variant.shapes[$0] }.filter(\.isPainted)
        case .subpaths(let indices):
            indices.filter(subpaths.indices.contains).map { subpaths[$0] }
        }
    }

    /// Returns the painted shapes among outlines, joined in one path.
    func path(of outlines: Layer.Outlines) -> Path {
        shapes(of: outlines).reduce(into: Path()) { $0.append($1.path) }
    }
}

extension Layer {
    fileprivate var usesSubpaths: Bool {
        parts.contains { if case .subpaths = $0.outlines { true } else { false } }
    }
}
