internal import SymbolGeometry
internal import SymbolModel

extension TemplateArtwork {
    /// Returns the symbol with the outermost contours of everything that monochrome paints wound in one direction, so
    /// that they add up where everything is filled as one path.
    ///
    /// Contours are reversed in all cells alike. A layer is left alone if it, or one in another mode, would look
    /// different, as where contours are holes of one another that cross an edge.
    func windingAlike() -> TemplateArtwork {
        guard let cell = cells.first, var reference = variants[cell] else { return self }
        var reversed: [Int: Set<Int>] = [:]
        for layer in layers[.monochrome] ?? [] where layer.opacity > 0 {
            let shapes = layer.shapeIndices.filter { reversed[$0] == nil && reference.shapes.indices.contains($0) }
            let contours = reference.counterclockwiseContours(of: shapes)
            let wound = reference.reversing(contours)
            guard looksAlike(reference, wound, shapes) else { continue }
            reference = wound
            reversed.merge(contours) { $0.union($1) }
        }
        return redrawn(variants.mapValues { $0.reversing(reversed) })
    }

    /// Returns whether all layers with any of the shapes cover the same area in two drawings, but for slivers where
    /// contours meet.
    private func looksAlike(_ a: Variant, _ b: Variant, _ shapes: [Int]) -> Bool {
        let parts = layers.values.joined().map(\.shapeIndices).filter { $0.contains(where: shapes.contains) }
        return Set(parts).allSatisfy { part in
            let (first, second) = (FlatPath(a.joined(part)), FlatPath(b.joined(part)))
            let points = a.joined(part).samplePoints
            let differing = points.count {
                (first.windingNumber(about: $0) == 0) != (second.windingNumber(about: $0) == 0)
            }
            return differing * 50 <= points.count
        }
    }
}

extension Variant {
    /// Returns one path of the shapes at some indices.
    func joined(_ indices: [Int]) -> Path {
        indices.filter(shapes.indices.contains).reduce(into: Path()) { $0.append(shapes[$1].path) }
    }

    /// Returns the variant with contours of some shapes traced backwards.
    func reversing(_ contours: [Int: Set<Int>]) -> Variant {
        redrawn(
            shapes.enumerated().map { index, shape in
                guard let contours = contours[index], !contours.isEmpty else { return shape }
                var shape = shape
                shape.path = shape.path.subpaths.enumerated().reduce(into: Path()) { path, subpath in
                    path.append(contours.contains(subpath.offset) ? subpath.element.reversed : subpath.element)
                }
                shape.drawKeyframes = []
                return shape
            }) ?? self
    }

    /// Returns the contours of shapes, filled together, that run counterclockwise and have ground around them, and the
    /// contours within those.
    fileprivate func counterclockwiseContours(of indices: [Int]) -> [Int: Set<Int>] {
        let path = joined(indices)
        let places = indices.flatMap { shape in shapes[shape].path.subpaths.indices.map { (shape, $0) } }
        let clockwise = zip(path.subpaths, path.woundClockwise.subpaths).map { $0 == $1 }
        return zip(places, clockwise).reduce(into: [:]) { contours, contour in
            let ((shape, index), isClockwise) = contour
            contours[shape, default: []].formUnion(isClockwise ? [] : [index])
        }
    }
}
