internal import SymbolGeometry
package import SymbolModel

extension Cell {
    /// Where the cell's left margin and its baseline stand on the page.
    var origin: (left: Double, baseline: Double) {
        (TemplatePage.leftMargin(weight), TemplatePage.baseline(scale))
    }
}

extension TemplateArtwork {
    /// The same symbol with all 27 weights and scales drawn, for tools that do not interpolate.
    ///
    /// - Throws: `StructureMismatch` where cells that are not drawn cannot be interpolated.
    package func drawnStatically() throws(StructureMismatch) -> TemplateArtwork {
        let missing = Cell.all.filter { variants[$0] == nil }
        guard !missing.isEmpty else { return self }
        let sources = try interpolationSources()
        var cells = variants
        for cell in missing { cells[cell] = sources.variant(weight: cell.weight, scale: cell.scale) }
        return redrawn(cells)
    }

    /// The same symbol with only the three masters drawn.
    ///
    /// - Returns: The symbol, and the greatest distance by which a point of what was drawn in other cells differs from
    ///   what is interpolated there, with the cell.
    /// - Throws: `StructureMismatch` where the masters are not drawn or cannot be interpolated.
    package func drawnVariably() throws(StructureMismatch) -> (artwork: TemplateArtwork, difference: CellDifference?) {
        let sources = try interpolationSources()
        let masters = Master.allCases.map { Cell($0.weight, .small) }
        let artwork = redrawn(variants.filter { masters.contains($0.key) })
        let differences = cells.compactMap { cell -> CellDifference? in
            guard let drawn = variants[cell], let made = sources.variant(weight: cell.weight, scale: cell.scale)
            else { return nil }
            return CellDifference(cell: cell, distance: drawn.distance(to: made))
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

/// By how much a drawn cell differs from what is interpolated there.
package struct CellDifference: Hashable, Sendable {
    package let cell: Cell
    /// In units of 1/100 em; infinite where the commands differ.
    package let distance: Double
}

extension Variant {
    /// The greatest distance between points of the same place in two drawings.
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
