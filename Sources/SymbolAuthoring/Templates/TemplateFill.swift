internal import SymbolFiles
internal import SymbolGeometry
internal import SymbolModel

/// A template with its outermost contours filled, and what lies within them cut out.
struct TemplateFill {
    private(set) var artwork: TemplateArtwork

    /// - Throws: `ValueError` where no contour has a hole, or the cells have not the same contours.
    init(_ source: TemplateArtwork) throws(ValueError) {
        artwork = source
        guard let reference = source.variant(weight: .regular, scale: .small)?.variant else { return }
        let contours = reference.shapes.map { ShapeContours($0.path) }
        let painted = source.paintedPlaces
        let filled = painted.filter { contours[$0].hasHoles && reference.shapes[$0].isPainted }
        // What lies within the hole of another is cut out and filled no further.
        let cut = painted.filter { place in
            filled.contains { $0 != place && contours[$0].holds(contours[place]) }
        }
        let bodies = filled.filter { !cut.contains($0) }
        guard !bodies.isEmpty else {
            throw ValueError("no outline in it leaves its inside open, so there is nothing to fill")
        }
        var variants: [Cell: Variant] = [:]
        for (cell, variant) in source.variants {
            var shapes = variant.shapes
            for place in bodies {
                guard let path = contours[place].filled(shapes[place].path) else {
                    throw ValueError("its weights are drawn with unlike contours and cannot be filled alike")
                }
                (shapes[place].path, shapes[place].drawKeyframes) = (path, [])
            }
            variants[cell] = variant.redrawn(shapes)
        }
        artwork = source.redrawn(variants)
        let top = source.layers.values.joined().map(\.index).max().map { $0 + 1 } ?? 0
        artwork.layers = source.layers.mapValues { layers in
            layers.flatMap { $0.cutting(Set(cut), front: top) }.sorted { $0.index < $1.index }
        }
    }
}

extension Layer {
    /// The layer without some shapes, and one in front of all that erases these.
    fileprivate func cutting(_ shapes: Set<Int>, front: Int) -> [Layer] {
        guard opacity > 0, places.contains(where: shapes.contains) else { return [self] }
        var (kept, eraser) = (moved { $0.filter { !shapes.contains($0) } }, moved { $0.filter(shapes.contains) })
        (eraser.index, eraser.opacity, eraser.clearsBehind) = (index + front, 0, true)
        return [kept, eraser].filter { !$0.places.isEmpty }
    }
}
