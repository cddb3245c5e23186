internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

/// The areas that layers of a variant cover, in grid units about the grid's centre.
struct LayerAreas {
    private let variant: Variant
    private let toGrid: AffineTransform
    private let raster: ScanlineRegion.Raster

    /// The spacing of scan lines, in grid units: too fine to be visible at 300 pixels.
    private static let step = 1.0 / 16
    /// The area that is examined, eight grids in each direction; anything farther away is in no picture and could
    /// overflow.
    private static let near = Rect(x: -192, y: -192, width: 384, height: 384)

    init(_ variant: Variant) {
        (self.variant, toGrid) = (variant, variant.toGrid)
        let inkBounds = variant.inkBounds.transformed(by: toGrid).intersection(Self.near)
        raster = ScanlineRegion.Raster(inkBounds ?? Rect(x: 0, y: 0, width: 0, height: 0), step: Self.step)
    }

    func area(of layer: Layer) -> ScanlineRegion {
        let path = layer.shapeIndices.reduce(into: Path()) { $0.append(variant.shapes[$1].path) }
        return ScanlineRegion(path.transformed(by: toGrid), raster)
    }

    func union(of layers: [Layer]) -> ScanlineRegion {
        layers.reduce(into: ScanlineRegion(empty: raster)) { $0.formUnion(area(of: $1)) }
    }

    /// Returns what layers, from back to front, paint and do not erase again.
    func painted(by layers: ArraySlice<Layer>) -> ScanlineRegion {
        layers.reduce(into: ScanlineRegion(empty: raster)) { painted, layer in
            let own = area(of: layer)
            if layer.opacity > 0 { painted.formUnion(own) } else if layer.clearsBehind { painted.subtract(own) }
        }
    }
}

extension Variant {
    /// The transform from the variant's space to the grid's, about its centre.
    var toGrid: AffineTransform {
        .scale(1 / (scale.factor * TemplateDrawing.gridUnit)) * .translation(x: -advance / 2, y: Variant.capHeight / 2)
    }
}
