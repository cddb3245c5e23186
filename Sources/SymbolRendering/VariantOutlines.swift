internal import SymbolGeometry
internal import SymbolModel

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
