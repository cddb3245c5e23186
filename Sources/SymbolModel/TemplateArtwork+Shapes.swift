extension TemplateArtwork {
    /// Returns the same symbol with other drawings.
    package func redrawn(_ variants: [Cell: Variant]) -> TemplateArtwork {
        TemplateArtwork(
            version: version, variants: variants, faults: faults, guides: guides, layers: layers, defaults: defaults)
    }

    /// Returns the same symbol with a change made to every shape.
    package func redrawn(_ change: (inout SymbolShape) -> Void) -> TemplateArtwork {
        redrawn(
            variants.compactMapValues { variant in
                variant.redrawn(
                    variant.shapes.map { shape in
                        var shape = shape
                        change(&shape)
                        return shape
                    })
            })
    }

    /// Returns the same symbol without the shapes at some indices, in every cell.
    package func removing(shapes removed: Set<Int>) -> TemplateArtwork {
        guard !removed.isEmpty else { return self }
        func newIndex(_ old: Int) -> Int? { removed.contains(old) ? nil : old - removed.count { $0 < old } }
        var artwork = redrawn(
            variants.compactMapValues { variant in
                variant.redrawn(variant.shapes.enumerated().filter { !removed.contains($0.offset) }.map(\.element))
            })
        artwork.layers = layers.mapValues { $0.map { $0.mapShapeIndices { $0.compactMap(newIndex) } } }
        return artwork
    }
}

extension Variant {
    /// Returns the same cell with other shapes; `nil` where they have no extent.
    package func redrawn(_ shapes: [SymbolShape], advance: Double? = nil) -> Variant? {
        Variant(
            weight: weight, scale: scale, shapes: shapes, advance: advance ?? self.advance,
            hasOwnMargins: hasOwnMargins)
    }
}

extension Layer {
    /// The indices of the shapes that make up the layer; empty for a layer made of subpaths.
    package var shapeIndices: [Int] {
        parts.flatMap { part -> [Int] in
            if case .shapes(let indices) = part.outlines { indices } else { [] }
        }
    }

    /// Returns the layer with the shape indices of each part mapped to others.
    package func mapShapeIndices(_ map: ([Int]) -> [Int]) -> Layer {
        var layer = self
        layer.parts = parts.map { part in
            if case .shapes(let old) = part.outlines { Part(part.action, .shapes(map(old))) } else { part }
        }
        return layer
    }
}
