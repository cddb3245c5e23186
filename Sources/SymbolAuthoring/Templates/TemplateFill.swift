internal import SymbolFiles
internal import SymbolGeometry
internal import SymbolModel

/// A template with its outermost contours filled and the contours within them cut out.
struct TemplateFill {
    private(set) var artwork: TemplateArtwork
    /// Whether part of the drawing is lost in what is filled.
    private(set) var fillsInk = false

    /// Fills a template.
    ///
    /// - Throws: `ValueError` when no contour has a hole, or the cells differ in their contours.
    init(_ source: TemplateArtwork) throws(ValueError) {
        artwork = source
        guard let reference = source.variant(weight: .regular, scale: .small)?.variant else { return }
        let contours = reference.shapes.map { ShapeContours($0.path.transformed(by: reference.toGrid)) }
        let painted = source.paintedIndices
        let filled = painted.filter { contours[$0].hasHoles && reference.shapes[$0].isPainted }
        // Anything within the hole of another shape is cut out and not filled itself.
        let cut = painted.filter { index in
            filled.contains { $0 != index && contours[$0].encloses(contours[index]) }
        }
        let bodies = filled.filter { !cut.contains($0) }
        guard !bodies.isEmpty else {
            throw ValueError("no outline has an open interior, so there is nothing to fill")
        }
        fillsInk = bodies.contains { contours[$0].fillsInk }
        let erased = bodies.filter { contours[$0].needsEraser }
        var variants: [Cell: Variant] = [:]
        for (cell, variant) in source.variants {
            variants[cell] = variant.redrawn(try Self.filled(variant.shapes, bodies, contours))
        }
        artwork = source.redrawn(variants)
        let top = source.layers.values.joined().map(\.index).max().map { $0 + 1 } ?? 0
        let insides = Dictionary(uniqueKeysWithValues: zip(erased, reference.shapes.count...))
        artwork.layers = source.layers.mapValues { layers in
            layers.flatMap { $0.cutting(Set(cut), insides, front: top) }.sorted { $0.index < $1.index }
        }
    }

    /// Returns the shapes of a cell with bodies filled, followed by the insides of those that need an eraser.
    ///
    /// - Throws: `ValueError` when the contours are not those of the cell in which the bodies were found.
    private static func filled(
        _ shapes: [SymbolShape], _ bodies: [Int], _ contours: [ShapeContours]
    ) throws(ValueError) -> [SymbolShape] {
        var shapes = shapes
        for index in bodies {
            guard let path = contours[index].filled(shapes[index].path),
                let inside = contours[index].inside(shapes[index].path)
            else { throw ValueError("its weights are drawn with different contours, so they cannot be filled") }
            (shapes[index].path, shapes[index].drawKeyframes) = (path, [])
            guard contours[index].needsEraser else { continue }
            var eraser = shapes[index]
            eraser.path = inside
            shapes.append(eraser)
        }
        return shapes
    }
}

extension Layer {
    /// Returns the layer without some shapes, and a layer in front of everything that erases these and the insides of
    /// its own shapes.
    fileprivate func cutting(_ shapes: Set<Int>, _ insides: [Int: Int], front: Int) -> [Layer] {
        guard opacity > 0, shapeIndices.contains(where: { shapes.contains($0) || insides[$0] != nil }) else {
            return [self]
        }
        let kept = mapShapeIndices { $0.filter { !shapes.contains($0) } }
        var eraser = mapShapeIndices { $0.filter(shapes.contains) + $0.compactMap { insides[$0] } }
        (eraser.index, eraser.opacity, eraser.clearsBehind) = (index + front, 0, true)
        return [kept, eraser].filter { !$0.shapeIndices.isEmpty }
    }
}
