package import SymbolGeometry
package import SymbolStrokes

/// A shape that covers an area: the inside of a path by the nonzero rule, or the area of a pen that follows it.
package enum CoveredShape {
    /// A path and the transform from its space to pixels.
    case fill(Path, AffineTransform)
    /// A path without dashes, the caps and joins, a positive width in the path's units, and the transform from the
    /// path's space, in which the pen is round, to pixels.
    case stroke(Path, StrokePen, width: Double, AffineTransform)

    package var isFill: Bool {
        if case .fill = self { true } else { false }
    }

    /// The approximate number of lines and curves of its outline.
    package var parts: Int {
        switch self {
        case .fill(let path, _): path.elements.count
        case .stroke(let path, _, _, _): path.elements.count * 4
        }
    }

    func added(to table: consuming EdgeTable) -> EdgeTable {
        switch self {
        case .fill(let path, let transform):
            table.add(path, transform)
            table.endFill(turns: path.mostTurns)
            return table
        case .stroke(let path, let pen, let width, let transform):
            table.setMirrored(transform.determinant < 0)
            return StrokeOutline.edges(of: path, pen, width: width, transform, table: table)
        }
    }
}
