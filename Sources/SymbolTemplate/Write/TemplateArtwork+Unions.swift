internal import SymbolGeometry
internal import SymbolModel

extension TemplateArtwork {
    /// Returns the symbol with a single outline in place of erased contours that overlap, wherever one of the same
    /// structure can be found for all cells.
    ///
    /// Holes are wound against what is around them, which contours that overlap would be more than once.
    func unitingErasers() -> TemplateArtwork {
        var artwork = self
        while let united = artwork.unitingOneEraser() ?? artwork.joiningTwoErasers() { artwork = united }
        return artwork
    }

    private var erasers: [Layer] {
        LayerMode.allCases.flatMap { layers[$0] ?? [] }.filter { $0.clearsBehind && !$0.shapeIndices.isEmpty }
    }

    /// Returns the symbol with one of the erasers that overlap themselves united.
    private func unitingOneEraser() -> TemplateArtwork? {
        erasers.lazy.map(\.shapeIndices).filter { shapes in
            layers.values.joined().allSatisfy { layer in
                let others = Set(layer.shapeIndices)
                return others.isDisjoint(with: shapes) || others.isSuperset(of: shapes)
            }
        }.compactMap(uniting).first
    }

    /// Returns the symbol with two erasers united that overlap, follow one another and look alike.
    private func joiningTwoErasers() -> TemplateArtwork? {
        let erasers = erasers
        return zip(erasers, erasers.dropFirst()).lazy.compactMap { first, second in
            areTwins(first.shapeIndices, second.shapeIndices) ? uniting(first.shapeIndices + second.shapeIndices) : nil
        }.first
    }

    /// Returns whether two lists of shapes are, in every mode, two layers that could be one.
    private func areTwins(_ first: [Int], _ second: [Int]) -> Bool {
        let both = Set(first).union(second)
        return first != second
            && layers.values.allSatisfy { layers in
                let own = layers.indices.filter { !both.isDisjoint(with: layers[$0].shapeIndices) }
                guard let lower = own.first, let upper = own.last else { return true }
                let (a, b) = (layers[lower], layers[upper])
                return own.count == 2 && upper == lower + 1 && a.shapeIndices == first && b.shapeIndices == second
                    && a.role == b.role && a.clearsBehind == b.clearsBehind && a.opacity == b.opacity
                    && (a.opacity == 0 || a.opacity == 1)
            }
    }

    /// Returns the symbol with the area of some shapes outlined by the first of them; nil if nothing overlaps.
    private func uniting(_ shapes: [Int]) -> TemplateArtwork? {
        let cells = self.cells
        let paths = cells.compactMap { variants[$0]?.joined(shapes) }
        guard paths.contains(where: \.overlapsItself), let outlines = UnitedOutline.outlines(of: paths),
            !outlines.contains(where: \.overlapsItself)
        else { return nil }
        var united = variants
        for (cell, outline) in zip(cells, outlines) {
            guard let variant = variants[cell], variant.shapes.indices.contains(shapes[0]) else { return nil }
            var redrawn = variant.shapes
            (redrawn[shapes[0]].path, redrawn[shapes[0]].drawKeyframes) = (outline, [])
            united[cell] = variant.redrawn(redrawn)
        }
        var artwork = redrawn(united).removing(shapes: Set(shapes.dropFirst()))
        artwork.layers = artwork.layers.mapValues { $0.filter { !$0.shapeIndices.isEmpty } }
        return artwork
    }
}

extension Path {
    fileprivate var overlapsItself: Bool {
        let area = FlatPath(self)
        return samplePoints.contains { abs(area.windingNumber(about: $0)) > 1 }
    }
}
