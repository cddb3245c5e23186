internal import SymbolGeometry
package import SymbolModel

extension Cell {
    /// The page coordinates of the cell's left margin and baseline.
    var origin: (left: Double, baseline: Double) {
        (TemplatePage.leftMargin(weight), TemplatePage.baseline(scale))
    }
}

extension TemplateArtwork {
    /// Returns the symbol with all 27 combinations of weight and scale drawn, for tools that do not interpolate.
    ///
    /// - Throws: `StructureMismatch` when the missing cells cannot be interpolated.
    package func drawnStatically() throws(StructureMismatch) -> TemplateArtwork {
        let missing = Cell.all.filter { variants[$0] == nil }
        guard !missing.isEmpty else { return self }
        let sources = try interpolationSources()
        var cells = variants
        for cell in missing { cells[cell] = sources.variant(weight: cell.weight, scale: cell.scale) }
        return redrawn(cells)
    }

    /// Returns the symbol with only the three masters drawn.
    ///
    /// - Returns: The symbol, and the cell whose drawing differs most from its interpolation, with the greatest
    ///   distance between their points.
    /// - Throws: `StructureMismatch` when a master is missing or the masters cannot be interpolated.
    package func drawnVariably() throws(StructureMismatch) -> (artwork: TemplateArtwork, difference: CellDifference?) {
        let sources = try interpolationSources()
        let masters = Master.allCases.map { Cell($0.weight, .small) }
        let artwork = redrawn(variants.filter { masters.contains($0.key) })
        let differences = cells.compactMap { cell -> CellDifference? in
            guard let drawn = variants[cell], let interpolated = sources.variant(weight: cell.weight, scale: cell.scale)
            else { return nil }
            return CellDifference(cell: cell, distance: drawn.distance(to: interpolated))
        }
        return (artwork, differences.max { $0.distance < $1.distance })
    }

    private func interpolationSources() throws(StructureMismatch) -> InterpolationSources {
        switch sources {
        case .sources(let sources): return sources
        case .missing(let cell): throw StructureMismatch("\(cell) is not drawn")
        case .mismatch(let difference): throw StructureMismatch(difference)
        }
    }
}

/// The difference between a drawn cell and its interpolation.
package struct CellDifference: Hashable, Sendable {
    /// The cell that is drawn.
    package let cell: Cell
    /// The distance in units of 1/100 em; infinite when the path commands differ.
    package let distance: Double
}

extension Variant {
    /// Returns the greatest distance between corresponding points of two drawings.
    fileprivate func distance(to other: Variant) -> Double {
        guard firstDifference(from: other) == nil else { return .infinity }
        return zip(shapes, other.shapes).reduce(abs(advance - other.advance)) { distance, pair in
            zip(pair.0.path.elements, pair.1.path.elements).reduce(distance) { max($0, $1.0.distance(to: $1.1)) }
        }
    }
}

extension PathElement {
    fileprivate func distance(to other: PathElement) -> Double {
        zip(points, other.points).reduce(0) { max($0, $1.0.distance(to: $1.1)) }
    }
}
