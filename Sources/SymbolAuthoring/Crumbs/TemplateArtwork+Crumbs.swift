internal import SymbolGeometry
internal import SymbolModel
internal import SymbolTemplate

extension TemplateArtwork {
    /// Returns the symbol with all crumbs of a gap cleared by the shape that clears the gap.
    ///
    /// - Parameters:
    ///   - gap: The index of the shape that clears the gap.
    ///   - widths: The widths of strokes, in grid units.
    /// - Returns: The symbol with additional contours in that shape.
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

    /// Returns the contours that the shape must clear besides the gap, in each cell's own space; `scale` is that of the
    /// drawing behind the gap.
    func crumbCovers(ofGap gap: Int, _ widths: StrokeWidths, scale: Double = 1) -> [Cell: Path] {
        let layers = self.layers[.hierarchical] ?? []
        func remains(_ variant: Variant, isFollower: Bool = false) -> GapRemains {
            GapRemains(
                variant, layers, gap: gap, widths: widths, scale: scale, isFollower: isFollower)
        }
        let masters = Master.allCases.map { Cell($0.weight, .small) }
        var (drawn, others) = (cells, [Cell]())
        if case .sources = sources { (drawn, others) = (masters, cells.filter { !masters.contains($0) }) }
        var samples = drawn.compactMap { cell in
            variants[cell].map { CrumbCovers.Sample(remains: remains($0), parts: [(cell, 1)], covering: [cell]) }
        }
        if case .sources(let sources) = sources {
            for cell in Self.intermediateCells + [Self.outerCell] {
                guard let variant = sources.variant(weight: cell.weight, scale: cell.scale) else { continue }
                let parts = Self.parts(of: cell).filter { $0.part != 0 }
                let isFollower = cell == Self.outerCell
                samples.append(
                    .init(
                        remains: remains(variant, isFollower: isFollower), parts: parts,
                        covering: isFollower ? [Cell(cell.weight, .small)] : parts.map(\.cell)))
            }
        }
        return CrumbCovers(
            samples, followers: others.map { ($0, Self.parts(of: $0)) }, anchors: anchors(ofGap: gap)
        ).paths.reduce(into: [:]) { paths, cover in
            guard let back = variants[cover.key].flatMap(\.toGrid.inverse) else { return }
            paths[cover.key] = cover.value.transformed(by: back)
        }
    }
}

extension TemplateArtwork {
    /// Cells between the masters: the intermediate weights, and those of the scale that is seen most.
    private static let intermediateCells = [
        Cell(.light, .small), Cell(.bold, .small), Cell(.light, .medium), Cell(.regular, .medium), Cell(.bold, .medium)
    ]
    /// The bold end of that scale, which is so close to a master that the same pieces are crumbs in both, but need not
    /// be in the same place.
    private static let outerCell = Cell(.black, .medium)

    /// Returns the masters from which a cell is interpolated, with their weights in the sum.
    private static func parts(of cell: Cell) -> [(cell: Cell, part: Double)] {
        let blend = InterpolationWeights(for: cell)
        return zip(Master.allCases, [blend.ultralight, blend.regular, blend.black])
            .map { (cell: Cell($0.weight, .small), part: $1) }
    }

    /// Returns points along the shape that follows its gap, in the lightest cell, where a slash is little more than its
    /// centre line.
    private func anchors(ofGap gap: Int) -> [Point] {
        guard let variant = cells.first.flatMap({ variants[$0] }), variant.shapes.indices.contains(gap + 1) else {
            return []
        }
        return variant.shapes[gap + 1].path.transformed(by: variant.toGrid).edges(0.1).flatMap { edge in
            stride(from: 0.0, to: 1, by: 0.05).map { edge.start.interpolated(to: edge.end, $0) }
        }
    }
}

extension StrokeWidths {
    subscript(weight: Weight) -> Double {
        InterpolationWeights(weight: weight, scale: .small).blend(ultralight, regular, black)
    }
}
