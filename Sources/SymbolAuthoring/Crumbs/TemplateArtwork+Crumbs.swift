internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

extension TemplateArtwork {
    /// The same symbol, one of whose shapes clears a gap and now all crumbs with it.
    ///
    /// - Parameters:
    ///   - gap: The place of the shape.
    ///   - widths: Of strokes, in grid units.
    /// - Returns: The artwork without them.
    func clearingCrumbs(ofGap gap: Int, _ widths: StrokeWidths) -> TemplateArtwork {
        let covers = crumbCovers(ofGap: gap, widths)
        guard !covers.isEmpty else { return self }
        var redrawn = variants
        for (cell, cover) in covers {
            guard let variant = variants[cell], variant.shapes.indices.contains(gap) else { continue }
            var shapes = variant.shapes
            shapes[gap].path.append(cover)
            redrawn[cell] = variant.redrawn(shapes)
        }
        return self.redrawn(redrawn)
    }

    /// What the shape is to clear besides the gap, in each cell's own space.
    func crumbCovers(ofGap gap: Int, _ widths: StrokeWidths) -> [Cell: Path] {
        let layers = self.layers[.hierarchical] ?? []
        func remains(_ variant: Variant) -> GapRemains {
            GapRemains(variant, layers, gap: gap, width: widths[variant.weight])
        }
        var samples = cells.compactMap { cell in
            variants[cell].map { CrumbCovers.Sample(remains: remains($0), parts: [(cell, 1)]) }
        }
        if case .sources(let sources) = sources {
            for weight in [Weight.light, .bold] where variants[Cell(weight, .small)] == nil {
                guard let variant = sources.variant(weight: weight, scale: .small) else { continue }
                let blend = InterpolationWeights(weight: weight, scale: .small)
                let parts = zip(Master.allCases, [blend.ultralight, blend.regular, blend.black])
                    .map { (cell: Cell($0.weight, .small), part: $1) }.filter { $0.part != 0 }
                samples.append(.init(remains: remains(variant), parts: parts))
            }
        }
        return CrumbCovers(samples, anchors: anchors(ofGap: gap)).paths.reduce(into: [:]) { paths, cover in
            guard let back = variants[cover.key].flatMap({ GapRemains.toGrid($0).inverse }) else { return }
            paths[cover.key] = cover.value.transformed(by: back)
        }
    }
}

extension TemplateArtwork {
    /// Along the shape that follows its gap, in the lightest cell: there a slash is hardly more than its middle.
    private func anchors(ofGap gap: Int) -> [Point] {
        guard let variant = cells.first.flatMap({ variants[$0] }), variant.shapes.indices.contains(gap + 1) else {
            return []
        }
        return variant.shapes[gap + 1].path.transformed(by: GapRemains.toGrid(variant)).edges(0.1).flatMap { edge in
            stride(from: 0.0, to: 1, by: 0.05).map { edge.start.interpolated(to: edge.end, $0) }
        }
    }
}

extension StrokeWidths {
    fileprivate subscript(weight: Weight) -> Double {
        InterpolationWeights(weight: weight, scale: .small).blend(ultralight, regular, black)
    }
}
